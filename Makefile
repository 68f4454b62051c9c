# The second command of this project is `make test`; the first is `cargo run --release`.

CARGO ?= cargo
MINUTES ?= 10
DIR ?= target/site
WASM := wasm32-unknown-unknown

.PHONY: dist release third-party releasable mutants
.PHONY: test steps check rust doctests scenarios smoke test-web web-lint web-check web-unit browser screenshots site lint deny wasm package bench \
  bench-server python soak fuzz tools help

help:
	@echo "make test    every check: format, lints, documentation, licences, tests, scenarios, smoke run, browser; ends with the time of each step"
	@echo "make check   what changed since the last commit: format, lints, unit tests, scenarios, a smoke run"
	@echo "make bench   decisions and games a second of random play, instruction counts where valgrind is, and steps beside others' games where the Python package is"
	@echo "make bench-server  a real server under load, from a second process: moves a second, latency, memory; of another game: make bench-server ARGS='--game huang'; on PostgreSQL: ARGS='--store postgres --servers 2'"
	@echo "make python  the Python package for research: built as a wheel, and tested in an environment of its own"
	@echo "make test-web  the browser client: format, lints, types, units, and a real browser in front of a real server"
	@echo "make screenshots  pictures of the main screens into docs/pictures"
	@echo "make site    the browser client as a folder for any web server, without a server of its own: make site DIR=…"
	@echo "make dist    what people without Rust need, in target/downloads: archives and Debian packages for x86_64 and aarch64, checksums"
	@echo "make release VERSION=0.3.0   dates the changelog, writes the version wherever it is, commits and tags"
	@echo "make third-party  the licences of everything Tianxia contains, after the lock files have changed"
	@echo "make releasable   checks the workflows, the files of deploy/, the address and the licences"
	@echo "make soak    bad input drawn anew, a server killed 1,000 times, a storm of 1,000 faults over many processes, the times of 1,000 bot answers compared, the browser tests with other games and a service worker for every page, then the contract suite for as long as you like: make soak MINUTES=60"
	@echo "make mutants plants the faults of scripts/faults.txt one by one, each of which some test must catch, and writes docs/mutants.md"
	@echo "make fuzz    coverage-guided fuzzing of everything that parses, where the toolchain for it is"

# Runs every step, prints a table of what each took, and fails if one did. The last line names what is missing on this machine, if anything is.
test:
	@rm -f target/steps
	@$(MAKE) --no-print-directory steps; status=$$?; scripts/step --table; scripts/chromium --missing; exit $$status

# `step-NAME` is the target NAME, timed. The Python package is built without optimisation across crates here, which finds no faults.
step-%:
	@scripts/step $* $(MAKE) --no-print-directory $*

steps:
	@$(MAKE) --no-print-directory step-tools
	@$(MAKE) --no-print-directory step-lint
	@$(MAKE) --no-print-directory step-package
	@$(MAKE) --no-print-directory step-deny
	@$(MAKE) --no-print-directory step-rust
	@$(MAKE) --no-print-directory step-doctests
	@$(MAKE) --no-print-directory step-scenarios
	@$(MAKE) --no-print-directory step-smoke
	@CARGO_PROFILE_RELEASE_LTO=off $(MAKE) --no-print-directory --jobs=2 --output-sync=target step-python step-web-lint step-web-check step-web-unit
	@$(MAKE) --no-print-directory step-browser

# What changed since the last commit: format, lint, unit tests, scenarios and a smoke run.
check:
	scripts/check

# All tests of all crates. Examples are not linked: clippy checks that they compile. Random inputs grow from one seed; `make soak` draws others.
rust: wasm
	scripts/proxies
	scripts/engines
	PROPTEST_RNG_SEED=1 $(CARGO) test --release --workspace --tests

doctests:
	$(CARGO) test --release --workspace --doc

