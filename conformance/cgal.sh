#!/usr/bin/env bash
# CGAL with exact numbers, the generator's fractions and sat2d give the same answers to a new set of
# queries. A row that one of them answers otherwise is printed, and is an error.
#
#     conformance/cgal.sh [ROWS [SEED]]     20,000 rows of seed 4 without any
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/common.sh
rows=${1:-20000}
seed=${2:-4}
need c++ g++
need_file /usr/include/CGAL/Boolean_set_operations_2.h libcgal-dev libgmp-dev libmpfr-dev
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

c++ -O1 -std=c++17 conformance/adapters/cgal/answer.cpp -lgmp -lmpfr -o "$work/cgal"
cargo build --quiet --release -p sat2d-conformance
conformance=${CARGO_TARGET_DIR:-target}/release/sat2d-conformance
"$conformance" tables "$work/tables" --rows "$rows" --seed "$seed"
"$work/cgal" "$work/tables" "$work/answers"
cargo run --quiet --release --manifest-path conformance/adapters/rust/Cargo.toml \
    --target-dir target/conformance/sat2d -- "$work/tables" "$work/answers" sat2d
for library in sat2d cgal; do
    if ! beyond=$("$conformance" judge conformance/libraries.toml --show "$library" \
        --asked "$rows rows of seed $seed" "$work/tables" "$work/answers") || [ -n "$beyond" ]; then
        echo "$library: other answers than the table's"
        echo "$beyond" | head -n 20
        exit 1
    fi
    find "$work/answers/$library" -name '*.csv' -exec cat {} + | wc -l |
        xargs echo "$library: answers without a difference:"
done
