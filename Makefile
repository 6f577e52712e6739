# Short names for what CMake does. README.md explains build, demo and test, CONTRIBUTING.md the
# rest.
PREFIX ?= /usr/local
# Off a terminal only failures are worth a line.
NINJA_QUIET := $(shell [ -t 2 ] || echo --quiet)
BUILD = cmake --build build $(1) -- $(NINJA_QUIET)

.PHONY: build all demo test check bench install clean

# Leaves build/cuzk and build/cuzk-vectors.
build: build/build.ninja
	@$(call BUILD,--target cuzk cuzk-vectors)

all: build/build.ninja
	@$(call BUILD)

build/build.ninja: FORCE
	@scripts/install-deps.sh
	@[ -f $@ ] || cmake --preset release >/dev/null

FORCE:

demo: build/build.ninja
	@echo "Building cuzk"
	@$(call BUILD,--target cuzk)
	@scripts/demo.sh

test: all
	@ctest --test-dir build -j 2 --output-on-failure

check: all
	@scripts/install-deps.sh check
	@scripts/check.sh

bench: build
	@scripts/bench.sh

install: build/build.ninja
	@$(call BUILD,--target cuzk cuzk_archive)
	@cmake --install build --prefix $(PREFIX)

clean:
	rm -rf build build-*
