#!/bin/sh
# Checks that Python's cffi and LuaJIT read the headers for bindings as they are, one after the
# other, and that the library answers through them.
#
#     c_tests/bindings/check.sh [LIBRARY]      without an argument it builds the shared library
#
# Needs python3 with the module cffi, and luajit.
set -eu

cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}
library=${1-}
if [ -z "$library" ]; then
    ${CARGO:-cargo} build --quiet --profile test # the default packages, as cargo test builds them
    library=$(realpath "$target/debug/libsat2d.so")
fi
python3 c_tests/bindings/with_cffi.py include "$library"
luajit c_tests/bindings/with_luajit.lua include "$library"
