#!/usr/bin/env bash
# Runs the tests of tpb-core and a walk over the generated records under Miri. None of this code is unsafe, so what Miri can find is in what it stands on, besides
# overflow and bounds that no other build looks at in the same way. Takes no arguments and can be run anywhere in the work tree.
# It needs a nightly toolchain with the components miri and rust-src (`rustup component add --toolchain nightly miri rust-src`); where there is none, it says that it is left out.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! version=$(cargo +nightly miri --version 2>/dev/null); then
    echo "no toolchain here has Miri: left out"
    exit
fi
echo "$version"
# Snapshots and cases that failed before are files.
export MIRIFLAGS="-Zmiri-disable-isolation ${MIRIFLAGS:-}" PROPTEST_CASES=${PROPTEST_CASES:-4}
cargo +nightly miri test --quiet -p tpb-core --lib
cargo +nightly miri test --quiet -p tpb-conform --test every_form
