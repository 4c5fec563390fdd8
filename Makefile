# make play    a table on this machine, in the browser
# make test    everything: lint, types, tests; installs what they need, Chromium too
# make help    the rest

PYTHON ?= python3
JOBS   ?= 2
ARGS   ?=
VENV   := .venv
BIN    := $(VENV)/bin
CLIENT := src/weli/web/client
PAGE   := src/weli/web/static/index.html
COMPILED := build/compiled
UNOPTIMISED := build/unoptimised

# Node is the one of the environment, never the machine's.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Some machines are told to keep no bytecode. Then every program that a test starts compiles all of Weli anew, and every run all tests.
export PYTHONDONTWRITEBYTECODE :=

MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

# What mypy has found out of a module is good for the same module in any checkout, by the hash of what it has read. It lies in the user's
# cache folder; where there is none that may be written to, in the checkout.
TYPES = $(or $(shell $(BIN)/python tools/build_steps/keeping.py mypy),.mypy_cache)

# Runs what follows with the compiled engine; the second only where that is there and up to date.
compiled = PYTHONPATH="$(CURDIR)/$(COMPILED)"
if_compiled = if $(MAKE) --question $(COMPILED)/.made 2>/dev/null; then export $(compiled); fi;

# $(call quietly,COMMAND): its output is shown only when it fails.
quietly = log=$$(mktemp); if ( $(1) ) >"$$log" 2>&1; then rm -f "$$log"; else code=$$?; cat "$$log" >&2; rm -f "$$log"; exit $$code; fi

# ------------------------------------------------------------------------------------------------- for everybody

.PHONY: help play test quick check bench soak docs
help: ## this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

play: $(VENV)/.run $(PAGE) ## a table on this machine, in the browser (ARGS="--help" for its options)
	@$(if_compiled) exec $(BIN)/weli play $(ARGS)

test: chromium servers ## lint, types, docs and all tests, plain and compiled (ARGS="-k name" for some)
	@$(PYTHON) tools/whole_gate.py $(ARGS)

quick: check ## lint, types, rules, cases and what a change since main reaches, but nothing slow, in two minutes
	@$(PYTEST) -n $(MORE_JOBS) --reached -m "not browser and not kills and not slow" $(ARGS)

# The parts of `make test`: tools/whole_gate.py runs them and tells what each cost. What runs in which form says tests/gate.py; where some
# tests are asked for, they run in both.
PYTEST := $(BIN)/pytest --dist worksteal
# Where servers are started, cut off and waited for, two processors have time for a third.
MORE_JOBS = $$(( $(JOBS) + 1 ))
GATE = $(or $(ARGS),--gate)
# Where nothing is left to run in a part, nothing has failed.
or_none = || [ $$? = 5 ]
# The page is the same whichever form plays behind it, and is driven once.
PAGE_ONLY := -m browser
BUT_THE_PAGE := -m "not browser"
# Of each game, spread over all its presets; the same deals are the first of those that `make same-play` and `make nightly` play.
DEALS := 2000

tests-plain:
	@echo "Running the tests ..."
	@$(PYTEST) -n $(MORE_JOBS) --form plain $(BUT_THE_PAGE) $(GATE) $(or_none)

tests-page:
	@echo "Running the tests of the page ..."
	@$(PYTEST) -n $(JOBS) $(PAGE_ONLY) $(GATE) $(or_none)

tests-compiled: unoptimised
	@echo "Running the tests with the compiled engine ..."
	@PYTHONPATH="$(CURDIR)/$(UNOPTIMISED)" $(PYTEST) -n $(JOBS) --form compiled $(BUT_THE_PAGE) $(GATE) $(or_none)

same-deals: unoptimised
	@echo "Playing random deals in both forms ..."
	@$(BIN)/python tests/compiled/compare.py --deals $(DEALS) --compiled $(UNOPTIMISED)

nightly: check docs chromium servers $(COMPILED)/.made ## everything in both forms, far more of it, in any order, with chances of their own (ARGS="--seed 17 --order 4" for one again)
	@code=0; \
	$(PYTEST) -n $(MORE_JOBS) --form plain --seed new --order new $(ARGS) || code=1; \
	$(compiled) WELI_DEALS=10 $(PYTEST) -n $(JOBS) --form compiled $(BUT_THE_PAGE) --seed new --order new $(ARGS) || code=1; \
	$(if $(ARGS),,$(MAKE) same-play || code=1;) \
	exit $$code

