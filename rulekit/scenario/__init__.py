"""Scenarios: positions, answers and checks that show what a ruleset's rules do, and the ledger of those rules."""
