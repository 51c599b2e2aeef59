"""The words of a game: Fluent files read with positions and checked against what the rules use.

This package is the only one that imports fluent.
"""

from rulekit.locale.check import check_messages
from rulekit.locale.messages import Message, Messages, Placeholder, Reference, parse

__all__ = ["Message", "Messages", "Placeholder", "Reference", "check_messages", "parse"]
