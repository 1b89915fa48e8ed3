#!/usr/bin/env bash
# The ported games, from the old one to the right answers: the old game runs through the recorder;
# `sat2d verify` agrees with every recorded row; the same loop with the parity profile prints the
# same frames; with the exact calls it prints what differences.log has. Cellar.java runs on the JDK,
# Meteors.as without its types, with a stand-in for the player.
#
#     examples/ported/check.sh [--update]
#
# With the option it updates the files of differences. Needs node, javac and java.
#
# Environment: CC (cc), CARGO (cargo), CARGO_TARGET_DIR (target).
set -euo pipefail

cd "$(dirname "$0")/../.."
root=$PWD
recorders=$root/docs/recording
source "$recorders/actionscript.sh"
target=${CARGO_TARGET_DIR:-target}
case $target in /*) ;; *) target=$root/$target ;; esac
work=$target/examples-check/ported
update=${1-}

say() { printf '== %s\n' "$*"; }

# build GAME PROFILE: the loop with one way to answer, and checked by the compiler
build() {
    ${CC:-cc} -std=c99 -Wall -Wextra -Wpedantic -Werror -O1 -g -fsanitize=address,undefined \
        -fno-sanitize-recover=all -Iinclude "examples/ported/$1/$1.c" "examples/ported/$1/$2.c" \
        -o "$work/$1_$2" -L"$target/release" -lsat2d -lm -Wl,-rpath,"$target/release"
}

# The frames that the right answers change, for a file beside the game.
differences() { # differences GAME NAME: of GAME_parity.log and NAME.log
    diff "$work/$1_parity.log" "$work/$2.log" | grep '^[<>]' >"$work/$2.differences" || true
    if [ "$update" = --update ]; then
        cp "$work/$2.differences" "examples/ported/$1/$2.log"
    fi
    diff "examples/ported/$1/$2.log" "$work/$2.differences"
    echo "$2: $(grep -c '^>' "$work/$2.differences") lines differ"
}

rm -rf "$work"
mkdir -p "$work/java" "$work/as3"
${CARGO:-cargo} build --quiet --release -p sat2d-clib
${CARGO:-cargo} build --quiet -p sat2d-cli

say "cellar: the old game, through the recorder"
javac -Xlint:all -Werror -d "$work/java" "$recorders"/Sat2d*.java examples/ported/cellar/Cellar.java
(cd "$work/java" && java Cellar >"$work/cellar_java.log")
"$target/debug/sat2d" verify "$work"/java/*.csv | sed "s|$work/||"

say "cellar: the same answers, then the right ones"
build cellar parity
build cellar exact
"$work/cellar_parity" >"$work/cellar_parity.log"
diff "$work/cellar_java.log" "$work/cellar_parity.log"
"$work/cellar_exact" >"$work/cellar_exact.log"
"$work/cellar_exact" --whole >"$work/cellar_exact_whole.log"
differences cellar cellar_exact
differences cellar cellar_exact_whole

say "meteors: the old game, through the recorder"
{
    echo 'const trace = console.log;'
    echo "$byte_array"
    cat "$recorders/Sat2dRecorder.as" "$recorders/Sat2dBuiltins.as" | without_types
    cat "$recorders/originals/flash_player.js"
    without_types <examples/ported/meteors/Meteors.as
    echo 'const meteors = new Meteors();'
    echo 'for (let number = 0; number < 2000; number++) meteors.frame(number);'
} >"$work/meteors.js"
split_log "$work/as3" "$work/meteors.js"
"$target/debug/sat2d" verify "$work"/as3/*.csv 2>/dev/null | sed "s|$work/||"
grep '^frame ' "$work/as3/flashlog.txt" >"$work/meteors_as3.log"

say "meteors: the same answers, then the right ones"
build meteors parity
build meteors exact
"$work/meteors_parity" >"$work/meteors_parity.log"
diff "$work/meteors_as3.log" "$work/meteors_parity.log"
"$work/meteors_exact" >"$work/meteors_exact.log"
differences meteors meteors_exact
say "the ported games are well"
