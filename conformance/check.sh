#!/usr/bin/env bash
# The committed tables are those of the generator, all certificates prove their relation, and sat2d
# has no answer beyond its promises to them and to a larger set. Its movers go through levels as
# recorded.
#
#     conformance/check.sh [ROWS [SEED]]     20,000 rows of seed 3 without any
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/common.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cargo fmt --manifest-path conformance/adapters/rust/Cargo.toml --check
cargo test --quiet --release -p sat2d-conformance
cargo build --quiet --release -p sat2d-conformance
conformance=${CARGO_TARGET_DIR:-target}/release/sat2d-conformance
"$conformance" tables "$work/committed"
diff -r conformance/tables "$work/committed"
"$conformance" tables "$work/larger" --rows "${1:-20000}" --seed "${2:-3}"
# the small judge of the guide
sed -n '/^```python/,/^```/p' conformance/README.md | sed '/^```/d' | python3 - >/dev/null

# the Parquet files hold what the tables do
python3 -c "import ensurepip" 2>/dev/null || install_packages python3-venv
python3 -m venv "$work/python"
"$work/python/bin/pip" install --quiet pyarrow==26.0.1
"$work/python/bin/python" conformance/parquet.py "$work/larger" "$work/parquet"

"$conformance" verify "$work/committed"
"$conformance" verify "$work/larger"

adapter() {
    cargo run --quiet --release --manifest-path conformance/adapters/rust/Cargo.toml \
        --target-dir target/conformance/sat2d -- "$@" sat2d
}
adapter "$work/committed" "$work/answers/committed"
adapter "$work/larger" "$work/answers/larger"
"$conformance" judge conformance/libraries.toml \
    --asked "the committed tables" "$work/committed" "$work/answers/committed" \
    --asked "a larger set" "$work/larger" "$work/answers/larger" | grep '^| sat2d |.*| f64 |'

conformance/movers.sh check
