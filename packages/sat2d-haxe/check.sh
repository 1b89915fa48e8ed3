#!/usr/bin/env bash
# Compares a few externs with samples, runs the tests in node, and the examples of the guide as a
# user would. Uses the npm package as it was built last.
set -euo pipefail
cd "$(dirname "$0")"
source ../../.ci/common.sh
need haxe haxe
need haxelib haxe
need zip zip
need chromium chromium

./build.sh
# the samples show in a review what changes; to accept a change, copy the file to test/externs
for sample in test/externs/*.hx; do
    diff "$sample" "src/sat2d/$(basename "$sample")"
done
SAT2D_ROOT=$(cd ../.. && pwd)
export SAT2D_ROOT
haxe --class-path test --class-path src --macro 'sat2d.Bundle.include()' --dce full \
    --main Main --js build/test.js
node build/test.js
node test/examples.mjs "$PWD/build/sat2d.zip"
../../docs/tutorial/check.sh haxe Game.hx "
    haxelib newrepo >/dev/null
    haxelib install '$PWD/build/sat2d.zip' --quiet >/dev/null
    haxe --library sat2d --main Game --js game.js
    node game.js"
