PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PRODUCT := $(VENV)/.product
TOOLS := $(VENV)/.tools
PEERS := $(VENV)/.peers
# A lock names everything: what a package would like to have besides must not be looked for, a newer one stops pip.
PIP := $(BIN)/pip --disable-pip-version-check --quiet install --no-deps
LOCK := $(BIN)/uv pip compile --universal --generate-hashes --no-header --quiet

PAGE := tuileries/web/index.html
MODULES := web/node_modules/.package-lock.json
NODE := $(VENV)/.node
SOURCES := $(shell find web tuileries/locales -name node_modules -prune -o -type f -print)
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Tests start many processes; one that may keep no bytecode compiles all that it imports, each time.
unexport PYTHONDONTWRITEBYTECODE

PYTEST := $(BIN)/pytest -n auto --dist worksteal
# What covers the rules, and nothing else is measured: laws, servers and bots play the same games over and over.
RULES := tests/core tests/golden tests/lessons/test_open_lessons.py $(filter-out %/test_laws.py,$(wildcard tests/games/*/test_*.py))
SOAK := zen_garden:1000 hanging_gardens:500 gardeners:500 kernel:50 fuzz:50000 chaos:50 crash:50 nodes:40 sleep:20000 memory:5 firefox:3 wheel:3

.PHONY: help setup play test suite soak busy check format bench dist lock types chromium postgres firefox
.DEFAULT_GOAL := help

help:  ## what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(PRODUCT)  ## a virtual environment with what the product needs

$(PRODUCT): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tuileries needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --editable .
	@touch $@

$(TOOLS): requirements-dev.lock $(PRODUCT)
	$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

$(PEERS): requirements-bench.lock $(TOOLS)
	$(PIP) --require-hashes -r requirements-bench.lock
	@touch $@

# Node builds the page. Where the machine has none, or an old one, it comes from PyPI.
$(NODE): $(PRODUCT) requirements-node.lock
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& command -v npm >/dev/null || $(PIP) --require-hashes -r requirements-node.lock
	@touch $@

$(MODULES): web/package-lock.json $(NODE)
	npm ci --prefix web --silent --no-progress
	@touch $@

$(PAGE): $(SOURCES) $(MODULES)
	npm run build --prefix web --silent -- --logLevel warn
	@touch $@

play: $(PRODUCT) $(PAGE)  ## the house in the browser: builds the page, compiles the bots, starts the server, prints the address
	@$(BIN)/tuileries warm
	@$(BIN)/tuileries serve --open

check: $(TOOLS) $(MODULES)  ## lint, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy
	$(BIN)/mypy web/generate.py
	npm run formatted --prefix web --silent
	npm run lint --prefix web --silent
	npm run check --prefix web --silent

chromium:
	@command -v chromium >/dev/null || { \
		line="apt-get update && apt-get install -y --no-install-recommends chromium"; \
		if [ "$$(id -u)" = 0 ]; then sh -c "$$line"; else echo "The browser tests need Chromium. As root: $$line"; exit 1; fi; }

postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
		line="apt-get update && apt-get install -y --no-install-recommends postgresql"; \
		if [ "$$(id -u)" = 0 ]; then sh -c "$$line"; else echo "The tests of several nodes need PostgreSQL. As root: $$line"; exit 1; fi; }

firefox:
	@command -v firefox-esr >/dev/null || { \
		line="apt-get update && apt-get install -y --no-install-recommends firefox-esr"; \
		if [ "$$(id -u)" = 0 ]; then sh -c "$$line"; else echo "A turn in Firefox needs it. As root: $$line"; exit 1; fi; }

test: check suite  ## every check there is

suite: $(TOOLS) chromium postgres $(PAGE)
	npm test --prefix web --silent
	@$(BIN)/tuileries warm
	@$(PYTEST) $(RULES) --cov --cov-report=
	$(BIN)/coverage report --fail-under=100 --show-missing --skip-covered
	@$(PYTEST) $(RULES:%=--ignore=%) --doctest-glob='*.md'

soak: $(TOOLS) firefox postgres $(PAGE)  ## what takes longer than a test should: games by the thousand, kills, bad lines, nonsense, Firefox, installing
	@for one in $(SOAK); do $(BIN)/python -m benchmarks.soak_$${one%:*} $${one#*:} || exit 1; done

busy: $(TOOLS) $(PAGE)  ## all tests, three times, while something else keeps every core busy
	@$(BIN)/python -m benchmarks.busy_suite 3

format: $(TOOLS) $(MODULES)  ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm run format --prefix web --silent

bench: $(PEERS) $(PAGE)  ## one JSON line a figure
	@for script in benchmarks/bench_*.py; do $(BIN)/python -m $$(echo $${script%.py} | tr / .) || exit 1; done

dist: $(TOOLS) $(NODE)  ## a source distribution and a wheel of what is committed, in dist/
	@rm -rf dist build/clone && git clone --quiet . build/clone
	@uv build --quiet --no-create-gitignore --out-dir dist build/clone
	@ls dist/*

types: $(TOOLS)  ## write the client's types from the Python types
	$(BIN)/python web/generate.py

lock: $(TOOLS)  ## renew the locks
	$(LOCK) pyproject.toml --output-file requirements.lock
	$(LOCK) pyproject.toml --extra postgres --constraint requirements.lock --output-file requirements-postgres.lock
	$(LOCK) pyproject.toml --extra postgres --group dev --output-file requirements-dev.lock
	$(LOCK) --group bench --output-file requirements-bench.lock
	$(LOCK) --group node --output-file requirements-node.lock
