#!/usr/bin/env bash
# Compares what `sat2d decompose --strokes` makes of SVG files, and `sat2d trace` of their pictures,
# with the pixels of Chromium: of the drawings in this folder, and of icons of three npm packages,
# chosen by a seed. What is not read must be named: the drawings in `unread` have that.
#
#     check.sh [COUNT [SEED]]     without any, 200 icons and seed 1
set -euo pipefail
cd "$(dirname "$0")"
source ../../../../.ci/common.sh

need node nodejs
need npm npm
need chromium chromium
cargo build --quiet -p sat2d-cli
sat2d=$(cargo metadata --format-version 1 --no-deps | node -p \
    'JSON.parse(require("fs").readFileSync(0)).target_directory')/debug/sat2d
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp package.json "$work"
npm install --prefix "$work" --silent --no-audit --no-fund --no-package-lock
node judge.mjs "$sat2d" "$work" "${1:-200}" "${2:-1}"
