#!/bin/sh
# Puts the C sources of blst, as packaged in @chainsafe/blst 0.2.11, under DIRECTORY.
#
#   fetch_blst.sh DIRECTORY
#
# Status 0: DIRECTORY/blst/src/server.c is there (fetched now or earlier); 77: it could not be had
# (no npm, no network, another content). Used at test time only; nothing of blst goes into cuzk.
set -u

version=0.2.11
digest=7e53abd85e87a59dd11f5d1e22cc3435edd238c1f05f1afe26132b3642e3229b
unavailable() {
    echo "blst $version is not available: $1" >&2
    exit 77
}

[ $# -eq 1 ] || unavailable "usage: fetch_blst.sh DIRECTORY"
directory=$1
[ -f "$directory/blst/src/server.c" ] && exit 0

command -v npm >/dev/null 2>&1 || unavailable "npm is not installed"
mkdir -p "$directory" && cd "$directory" || unavailable "cannot write to $directory"
archive=chainsafe-blst-$version.tgz
if [ ! -f "$archive" ]; then
    timeout 60 npm pack --silent "@chainsafe/blst@$version" >/dev/null 2>&1 ||
        unavailable "npm pack failed"
fi
if ! echo "$digest  $archive" | sha256sum --check --status; then
    rm -f "$archive"
    unavailable "$archive has another digest than expected"
fi
rm -rf unpacked && mkdir unpacked &&
    tar -xzf "$archive" -C unpacked --strip-components=1 \
        package/blst/src package/blst/build package/blst/bindings package/blst/LICENSE &&
    rm -rf blst && mv unpacked/blst blst && rmdir unpacked ||
    unavailable "cannot unpack $archive"
