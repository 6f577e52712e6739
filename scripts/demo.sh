#!/bin/sh
# Proves a sealed 2 KiB sector and verifies the proof, out of build/, saying what it does.
#
#   scripts/demo.sh
#
# The test key is made once and kept in build/demo/keys.
set -eu
cd "$(dirname "$0")/.."

demo=build/demo
sector=tests/vectors/porep/2kib-v1_1
say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
[ -t 1 ] || say() { printf '\n%s\n' "$*"; }
run() {
    printf '  $ %s\n' "$*" >&2
    "$@"
}
# The number behind "name": in the sector's public data.
number() { sed -n "s/^ *\"$1\": \([0-9]*\),*\$/\1/p" "$sector/job.json"; }
miner=$(number miner_id)
sector_number=$(number sector_number)

mkdir -p "$demo"
if ls "$demo"/keys/*.params >/dev/null 2>&1; then
    say "1. The test key is there from an earlier run: $demo/keys"
else
    say "1. Making a proving key for the circuit of 2 KiB sectors (a few minutes, only once)."
    echo "   It is INSECURE: whoever knows the seed can forge proofs. Real keys come from"
    echo "   Filecoin's trusted set-up."
    rm -rf "$demo/keys.part"
    run build/cuzk setup porep-2kib --insecure-seed demo -o "$demo/keys.part" >"$demo/setup.txt"
    mv "$demo/keys.part" "$demo/keys"
fi

say "2. Proving sector $sector_number of miner $miner, sealed by Filecoin's own software."
echo "   Its C1 document is checked first: labels, parents, Merkle paths, replica id."
run build/cuzk prove --c1 "$sector/c1.json" --params "$demo/keys" \
    --miner-id "$miner" --sector-num "$sector_number" -o "$demo/proof.bin"

say "3. Verifying the proof with the verifying key alone, as the network would."
run build/cuzk verify --proof "$demo/proof.bin" --params "$demo/keys" --c1 "$sector/c1.json" \
    --miner-id "$miner" --sector-num "$sector_number"

say "Done: $(wc -c <"$demo/proof.bin") bytes in $demo/proof.bin prove that the sector was sealed."
