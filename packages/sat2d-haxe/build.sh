#!/usr/bin/env bash
# Builds build/sat2d.zip, which `haxelib install` takes. Builds the npm package first if that has
# not been done.
set -euo pipefail
cd "$(dirname "$0")"

if [ ! -f ../sat2d-js/dist/full/inline.js ]; then
    (cd ../sat2d-js && npm ci --silent && node build.mjs full)
fi
npm ci --silent
node build.mjs
node generate.mjs
rm -rf build
mkdir build
# of sat2d, and of what the module links
(cd ../.. && cargo run --quiet -p sat2d-dist -- --licences-of sat2d-wasm \
    --target wasm32-unknown-unknown --prefix packages/sat2d-haxe/build)
(cd build && zip -q -r sat2d.zip LICENSE-* THIRD-PARTY.txt &&
    cd .. && zip -q -r build/sat2d.zip haxelib.json extraParams.hxml README.md src)
