#!/usr/bin/env bash
# Movers go through levels whose right way is known.
#
#     conformance/movers.sh check         sat2d's placements and its figures are as recorded
#     conformance/movers.sh record        records them, and the figures of all movers
#     conformance/movers.sh fresh SEED    prints the figures of all movers, on all levels of a seed
#
# Placements are those in the committed levels, in conformance/movers/recorded.csv. Figures are
# those on all levels of seed 1, in conformance/results.md. sat2d has no skin, and then one of
# 0.0015 tiles: tiles in the levels differ in height by up to 0.0014.
set -euo pipefail
cd "$(dirname "$0")/.."
if [[ ! ${1-} =~ ^(check|record|fresh)$ ]]; then
    sed -n '2,/^set/{s/^# \?//p}' conformance/movers.sh >&2
    exit 2
fi
skins=(0 0.0015)
recorded=conformance/movers
results=conformance/results.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cargo build --quiet --release -p sat2d-conformance
conformance=${CARGO_TARGET_DIR:-target}/release/sat2d-conformance

# move_bodies LEVELS ANSWERS CARGO_OPTION...
move_bodies() {
    cargo run --quiet --release --manifest-path conformance/adapters/rust/Cargo.toml --bin movers \
        "${@:3}" -- "$1" "$2" "${skins[@]}"
}
sat2d() { move_bodies "$@" --target-dir target/conformance/sat2d; }
all() { move_bodies "$@" --target-dir target/conformance/rust --features peers; }

# placements sat2d|all: those of sat2d in the committed levels, by itself or after the peers' build
placements() {
    "$1" $recorded/levels.jsonl "$work/placements"
    "$conformance" movers --runs --only sat2d $recorded/levels.jsonl "$work/placements"
}

# figures sat2d|all SEED
figures() {
    "$conformance" levels --all --seed "$2" "$work/levels.jsonl"
    "$1" "$work/levels.jsonl" "$work/answers"
    "$conformance" movers "$work/levels.jsonl" "$work/answers"
}

of_sat2d() { grep 'sat2d-move'; }

case $1 in
check)
    "$conformance" levels "$work/levels.jsonl"
    diff -q $recorded/levels.jsonl "$work/levels.jsonl"
    placements sat2d | diff $recorded/recorded.csv -
    figures sat2d 1 | of_sat2d >"$work/figures"
    sed -n '/^## Movers/,$p' $results | of_sat2d | diff - "$work/figures"
    ;;
record)
    "$conformance" levels $recorded/levels.jsonl
    placements all >"$work/recorded"
    {
        # the movers are the last part of the results
        printf '%s\n\n' "$(sed '/^## Movers/,$d' $results)" '## Movers: all levels of seed 1'
        printf 'See [README.md](README.md#movers). Figures are numbers of runs; *faulty* ones have '
        printf 'any fault.\nSkin and slop are in tiles.\n\n'
        figures all 1
    } >"$work/results"
    mv "$work/recorded" $recorded/recorded.csv
    mv "$work/results" $results
    ;;
fresh)
    figures all "$2"
    ;;
esac