check: $(VENV)/.test $(PAGE) ## lint, format and types, of Python and of the page
	@echo "Checking lint, format and types ..."
	@code=0; \
	$(BIN)/ruff check --quiet . || code=1; \
	$(BIN)/ruff format --check --quiet . || code=1; \
	$(BIN)/mypy --no-error-summary --cache-dir "$(TYPES)" || code=1; \
	( $(call quietly,npm --silent --prefix $(CLIENT) run check) ) || code=1; \
	$(BIN)/python tools/lock_check.py || code=1; \
	exit $$code

bench: $(COMPILED)/.made $(VENV)/.bench ## the measured comparisons, compiled, plain, and others beside
	@$(compiled) exec $(BIN)/weli bench $(ARGS)

soak: $(VENV)/.test ## kills, races, garbage, a full disk and load, for hours (ARGS="races --count 1000" for one of them)
	@$(if_compiled) exec $(BIN)/python tools/soak $(or $(ARGS),all)

docs: $(VENV)/.docs ## the documentation as a site, in build/docs (starts at build/docs/index.html)
	@echo "Building the documentation ..."
	@$(BIN)/sphinx-build --quiet --fresh-env --fail-on-warning --keep-going --doctree-dir build/doctrees docs build/docs

# -------------------------------------------------------------------------------------------- for who works on it

.PHONY: nightly setup page pictures dev format hooks wheel sdist unoptimised compile trained same-play lock chromium servers clean
.PHONY: ready tests-plain tests-page tests-compiled same-deals
setup: $(VENV)/.test $(PAGE) ## the environment with everything the work needs, and the page

# Nothing is installed once tests run.
ready: setup $(VENV)/.docs

page: $(PAGE) ## build the page, if its sources are newer

pictures: $(VENV)/.test $(PAGE) ## take the pictures of the documentation anew
	@PYTHONPATH=tests:tools $(BIN)/python -m web.pictures docs/pictures

dev: $(VENV)/.run $(PAGE) ## the page's development server; needs `weli play` beside it
	@exec npm --silent --prefix $(CLIENT) run dev

format: $(VENV)/.test ## put the code into its form
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

hooks: $(VENV)/.test ## check every commit before it is made
	@$(BIN)/pre-commit install

