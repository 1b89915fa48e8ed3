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
rm -rf build
mkdir build
cp ../../LICENSE-* build
(cd build && zip -q -r sat2d.zip LICENSE-* &&
    cd .. && zip -q -r build/sat2d.zip haxelib.json extraParams.hxml README.md src)
