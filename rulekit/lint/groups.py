"""All checks: importing this file declares them, one group after the other."""

from __future__ import annotations

from rulekit.lint import (
    always,
    key_order,
    ledger,
    messages,
    never,
    order,
    secrets,
    tables,
    unreached,
    unused,
    unused_names,
    unused_parts,
)

__all__ = [
    "always",
    "key_order",
    "ledger",
    "messages",
    "never",
    "order",
    "secrets",
    "tables",
    "unreached",
    "unused",
    "unused_names",
    "unused_parts",
]