wheel: $(VENV)/.run ## the package, page included, in dist/, the engine trained (WELI_COMPILE=need: compiled sooner)
	@echo "Building the package ..."
	@rm -f dist/weli-*.whl
	@$(call quietly,WELI_COMPILE=$${WELI_COMPILE:-trained} $(BIN)/pip wheel --no-deps --no-build-isolation --wheel-dir dist .)
	@ls dist/*.whl

sdist: $(VENV)/.run $(PAGE) ## the source distribution, page included, in dist/: the same wheel comes of it
	@echo "Packing the sources ..."
	@rm -f dist/weli-*.tar.gz
	@$(call quietly,WELI_PAGE=skip $(BIN)/python -m hatchling build --target sdist --directory dist)
	@ls dist/*.tar.gz

unoptimised: $(UNOPTIMISED)/.made

compile: $(COMPILED)/.made ## everything with the engine compiled, in build/compiled (PYTHONPATH=build/compiled runs it)

trained: $(COMPILED)/.trained ## the same a quarter faster: gcc looks on while it plays, then compiles it again (minutes)

same-play: $(COMPILED)/.made $(VENV)/.test ## 100,000 random deals of each game, alike in both forms (ARGS="--deals 1000" for fewer)
	@echo "Playing random deals in both forms ..."
	@$(BIN)/python tests/compiled/compare.py $(ARGS)

PIP_COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --allow-unsafe --generate-hashes \
	--strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links
lock: ## for maintainers: pin all versions anew (needs pip-tools in the environment; ARGS=--upgrade for newer ones)
	@test -x $(BIN)/pip-compile || { echo "make lock needs pip-tools: $(BIN)/pip install pip-tools" >&2; exit 1; }
	@echo "Pinning versions ..."
	@$(PIP_COMPILE) $(ARGS) --output-file requirements/run.txt pyproject.toml
	@$(PIP_COMPILE) $(ARGS) --output-file requirements/build.txt requirements/build.in
	@$(PIP_COMPILE) $(ARGS) --output-file requirements/test.txt requirements/test.in
	@$(PIP_COMPILE) $(ARGS) --output-file requirements/bench.txt requirements/bench.in
	@$(PIP_COMPILE) $(ARGS) --output-file requirements/docs.txt requirements/docs.in
	@$(call quietly,npm --prefix $(CLIENT) install --package-lock-only)
	@$(BIN)/python tools/lock_check.py

chromium:
	@.ci/chromium

servers:
	@.ci/servers

clean: ## remove the environment and everything built
	rm -rf $(VENV) build dist $(CLIENT)/node_modules $(CLIENT)/public src/weli/web/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis

# -------------------------------------------------------------------------------------------------------- the steps

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Weli needs Python 3.11 or newer as $(PYTHON) (or say: make PYTHON=python3.12 ...)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2; exit 1; }
	@test -x $(BIN)/pip || { echo "Making the environment ..."; $(PYTHON) -m venv $(VENV); }
	@touch $@

# All of the environment's Python comes from the pinned, hashed lists, and as wheels: nothing of others is built here, and a library
# that has no wheel shows at once. Little of it is ever imported, and compiles itself when it is. Weli itself is linked in, so edits count
# at once.
WHEELS := --require-hashes --only-binary :all: --no-compile
# These are published as source alone: one for what is sent to a closed page, and of the peers that are only measured another.
SOURCES_OF_TESTS := --no-binary http-ece
SOURCES_OF_PEERS := --no-binary rlcard
$(VENV)/.run: $(VENV)/.made requirements/run.txt requirements/build.txt pyproject.toml
	@echo "Installing libraries ..."
	@$(call quietly,$(BIN)/pip install $(WHEELS) -r requirements/run.txt -r requirements/build.txt)
	@$(call quietly,WELI_PAGE=skip $(BIN)/pip install --no-deps --no-build-isolation -e .)
	@touch $@

$(VENV)/.test: $(VENV)/.run requirements/test.txt
	@echo "Installing what tests and checks need ..."
	@$(call quietly,$(BIN)/pip install $(WHEELS) $(SOURCES_OF_TESTS) -r requirements/test.txt)
	@touch $@

$(VENV)/.bench: $(VENV)/.run requirements/bench.txt
	@echo "Installing what is measured beside Weli ..."
	@$(call quietly,$(BIN)/pip install $(WHEELS) $(SOURCES_OF_PEERS) -r requirements/bench.txt)
	@touch $@

$(VENV)/.docs: $(VENV)/.test requirements/docs.txt
	@echo "Installing what the documentation needs ..."
	@$(call quietly,$(BIN)/pip install $(WHEELS) -r requirements/docs.txt)
	@touch $@

# $(call named,FILE,COMMAND): FILE, with the names of what the command finds; it is another one only when they are, so that a removed file
# counts too. Folders do not tell: they change whenever Python leaves bytecode in one.
named = $(shell mkdir -p build && new=$$(mktemp build/names.XXXXXX) && $(2) | sort >"$$new" && \
	if cmp -s "$$new" $(1); then rm "$$new"; else mv "$$new" $(1); fi; echo $(1))

FIND_PAGE := find $(CLIENT)/src $(CLIENT)/build src/weli/art -name __pycache__ -prune -o -name '.*' -prune -o -type f -print 2>/dev/null
PAGE_SOURCES := tools/build_steps/page.py src/weli/core/cards.py src/weli/ports/at_table/view.py src/weli/wire/messages.py src/weli/wire/requests.py tools/page_types.py \
	$(wildcard $(addprefix $(CLIENT)/,*.json *.ts *.js *.html .npmrc)) $(shell $(FIND_PAGE)) $(call named,build/page.names,$(FIND_PAGE))

FIND_PACKAGE := find src/weli -path $(CLIENT) -prune -o -path src/weli/web/static -prune -o -name __pycache__ -prune -o -type f -print
PACKAGE := $(shell $(FIND_PACKAGE)) $(call named,build/package.names,$(FIND_PACKAGE))

$(PAGE): $(PAGE_SOURCES) | $(VENV)/.run
	@$(BIN)/python tools/build_steps/page.py

COMPILING := $(addprefix tools/build_steps/,compiled.py keeping.py make_kernel.py) $(wildcard tools/build_steps/kernel/*)
$(COMPILED)/.made: $(COMPILING) pyproject.toml $(PAGE) $(PACKAGE) | $(VENV)/.run
	@$(BIN)/python tools/build_steps/compiled.py
	@touch $@

$(UNOPTIMISED)/.made: $(COMPILING) pyproject.toml $(PAGE) $(PACKAGE) | $(VENV)/.run
	@$(BIN)/python tools/build_steps/compiled.py --unoptimised
	@touch $@

# It lies where the ordinary one would, and is as good as that one; making the ordinary one takes it away.
$(COMPILED)/.trained: tools/build_steps/training.py $(COMPILING) pyproject.toml $(PAGE) $(PACKAGE) | $(VENV)/.run
	@$(BIN)/python tools/build_steps/compiled.py --trained
	@touch $(COMPILED)/.made $@
