#!/bin/sh
# Builds the C harness and the consumer programs the way a user does, with a compiler and -lsat2d, against the shared and the
# static library, and runs them; the harness under valgrind as well where that is installed.
#
#     c_tests/standalone.sh [--valgrind]
#
# With the option valgrind has to be there; without it is used if it is.
#
# Environment: CC and CXX (cc and c++), CARGO (cargo), CARGO_TARGET_DIR (target).
set -eu

cd "$(dirname "$0")/.."
CC=${CC:-cc}
CXX=${CXX:-c++}
CARGO=${CARGO:-cargo}
target=${CARGO_TARGET_DIR:-target}
built=$target/release
work=$target/c_standalone
prefix=$work/prefix
valgrind=optional
[ "${1-}" = --valgrind ] && valgrind=required

say() { printf '== %s\n' "$*"; }

say "the libraries"
$CARGO build --quiet --release -p sat2d-clib
# What a static link needs besides is rustc's to say, and it says so only when it compiles: into a folder of its own.
natives=$($CARGO rustc --release -p sat2d-clib --crate-type staticlib --target-dir "$work/natives" --color never -- \
    --print native-static-libs 2>&1 | sed -n 's/^note: native-static-libs: //p' | tail -n 1)
echo "a static link needs:${natives:+ $natives}"

say "what the shared library shows"
soname=$(objdump -p "$built/libsat2d.so" | awk '$1 == "SONAME" { print $2 }')
[ -n "$soname" ] || { echo "it has no soname" >&2; exit 1; }
strangers=$(nm -D --defined-only "$built/libsat2d.so" | awk '{ print $3 }' | grep -v '^sat_' || true)
[ -z "$strangers" ] || { printf 'it exports strangers:\n%s\n' "$strangers" >&2; exit 1; }
echo "soname $soname, $(nm -D --defined-only "$built/libsat2d.so" | wc -l) symbols, all sat_"
# every function of the header is there, and no other
sed -n 's/^[a-z].* \*\{0,1\}\(sat_[a-z0-9_]*\)(.*/\1/p' include/sat2d.h | grep -v -x -e sat_hits -e sat_overlaps | sort >"$work/declared"
nm -D --defined-only "$built/libsat2d.so" | awk '{ print $3 }' | sort >"$work/exported"
diff "$work/declared" "$work/exported"

# Shared and static apart, so that -lsat2d can only mean the one.
rm -rf "$prefix"
mkdir -p "$prefix/include" "$prefix/shared" "$prefix/static"
cp include/sat2d.h include/sat2d.hpp "$prefix/include"
cp "$built/libsat2d.so" "$prefix/shared/$soname"
ln -s "$soname" "$prefix/shared/libsat2d.so"
cp "$built/libsat2d.a" "$prefix/static"
LD_LIBRARY_PATH=$prefix/shared
export LD_LIBRARY_PATH

leaks='--leak-check=full --show-leak-kinds=all --errors-for-leak-kinds=all'
races=--tool=helgrind
warnings='-Wall -Wextra -Wpedantic -Werror'

# build LINKAGE COMPILER STANDARD NAME SOURCES...
build() {
    linkage=$1 compiler=$2 standard=$3 name=$4
    shift 4
    extra=
    [ "$linkage" = static ] && extra=$natives
    # shellcheck disable=SC2086 # the flags are lists
    $compiler -std="$standard" -O2 -g $warnings -I"$prefix/include" "$@" -o "$work/$name-$linkage" \
        -L"$prefix/$linkage" -lsat2d -pthread $extra
}

under_valgrind() {
    if command -v valgrind >/dev/null; then
        valgrind --quiet --error-exitcode=1 "$@"
    elif [ $valgrind = required ]; then
        echo "valgrind is not installed" >&2
        exit 1
    else
        echo "valgrind is not installed: not run"
    fi
}

for linkage in shared static; do
    say "$linkage: the harness"
    build $linkage "$CC" c99 harness c_tests/c/*.c
    "$work/harness-$linkage" c_tests/reference >"$work/summary-$linkage"
    grep -e 'rows checked' -e '^failures' "$work/summary-$linkage"
    # the same, line for line, as under cargo test
    awk 'n >= 2; /^---$/ { n++ }' c_tests/tests/snapshots/harness__the_c_harness_finds_nothing_wrong.snap |
        diff - "$work/summary-$linkage"
    for check in "$leaks" "$races"; do
        say "$linkage: the harness under valgrind $check"
        # shellcheck disable=SC2086
        SAT2D_HARNESS_SERIAL=1 SAT2D_RANDOM_CALLS=2000 under_valgrind $check "$work/harness-$linkage" c_tests/reference >"$work/summary-valgrind-$linkage"
        grep -e '^failures' -e 'not run' "$work/summary-valgrind-$linkage"
    done

    say "$linkage: consumers, the README's first"
    awk '/^```$/ { inside = 0 } inside; /^```c$/ { inside = 1 }' README.md >"$work/readme.c"
    build $linkage "$CC" c99 readme "$work/readme.c"
    [ "$("$work/readme-$linkage")" = hit ]
    build $linkage "$CC" c99 consumer-c99 c_tests/consumers/consumer.c
    "$work/consumer-c99-$linkage"
    for standard in c++11 c++17; do
        build $linkage "$CXX" $standard "consumer-$standard" c_tests/consumers/consumer.cpp
        "$work/consumer-$standard-$linkage"
    done
    build $linkage "$CXX -fno-exceptions" c++17 consumer-noexcept c_tests/consumers/consumer.cpp
    "$work/consumer-noexcept-$linkage"
    # shellcheck disable=SC2086
    under_valgrind $leaks "$work/consumer-c++17-$linkage"

    say "$linkage: the arena of the examples"
    build $linkage "$CC" c99 arena examples/arena/*.c -lm
    # the same, line for line, as under cargo test
    awk 'n >= 2; /^---$/ { n++ }' c_tests/tests/snapshots/arena__arena_log.snap >"$work/arena-expected"
    "$work/arena-$linkage" --threads | diff "$work/arena-expected" -
    # shellcheck disable=SC2086
    under_valgrind $leaks "$work/arena-$linkage" --log "$work/arena-valgrind" --picture 60 "$work/arena-60.svg"
    diff "$work/arena-expected" "$work/arena-valgrind"
done
say "all well"
