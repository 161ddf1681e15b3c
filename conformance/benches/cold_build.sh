#!/usr/bin/env bash
# Cold builds of a package whose one dependency is a generation crate, beside one whose one dependency is iced-x86 (decoder and encoder), in turns.
# Takes how many turns (3), a generation (maverick) and its features (its default ones). Prints wall and CPU seconds, the medians, and their ratio.
set -euo pipefail
cd "$(dirname "$0")/../.."
turns=${1:-3} generation=${2:-maverick} features=${3:-default}
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

# package NAME DEPENDENCY
package() {
    mkdir -p "$copy/$1/src"
    touch "$copy/$1/src/lib.rs"
    printf '[package]\nname = "cold-%s"\nversion = "0.0.0"\nedition = "2024"\n[dependencies]\n%s\n[workspace]\n' "$1" "$2" >"$copy/$1/Cargo.toml"
    cargo fetch --quiet --manifest-path "$copy/$1/Cargo.toml"
}

# build NAME FLAG ...: wall and CPU seconds of a build from nothing.
build() {
    local name=$1 TIMEFORMAT='%R %U %S'
    shift
    rm -rf "$copy/target"
    { time CARGO_TARGET_DIR=$copy/target cargo build --quiet -j2 --manifest-path "$copy/$name/Cargo.toml" "$@"; } 2>&1 | awk '{ print $1, $2 + $3 }'
}

# median COLUMN FILE
median() {
    awk -v column="$1" '{ print $column }' "$2" | sort -n | awk '{ row[NR] = $1 } END { print row[int((NR + 1) / 2)] }'
}

package ours "tpb-$generation = { path = \"$PWD/generated/$generation\", features = [\"$features\"] }"
package iced 'iced-x86 = { version = "=1.22.0", default-features = false, features = ["std", "decoder", "encoder"] }'

# compare HEADING FLAG ...
compare() {
    local heading=$1 name
    shift
    rm -f "$copy"/*.times
    for _ in $(seq "$turns"); do
        for name in ours iced; do build "$name" "$@" >>"$copy/$name.times"; done
    done
    for column in 1 2; do
        printf '%s\t%s\t%s\t%s\n' "$heading" "$([ $column = 1 ] && echo wall || echo CPU)" "$(median $column "$copy/ours.times")" "$(median $column "$copy/iced.times")"
    done | awk -F'\t' '{ printf "%-24s %-5s tpb %5.2f s  iced-x86 %5.2f s  ratio %.2f\n", $1, $2, $3, $4, $3 / $4 }'
}

echo "tpb-$generation with $features, $turns turns, $(rustc --version)"
# Cargo builds dependencies of a registry without increments, and those of a path with them.
CARGO_INCREMENTAL=0 compare "dev"
compare "dev, with increments"
CARGO_INCREMENTAL=0 compare "release" --release
