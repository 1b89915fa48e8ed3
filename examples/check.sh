#!/bin/sh
# Builds the duel with all warnings as errors, plays its script without a window, and compares the
# log with duel/expected.log; then again with the compiler's sanitizers for memory and undefined
# behaviour. The same for the siege and the walk, and for leaks. Then it checks the ported games,
# see ported/check.sh.
#
#     examples/check.sh [--update]
#
# With the option it updates the files expected.log, the pictures of the siege and the walk in docs,
# and the logs of the ported games. Needs SDL2 with its headers (Debian: libsdl2-dev) and
# pkg-config; bash, node, javac and java for the ported games.
# Leaks of the duel are not looked for: SDL and the libraries it loads keep some memory to the end.
# (The arena, which uses sat2d alone, is checked for them by c_tests/standalone.sh.)
#
# Environment: CC (cc), CARGO (cargo), CARGO_TARGET_DIR (target).
set -eu

cd "$(dirname "$0")/.."
CARGO=${CARGO:-cargo}
target=${CARGO_TARGET_DIR:-target}
case $target in /*) ;; *) target=$PWD/$target ;; esac
work=$target/examples-check
frames=600

say() { printf '== %s\n' "$*"; }

# build NAME FLAGS
build() {
    make --no-print-directory -s -C examples/duel OUT="$work/$1" CFLAGS="$2" \
        SAT2D_CFLAGS="-I$PWD/include" \
        SAT2D_LIBS="-L$target/release -lsat2d -Wl,-rpath,$target/release"
}

# play NAME: writes NAME.log and pictures of three frames
play() {
    ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
        "$work/$1" --headless $frames --debug --record "$work/$1.log" \
        --shot 60 "$work/$1-60.bmp" --shot 255 "$work/$1-255.bmp" --shot 324 "$work/$1-324.bmp"
}

rm -rf "$work"
mkdir -p "$work"
$CARGO build --quiet --release -p sat2d-clib

say "the duel"
build duel "-O2 -g"
play duel
if [ "${1-}" = --update ]; then
    cp "$work/duel.log" examples/duel/expected.log
fi
diff examples/duel/expected.log "$work/duel.log"
tail -n 1 "$work/duel.log"

say "the duel, checked by the compiler"
build checked "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all"
play checked
diff examples/duel/expected.log "$work/checked.log"
for frame in 60 255 324; do
    cmp "$work/duel-$frame.bmp" "$work/checked-$frame.bmp"
done

# build_alone EXAMPLE NAME FLAGS...: one that needs sat2d alone
build_alone() {
    example=$1 name=$2
    shift 2
    "${CC:-cc}" -std=c99 -Wall -Wextra -Wpedantic -Werror "$@" -Iinclude "examples/$example"/*.c \
        -o "$work/$name" -L"$target/release" -lsat2d -lm "-Wl,-rpath,$target/release"
}

# check_alone EXAMPLE UPDATE OPTIONS...: its log and its picture
check_alone() {
    example=$1 update=$2
    shift 2
    say "the $example"
    build_alone "$example" "$example" -O2
    "$work/$example" "$@" "$work/$example.svg" >"$work/$example.log"
    if [ "$update" = --update ]; then
        cp "$work/$example.log" "examples/$example/expected.log"
        cp "$work/$example.svg" "docs/$example.svg"
    fi
    diff "examples/$example/expected.log" "$work/$example.log"
    cmp "docs/$example.svg" "$work/$example.svg"
    tail -n 1 "$work/$example.log"

    say "the $example, checked by the compiler"
    build_alone "$example" "$example-checked" -O1 -g -fsanitize=address,undefined \
        -fno-sanitize-recover=all
}

check_alone siege "${1-}" --picture 3
"$work/siege-checked" --text >"$work/siege-checked.log"
grep -v '^|' "$work/siege-checked.log" | diff examples/siege/expected.log -

check_alone walk "${1-}" --picture
"$work/walk-checked" | diff examples/walk/expected.log -

bash examples/ported/check.sh ${1-}
say "all well"
