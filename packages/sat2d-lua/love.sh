#!/usr/bin/env bash
# Tests the Lua module in LÖVE.
#
#     packages/sat2d-lua/love.sh [LIBRARY]      without an argument it builds the shared library
set -euo pipefail
cd "$(dirname "$0")/../.."

source packages/sat2d-lua/library.sh "${1-}"
love packages/sat2d-lua/test/love
