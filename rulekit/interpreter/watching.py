"""What is looked at all the time: by ends and `until` together, by each `becomes` by itself.

A test is due again only after something has changed that it could notice.
"""

from __future__ import annotations

from rulekit.interpreter.bundles import can_be_on, homes_with_off, paths_of
from rulekit.interpreter.compiler import Compiler, Source
from rulekit.interpreter.endings import ENDING, test_bit
from rulekit.interpreter.keeping import keep_values
from rulekit.interpreter.reads import noticed, reads, source_reads


def watch(compiler: Compiler) -> None:
    """Notes for every slot which tests could notice a change of it."""
    homes = [home for home in compiler.layout.homes if can_be_on(compiler, home)]
    ending: set[object] = set()
    for home in homes:
        for end in home.rules.ends:
            for condition in end.conditions:
                ending |= reads(compiler, condition.test)
            ending |= source_reads(compiler, Source(home), set())
        if home.bundle is not None and home.bundle.until is not None:
            ending |= reads(compiler, home.bundle.until)
        if home.bundle is not None and any(path.startswith("ends.") for path in home.bundle.off):
            ending |= source_reads(compiler, Source(home), set())
    compiler.watch(ENDING, noticed(compiler, ending))
    for listener in compiler.becoming:
        assert listener.trigger.becomes is not None
        if not can_be_on(compiler, listener.source.home):
            continue
        read = reads(compiler, listener.trigger.becomes)
        read |= source_reads(compiler, listener.source, set())
        for home in homes_with_off(compiler, paths_of(compiler, listener.source, "when", listener.trigger.name)):
            read |= source_reads(compiler, Source(home), set())
        compiler.watch(test_bit(compiler, listener), noticed(compiler, read))
    if not compiler.watched and any(home.rules.ends for home in homes):
        compiler.watched.add("always")
    keep_values(compiler)
