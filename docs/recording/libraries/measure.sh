#!/usr/bin/env bash
# Asks SAT.js and detect-collisions about some 70,000 pairs of shapes and compares each answer with
# the exact one. Prints a line for each table; the first wrong rows with --show. Then it asks about
# the pairs of cases.py, and prints how many are hits. Installs the libraries into
# target/porting-libraries. Needs node, npm and python3.
#
#     docs/recording/libraries/measure.sh [--show]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
${CARGO:-cargo} build --quiet -p sat2d-cli
work=$target/porting-libraries
mkdir -p "$work"
cp "$here"/package.json "$here"/*.js "$work"
cd "$work"
npm install --silent --no-audit --no-fund
node ask.js
lines=1
[ "${1:-}" != --show ] || lines=7
for table in *.csv; do
    # the name says what touching should be: a hit, except after shapes were separated
    touching=hit
    case $table in *_separated.csv) touching=miss ;; esac
    said=$("$target/debug/sat2d" verify --profile exact --touching $touching "$table") ||
        [ $? = 1 ] # 1: some answers are wrong
    head -n $lines <<<"$said"
done
python3 "$here/cases.py" >cases.txt
node cases.js cases.txt
