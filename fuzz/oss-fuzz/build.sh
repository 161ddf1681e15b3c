#!/bin/bash -eu
# Puts every fuzz target into $OUT, with its seeds (TARGET_seed_corpus.zip) and its dictionary (TARGET.dict), from the sources in $SRC/tpb.
# OSS-Fuzz and ClusterFuzzLite run it in their images. It needs none of them: `SRC=... OUT=... fuzz/oss-fuzz/build.sh` takes the toolchain at hand.
# SANITIZER is theirs; where it is not set, it is `address` on a nightly toolchain and `none` on any other.

cd -P "$SRC/tpb"
if [ -z "${SANITIZER:-}" ]; then
    case $(rustc --version) in
    *nightly*) SANITIZER=address ;;
    *) SANITIZER=none ;;
    esac
fi
case $SANITIZER in
# For these two the images set the flags of the compiler.
coverage | introspector) sanitizer=none ;;
*) sanitizer=$SANITIZER ;;
esac

triple=$(rustc -vV | sed -n 's/^host: //p')
cargo fuzz build --sanitizer "$sanitizer" --target "$triple"
built=$(python3 fuzz/oss-fuzz/targets.py --folder)/$triple/release

python3 fuzz/oss-fuzz/targets.py | while IFS=$'\t' read -r target dictionary; do
    cp "$built/$target" "$OUT/"
    if [ -d "fuzz/seeds/$target" ]; then
        python3 -m zipfile -c "$OUT/${target}_seed_corpus.zip" "fuzz/seeds/$target"/*
    fi
    if [ -n "$dictionary" ]; then
        cp "fuzz/dictionaries/$dictionary.dict" "$OUT/$target.dict"
    fi
done
