# Everything runs in .venv, which is made when it is missing and renewed when pyproject.toml changes.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

# The game that bots play where nobody can be asked.
GAME := complots

.PHONY: play test long bench docs
.DEFAULT_GOAL := test

# Choose a game, a language, opponents. Without a terminal, bots play one game.
play: $(STAMP)
	@if [ -t 0 ]; then $(BIN)/rulekit play; else $(BIN)/rulekit play $(GAME) --seats random; fi

# Every check that a change must keep.
test: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2 --dist worksteal

# What takes minutes: run it before an issue is called resolved.
long: $(STAMP)
	$(BIN)/python -m pytest -m long -n 2 --dist worksteal

# How fast games are played, beside an engine written by hand for one of them. Takes about a quarter of an hour.
bench: $(STAMP)
	$(BIN)/python -m benchmarks.run

# Writes the pages and pictures under docs/ that are made from the code.
docs: $(STAMP)
	$(BIN)/python -m rulekit.docs
	$(BIN)/python -m tools.pictures

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "rulekit needs Python 3.11 or later: make PYTHON=python3.12")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(STAMP)
