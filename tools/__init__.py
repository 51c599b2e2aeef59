"""Programs that make parts of this repository; nothing of them is installed."""
