#!/usr/bin/env bash
# Builds build/libsat2d-dev_VERSION_ARCHITECTURE.deb by cargo-deb, which it installs into the target
# folder.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)

rm -rf build
mkdir build
(cd "$root" && cargo run --quiet -p sat2d-dist -- --prefix "$root/packages/debian/build/usr")
{
    printf 'MIT or Apache-2.0. On Debian systems the Apache License, Version 2.0, is in\n'
    printf '/usr/share/common-licenses/Apache-2.0. The MIT licence:\n\n'
    cat "$root/LICENSE-MIT"
} >build/copyright
tools=${CARGO_TARGET_DIR:-$root/target}/tools/cargo-deb
[ -x "$tools/bin/cargo-deb" ] || cargo install --quiet --locked --root "$tools" cargo-deb
"$tools/bin/cargo-deb" --manifest-path "$root/crates/sat2d-clib/Cargo.toml" --no-build \
    --output build/
