#!/usr/bin/env bash
# check.sh OUT: whether build.sh left there what OSS-Fuzz expects of every target of fuzz/Cargo.toml: a program that starts away from the sources and
# takes its seeds and its dictionary, a zip of seeds, and nothing else. Exit code 1 if not, after telling all that is wrong.
set -euo pipefail
out=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
wrong=0

tell() {
    echo "$1"
    wrong=1
}

listed=$(python3 "$here/targets.py")
expected=()
while IFS=$'\t' read -r target dictionary; do
    seeds=${target}_seed_corpus.zip
    expected+=("$target" "$seeds")
    options=()
    if [ -n "$dictionary" ]; then
        expected+=("$target.dict")
        options=("-dict=$out/$target.dict")
    fi
    mkdir -p "$work/$target/seeds"
    if ! python3 -m zipfile -e "$out/$seeds" "$work/$target/seeds" 2>/dev/null || [ -z "$(ls "$work/$target/seeds")" ]; then
        tell "$target: no seeds"
    fi
    # Every seed once, in a folder where nothing else is.
    if ! (cd "$work/$target" && timeout 120 "$out/$target" -runs=0 "${options[@]}" seeds >"$work/log" 2>&1); then
        tell "$target does not start:"
        tail -n 5 "$work/log"
    fi
done <<<"$listed"
for file in "$out"/*; do
    case " ${expected[*]} " in
    *" $(basename "$file") "*) ;;
    *) tell "$(basename "$file") belongs to no target" ;;
    esac
done
[ "$wrong" = 0 ] && echo "$(wc -l <<<"$listed") targets start with their seeds"
exit "$wrong"
