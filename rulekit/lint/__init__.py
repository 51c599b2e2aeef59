"""The linter: what can be known of a ruleset from its files, beyond whether it can be played at all."""
