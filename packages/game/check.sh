#!/usr/bin/env bash
# Plays the small game in C and compares its output with expected.txt.
#
#     packages/game/check.sh [--update]
#
# With the option it writes expected.txt.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=$PWD/target/game
mkdir -p "$target"
cargo build --quiet --profile test # the default packages, as cargo test builds them
"${CC:-cc}" -std=c99 -O2 -Wall -Wextra -Werror -ffp-contract=off -Iinclude packages/game/game.c \
    -o "$target/game" target/debug/libsat2d.a -lm -lpthread -ldl
"$target/game" >"$target/found.txt"
[ "${1-}" != --update ] || cp "$target/found.txt" packages/game/expected.txt
diff packages/game/expected.txt "$target/found.txt"
echo "the small game in C: $(wc -l <"$target/found.txt") lines as expected"
