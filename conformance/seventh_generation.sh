#!/usr/bin/env bash
# A seventh generation with an instruction of its own: two pieces of YAML in a copy of the work tree, one command, and the toolkit knows it.
# No file outside spec/ and generated/ may change. Takes the directory for build products as an optional argument.
set -euo pipefail
cd "$(dirname "$0")/.."
here=$PWD
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
export CARGO_TARGET_DIR=${1:-$copy/target}

tar -c --exclude=./target --exclude=./.git --exclude=./fuzz/target . | tar -x -C "$copy"
cat "$here/conformance/seventh_generation/generation.yaml" >>"$copy/spec/generations.yaml"
cp "$here/conformance/seventh_generation/nova_twist.yaml" "$copy/spec/formats/dve/nova_twist.yaml"

cd "$copy"
# Where everything but spec/ and generated/ stands before and after.
sums() {
    find . -type f -not -path './spec/*' -not -path './generated/*' -not -path './target/*' -not -name Cargo.lock -exec cksum {} + | sort -k3
}
sums >"$copy.before"
cargo run --quiet -p tpb-codegen -- generate
cargo run --quiet -p tpb -- ops --gen nova --json >"$copy.nova"
cargo run --quiet -p tpb -- ops --gen maverick --json >"$copy.maverick"
sums >"$copy.after"
trap 'rm -rf "$copy" "$copy".*' EXIT

cmp "$copy.before" "$copy.after" || { echo "files outside spec/ and generated/ changed" >&2; exit 1; }
grep -q '"NOVA_TWIST"' "$copy.nova" || { echo "tpb ops --gen nova does not list NOVA_TWIST" >&2; exit 1; }
if grep -q '"NOVA_TWIST"' "$copy.maverick"; then echo "tpb ops --gen maverick lists NOVA_TWIST" >&2; exit 1; fi
count() { grep -o '"byte"' "$1" | wc -l; }
[ "$(count "$copy.nova")" = "$(($(count "$copy.maverick") + 1))" ] || { echo "nova should have the opcodes of maverick and one more" >&2; exit 1; }
# The record decodes and prints, and its rule is checked.
printf '\x13\x10%.0s' 1 >"$copy.bin" && head -c 62 /dev/zero >>"$copy.bin"
cargo run --quiet -p tpb -- dis "$copy.bin" --gen nova | grep -i nova_twist
echo "a seventh generation takes nothing but YAML"
