#!/usr/bin/env bash
# Asks all libraries the committed tables and a larger set, moves bodies through levels with all
# movers, and writes conformance/results.md.
#
#     conformance/run.sh [ROWS [SEED]]     about 100,000 rows of seed 2 without any
#
# It needs cargo, a C and a C++ compiler, node with npm, Python and a JDK, and installs with apt-get
# what is missing of these and CGAL. Everything else comes from crates.io, npm and PyPI, into
# target/conformance.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/common.sh
rows=${1:-100000}
seed=${2:-2}
work=$PWD/target/conformance
adapters=conformance/adapters
mkdir -p "$work"

need c++ g++
need node nodejs
need npm npm
need java default-jdk-headless
need_file /usr/include/CGAL/Boolean_set_operations_2.h libcgal-dev libgmp-dev libmpfr-dev
python3 -c "import ensurepip" 2>/dev/null || install_packages python3-venv

step "building"
cargo build --release --quiet -p sat2d-conformance
conformance=${CARGO_TARGET_DIR:-target}/release/sat2d-conformance
cargo build --release --quiet --manifest-path $adapters/rust/Cargo.toml --features peers \
    --target-dir "$work/rust"
npm ci --silent --prefix $adapters/node
[ -d "$work/python" ] || python3 -m venv "$work/python"
"$work/python/bin/pip" install --quiet -r $adapters/python/requirements.txt
c++ -O1 -std=c++17 $adapters/cgal/answer.cpp -lgmp -lmpfr -o "$work/cgal"

step "a larger set, $rows rows of seed $seed"
rm -rf "$work/tables" "$work/answers"
"$conformance" tables "$work/tables" --rows "$rows" --seed "$seed"

# answer TABLES ANSWERS: all libraries
answer() {
    "$work/rust/release/sat2d-conformance-adapters" "$1" "$2"
    node $adapters/node/answer.mjs "$1" "$2"
    PYGAME_HIDE_SUPPORT_PROMPT=1 "$work/python/bin/python" $adapters/python/answer.py "$1" "$2"
    java $adapters/java/AwtAnswers.java "$1" "$2"
    "$work/cgal" "$1" "$2"
}

step "asking"
answer conformance/tables "$work/answers/committed"
answer "$work/tables" "$work/answers/larger"

step "judging"
"$conformance" judge conformance/libraries.toml \
    --asked "the committed tables" conformance/tables "$work/answers/committed" \
    --asked "$rows rows of seed $seed" "$work/tables" "$work/answers/larger" \
    >"$work/results.md"

mv "$work/results.md" conformance/results.md

step "movers"
conformance/movers.sh record
sed -n '/^## The committed/,/^## What/p' conformance/results.md
