#!/usr/bin/env bash
# Writes the licences of sat2d and the notices of what the module links, which wheels have: to be run
# before maturin.
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo run --quiet -p sat2d-dist -- --licences-of sat2d-py --prefix packages/sat2d-py
