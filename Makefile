# The second command of this project is `make test`; the first is `cargo run --release`.

CARGO ?= cargo
MINUTES ?= 10
DIR ?= target/site
WASM := wasm32-unknown-unknown

.PHONY: test test-web web-lint web-check web-unit browser screenshots site dist lint doc deny wasm package bench bench-server python soak fuzz tools help

help:
	@echo "make test    every check: format, lints, documentation, licences, tests, scenarios, simulation"
	@echo "make bench   decisions and games a second of random play, instruction counts where valgrind is, and steps beside others' games where the Python package is"
	@echo "make bench-server  a real server under load, from a second process: moves a second, latency, memory; of another game: make bench-server ARGS='--game huang'; on PostgreSQL: ARGS='--store postgres --servers 2'"
	@echo "make python  the Python package for research: built as a wheel, and tested in an environment of its own"
	@echo "make test-web  the browser client: format, lints, types, units, and a real browser in front of a real server"
	@echo "make screenshots  pictures of the main screens into docs/pictures"
	@echo "make site    the browser client as a folder for any web server, without a server of its own: make site DIR=…"
	@echo "make dist    what a host without Rust needs, in target/dist: an archive, a Debian package, checksums"
	@echo "make soak    bad input drawn anew, a server killed 1,000 times, a storm of 1,000 faults over many processes, the times of 1,000 bot answers compared, the browser tests with other games and a service worker for every page, then the contract suite for as long as you like: make soak MINUTES=60"
	@echo "make fuzz    coverage-guided fuzzing of everything that parses, where the toolchain for it is"

# Random inputs are drawn from one seed, so that nothing hangs on luck here; `make soak` draws new ones.
test: wasm tools lint package doc deny
	scripts/proxies
	scripts/engines
	PROPTEST_RNG_SEED=1 $(CARGO) test --release --workspace
	$(CARGO) build --release
	target/release/tianxia scenario scenarios rulebook/*/examples
	target/release/tianxia lesson lessons
	target/release/tianxia puzzles --check puzzles
	scripts/smoke
	$(MAKE) --jobs=2 --output-sync=target python web-lint web-check web-unit
	$(MAKE) browser

# Clippy builds apart from all else: what plays in a page, which it only looks at, would be compiled once more.
lint:
	$(CARGO) fmt --all --check
	TIANXIA_PAGE=none $(CARGO) clippy --release --workspace --all-targets -- -D warnings
	$(CARGO) clippy --release -p tianxia-typescript --features schema --all-targets -- -D warnings

doc:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --release --workspace --no-deps

# Licences, bans and sources need no network; advisories do.
deny:
	@if $(CARGO) deny --version >/dev/null 2>&1; then $(CARGO) deny check bans licenses sources; \
	else echo "cargo deny is not installed (cargo install cargo-deny): licences are not checked"; fi

# What plays in a page is compiled with everything else (crates/web/build/page.rs), which needs this target.
wasm:
	@test -d "$$(rustc --print target-libdir --target $(WASM))" || rustup target add $(WASM) >/dev/null 2>&1 \
	  || { echo "the target $(WASM), in which the page plays, is not installed: rustup target add $(WASM)"; exit 1; }

# Every crate is complete by itself: files, versions, licences.
package:
	scripts/package

bench:
	$(CARGO) bench -p tianxia-games --bench playouts
	scripts/count-instructions
	@if target/python-environment/bin/python -c 'import tianxia' 2>/dev/null; \
	then target/python-environment/bin/python -m pip install --quiet --disable-pip-version-check pygame || true; \
	target/python-environment/bin/python crates/python/examples/speed.py; \
	else echo "steps a second from Python, beside OpenSpiel and PettingZoo, are measured once \`make python\` has been run"; fi

bench-server:
	$(CARGO) build --release
	$(CARGO) run --release -p tianxia-server --example load -- target/release/tianxia $(ARGS)

# The Python package for research, with the suites of PettingZoo and OpenSpiel. It needs a Python, and what pip installs.
python:
	scripts/python

# What a host without Rust needs.
dist:
	scripts/dist

soak: tools
	$(CARGO) test --release --workspace --test bad_input
	TIANXIA_KILLS=1000 $(CARGO) test --release -p tianxia --test server -- crash
	TIANXIA_FAULTS=1000 $(CARGO) test --release -p tianxia --test server -- storm --nocapture
	TIANXIA_BOT_TIMES=500 $(CARGO) test --release -p tianxia --test server -- bot_times
	$(CARGO) build --release
	scripts/chromium
	cd web && SEED=$$(date +%s) WORKERS=1 npm run --silent browser
	TIANXIA_SOAK=$(MINUTES) $(CARGO) test --release --workspace --test contract --test suite -- --nocapture

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
