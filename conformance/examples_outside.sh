#!/usr/bin/env bash
# Builds and tests every package in crates/examples/ from a copy outside of the work tree, as a user's packages are.
# Their path dependencies are made absolute, and nothing else of them is changed. Takes the directory for build products, and names of examples.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
export CARGO_TARGET_DIR=${1:-$copy/target}
shift || true
[ $# -gt 0 ] || set -- $(cd crates/examples && ls -d */)

# An overlay is read again when a file comes that was not there, and only then; its mistakes are shown with file and line.
overlay() {
    cargo build --quiet
    if cargo build -v 2>&1 | grep -E '^ +(Dirty|Compiling|Running)'; then
        echo "built again although nothing changed" >&2
        return 1
    fi
    mkdir -p isa/types
    printf 'type: BROKEN\nkind: struct\nsize: 1\nsource: none\nconf: low\nfields:\n  - {name: a, offset: 0, type: u9}\n' >isa/types/BROKEN.yaml
    if cargo build 2>broken.log; then
        echo "a file that came was not seen" >&2
        return 1
    fi
    grep -qF -- '--> isa/types/BROKEN.yaml:7:' broken.log || { cat broken.log >&2 && return 1; }
    rm -r isa/types
    cargo build --quiet
}

for example in "$@"; do
    from=$root/crates/examples/${example%/} to=$copy/${example%/}
    tar -C "$from" -c --exclude=./target . | (mkdir -p "$to" && tar -C "$to" -x)
    # The versions that the workspace is tested with.
    [ -f "$to/Cargo.lock" ] || cp Cargo.lock "$to/"
    grep -o 'path = "[^"]*"' "$from/Cargo.toml" | sort -u | while IFS='"' read -r _ path _; do
        if [ -d "$from/$path" ]; then
            sed -i "s|path = \"$path\"|path = \"$(cd "$from/$path" && pwd)\"|" "$to/Cargo.toml"
        fi
    done
    if grep -n 'path = "\.\.' "$to/Cargo.toml"; then
        echo "$from/Cargo.toml: a path that leads out of the package and nowhere" >&2
        exit 1
    fi
    echo "== ${example%/}, in $to"
    cargo fmt --check --manifest-path "$from/Cargo.toml"
    cd "$to"
    cargo test --quiet
    cargo clippy --quiet --all-targets -- -D warnings
    [ ! -d isa ] || overlay
    cd "$root"
done
