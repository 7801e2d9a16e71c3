PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PRODUCT := $(VENV)/.product
TOOLS := $(VENV)/.tools
PIP := $(BIN)/pip --disable-pip-version-check --quiet install
LOCK := $(BIN)/uv pip compile --universal --generate-hashes --no-header --quiet pyproject.toml

.PHONY: help setup play test check format bench lock
.DEFAULT_GOAL := help

help:  ## what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(PRODUCT)  ## a virtual environment with what the product needs

$(PRODUCT): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tuileries needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-deps --editable .
	@touch $@

$(TOOLS): requirements-dev.lock $(PRODUCT)
	$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

play: $(PRODUCT)  ## a game in the terminal, against a program
	@$(BIN)/tuileries play zen-garden

check: $(TOOLS)  ## lint, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy

test: check  ## every check there is
	$(BIN)/pytest -n auto --doctest-glob='*.md' --cov --cov-report=
	$(BIN)/coverage report --include='tuileries/core/*,tuileries/games/*' --fail-under=100 --show-missing --skip-covered

format: $(TOOLS)  ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(TOOLS)  ## one JSON line a figure
	@for script in benchmarks/bench_*.py; do $(BIN)/python $$script || exit 1; done

lock: $(TOOLS)  ## renew the locks
	$(LOCK) --output-file requirements.lock
	$(LOCK) --group dev --output-file requirements-dev.lock
