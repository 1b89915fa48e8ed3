#!/usr/bin/env bash
# Builds the playground and tests it in Chromium: by mouse, touch and keyboard, light, dark and on a
# phone; and each tool once in Firefox. Screenshots are in shots/. The last line has the totals.
set -euo pipefail
cd "$(dirname "$0")"
source ../.ci/common.sh

need node nodejs
need npm npm
need chromium chromium
need firefox-esr firefox-esr
# for the programs that the page writes
need luajit luajit
need mcs mono-devel
need javac default-jdk-headless
need haxe haxe
need zip zip
need_file '/usr/share/fonts/truetype/liberation*/*.ttf' fonts-liberation
if [ ! -f ../packages/sat2d-js/dist/full/index.js ]; then
    target=wasm32-unknown-unknown
    [ -d "$(rustc --print target-libdir --target "$target")" ] || rustup target add "$target"
    (cd ../packages/sat2d-js && npm ci --silent && node build.mjs full)
fi
[ -f ../packages/sat2d-haxe/src/sat2d/Sat2d.hx ] || ../packages/sat2d-haxe/build.sh
# the classes that the page's programs in Java call
(cd .. && cargo run --quiet -p sat2d-api -- --package java >/dev/null)
npm ci --silent
npm run --silent build
report=$(mktemp)
trap 'rm -f "$report"' EXIT
status=0
node --test --test-concurrency=2 --test-reporter=spec --test-reporter-destination=stdout \
    --test-reporter=tap --test-reporter-destination="$report" test/*.test.mjs || status=$?
awk '/^# pass / { passed = $3 } /^# fail / { failed = $3 } /^# skipped / { skipped = $3 }
     END { printf "test result: %s. %d passed; %d failed; %d ignored\n",
           failed ? "FAILED" : "ok", passed, failed, skipped }' "$report"
exit "$status"