scenarios: wasm
	$(CARGO) build --release
	target/release/tianxia scenario scenarios rulebook/*/examples
	target/release/tianxia lesson lessons
	target/release/tianxia puzzles --check puzzles

smoke: wasm
	$(CARGO) build --release
	scripts/smoke

# One run for the whole workspace, with the types described as well. What plays in a page would be compiled once more only to be embedded.
lint:
	scripts/words
	$(CARGO) fmt --all --check
	$(CARGO) fmt --manifest-path crates/python/Cargo.toml --check
	@! grep -rs '#\[test\]' $$(grep -ls '^test = false' */Cargo.toml crates/*/Cargo.toml | sed 's#/Cargo.toml#/src#') \
	  || { echo "these unit tests would not run: remove \`test = false\` from that Cargo.toml"; exit 1; }
	TIANXIA_PAGE=none $(CARGO) clippy --release --workspace --all-targets --features tianxia-typescript/schema -- -D warnings

# Licences, bans and sources need no network; advisories do.
deny:
	@if $(CARGO) deny --version >/dev/null 2>&1; then $(CARGO) deny check bans licenses sources; \
	else echo "cargo deny is not installed (cargo install cargo-deny): licences are not checked"; fi

# What plays in a page is compiled with everything else (crates/web/build/page.rs), which needs this target.
wasm:
	@test -d "$$(rustc --print target-libdir --target $(WASM))" || rustup target add $(WASM) >/dev/null 2>&1 \
	  || { echo "the target $(WASM), in which the page plays, is not installed: rustup target add $(WASM)"; exit 1; }

# Every crate is complete by itself (files, versions, licences), and its documentation has no warnings.
package: wasm
	scripts/package

# Measured as it is packed.
bench:
	$(CARGO) bench --profile dist -p tianxia-games --bench playouts
	scripts/count-instructions
	@if target/python-environment/bin/python -c 'import tianxia' 2>/dev/null; \
	then target/python-environment/bin/python -m pip install --quiet --disable-pip-version-check pygame || true; \
	target/python-environment/bin/python crates/python/examples/speed.py; \
	else echo "steps a second from Python, beside OpenSpiel and PettingZoo, are measured once \`make python\` has been run"; fi

bench-server:
	$(CARGO) build --profile dist
	$(CARGO) run --profile dist -p tianxia-server --example load -- target/dist/tianxia $(ARGS)

# The Python package for research, with the suites of PettingZoo and OpenSpiel. It needs a Python, and what pip installs.
python:
	scripts/python

soak: tools
	$(CARGO) test --release --workspace --test bad_input
	TIANXIA_KILLS=1000 $(CARGO) test --release -p tianxia --test server -- crash
	TIANXIA_FAULTS=1000 $(CARGO) test --release -p tianxia --test server -- storm --nocapture
	TIANXIA_BOT_TIMES=500 $(CARGO) test --release -p tianxia --test server -- bot_times
	$(CARGO) build --release
	scripts/chromium
	cd web && SEED=$$(date +%s) WORKERS=1 npm run --silent browser
	TIANXIA_SOAK=$(MINUTES) $(CARGO) test --release -p tianxia-core -p tianxia-qin -p tianxia-dragon -p tianxia-huang --test contract --test suite -- --nocapture

# Takes about an hour on two cores; JOBS=4 plants four faults at once, in copies of their own.
mutants: tools
	scripts/mutants --jobs $(or $(JOBS),1)

fuzz:
	scripts/fuzz $(MINUTES)

# The client is built into the binary; the checks need their own tools from npm, and a Chromium.
test-web: tools
	$(CARGO) build --release
	$(MAKE) --jobs=2 --output-sync=target web-lint web-check web-unit
	$(MAKE) browser

# Each keeps one core busy, as does what optimises the Python package across crates, so two of these run at once.
web-lint web-check web-unit: web-%: tools
	cd web && npm run --silent $*

browser: tools
	scripts/chromium
	cd web && npm run --silent browser

# A build alone installs what it needs itself.
tools:
	cd web && { test -d node_modules/vitest || npm ci --silent; }

# Everything but playing with others, as files for any web space.
site:
	$(CARGO) build --release
	target/release/tianxia site $(DIR)

screenshots: tools
	$(CARGO) build --release
	scripts/chromium
	cd web && npm run --silent screenshots

# Programs, packages and releases: docs/upgrading.md and CONTRIBUTING.md tell hosts and maintainers the rest.
dist:
	scripts/dist

release:
	scripts/release $(VERSION)

third-party: tools
	scripts/third-party

releasable:
	scripts/workflows
	scripts/deploy
	scripts/address --check
