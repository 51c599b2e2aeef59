"""What the command's exit code tells a script."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    DONE = 0
    FINDINGS = 1
    USAGE = 2
    REFUSED = 3
    INPUT_ENDED = 4
    INTERNAL = 70  # a fault of rulekit itself: the customary number, so that no script takes it for a finding
    INTERRUPTED = 130
    UNREAD = 141  # whoever read the output has gone: the number that the shell has for this
