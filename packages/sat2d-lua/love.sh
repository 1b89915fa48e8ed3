#!/usr/bin/env bash
# Tests the Lua module in LÖVE.
#
#     packages/sat2d-lua/love.sh [LIBRARY]      without an argument it builds the shared library
set -euo pipefail
cd "$(dirname "$0")/../.."

library=${1-}
if [ -z "$library" ]; then
    cargo build --quiet # the default packages, as cargo test builds them
    library=${CARGO_TARGET_DIR:-target}/debug/libsat2d.so
fi
SAT2D_LIBRARY=$(realpath "$library")
SAT2D_ROOT=$PWD
export SAT2D_LIBRARY SAT2D_ROOT
love packages/sat2d-lua/test/love
