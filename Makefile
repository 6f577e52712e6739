# Short names for what CMake does. README.md explains build, demo and test, CONTRIBUTING.md the
# rest.
PREFIX ?= /usr/local

.PHONY: build demo test check bench install clean

# Leaves build/cuzk and build/cuzk-vectors.
build:
	@scripts/install-deps.sh
	@[ -f build/build.ninja ] || cmake --preset release
	@cmake --build build

demo: build
	@scripts/demo.sh

test: build
	@ctest --test-dir build -j 2 --output-on-failure

check: build
	@scripts/install-deps.sh check
	@scripts/check.sh

bench: build
	@scripts/bench.sh

install: build
	@cmake --install build --prefix $(PREFIX)

clean:
	rm -rf build build-*
