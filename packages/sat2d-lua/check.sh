#!/usr/bin/env bash
# Tests sat2d.lua in LuaJIT. love.sh tests it in LÖVE.
#
#     packages/sat2d-lua/check.sh [LIBRARY]      without an argument it builds the shared library
set -euo pipefail
cd "$(dirname "$0")/../.."

source packages/sat2d-lua/library.sh "${1-}"
luajit packages/sat2d-lua/test/run.lua

# as a user has it: two files in an empty folder, and no variable that names the library
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp packages/sat2d-lua/sat2d.lua "$SAT2D_LIBRARY" "$folder"
(cd "$folder" && env -u SAT2D_LIBRARY LUA_PATH="$folder/?.lua" luajit -e '
    local sat2d = require("sat2d")
    assert(sat2d.Shape.circle(0, 0, 1):kind() == "circle")')
docs/tutorial/check.sh lua game.lua "
    cp '$PWD/packages/sat2d-lua/sat2d.lua' '$SAT2D_LIBRARY' .
    env -u SAT2D_LIBRARY luajit game.lua"
