#!/usr/bin/env bash
# Builds the npm package and tests it in node, most of it in Chromium and Firefox, and the packed
# package in projects with jest and each module resolution. Installs the target of Rust,
# the browsers and the packages that the build needs. The lines with a result have the totals.
set -euo pipefail
cd "$(dirname "$0")"
source ../../.ci/common.sh
need chromium chromium
need firefox-esr firefox-esr

target=wasm32-unknown-unknown
[ -d "$(rustc --print target-libdir --target "$target")" ] || rustup target add "$target"
npm ci --silent
node build.mjs
report=$(mktemp)
trap 'rm -f "$report"' EXIT
status=0
node --test --test-reporter=spec --test-reporter-destination=stdout \
    --test-reporter=tap --test-reporter-destination="$report" test/*.test.mjs || status=$?
awk '/^# pass / { passed = $3 } /^# fail / { failed = $3 } /^# skipped / { skipped = $3 }
     END { printf "test result: %s. %d passed; %d failed; %d ignored\n",
           failed ? "FAILED" : "ok", passed, failed, skipped }' "$report"
for browser in chromium firefox; do
    node test/browser/run.mjs "$browser" || status=$?
done
node test/projects/run.mjs || status=$?
# the program is valid as JavaScript and as strict TypeScript
../../docs/tutorial/check.sh javascript game.mts "mkdir node_modules
    ln -s '$PWD' node_modules/sat2d
    '$PWD/node_modules/.bin/tsc' --strict --target es2022 --module nodenext \
        --typeRoots '$PWD/node_modules/@types' game.mts
    cp game.mts game.mjs
    node game.mjs" || status=$?
exit "$status"
