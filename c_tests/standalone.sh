#!/bin/sh
# Builds the C harness and the consumer programs as a user would, with a compiler and -lsat2d,
# against the shared and the static library, and runs them. installed.sh tests the installation.
#
#     c_tests/standalone.sh [--valgrind]
#
# The harness also runs under valgrind. With the option it is an error if valgrind is missing.
# It also runs with the C compiler's sanitizers for addresses, leaks and undefined behaviour. These
# check the C code, the allocations of both languages, and leaks; valgrind checks every access.
#
# Environment: CC and CXX (cc and c++), CARGO (cargo), CARGO_TARGET_DIR (target).
# SAT2D_RANDOM_CALLS: the number of random calls of the harness under valgrind (2000) and with
# sanitizers (100000). A million take less than a minute with sanitizers:
#
#     SAT2D_RANDOM_CALLS=1000000 c_tests/standalone.sh --valgrind
set -eu

cd "$(dirname "$0")/.."
CC=${CC:-cc}
CXX=${CXX:-c++}
CARGO=${CARGO:-cargo}
target=${CARGO_TARGET_DIR:-target}
work=$target/c_standalone
prefix=$work/prefix
shared=$prefix/lib/libsat2d.so
snapshots=c_tests/tests/c/snapshots
valgrind=optional
[ "${1-}" = --valgrind ] && valgrind=required

say() { printf '== %s\n' "$*"; }

say "the libraries"
rm -rf "$prefix"
$CARGO run --quiet -p sat2d-dist -- --prefix "$prefix"
# Only rustc knows the other libraries that a static link needs; the installation contains the list.
natives=$(sed -n 's/^Libs.private: //p' "$prefix/lib/pkgconfig/sat2d.pc")
echo "a static link needs:${natives:+ $natives}"

say "the exports of the shared library"
soname=$(objdump -p "$shared" | awk '$1 == "SONAME" { print $2 }')
[ -n "$soname" ] || { echo "the shared library has no soname" >&2; exit 1; }
strangers=$(nm -D --defined-only "$shared" | awk '{ print $3 }' | grep -v '^sat_' || true)
[ -z "$strangers" ] || { printf 'unexpected exports:\n%s\n' "$strangers" >&2; exit 1; }
echo "soname $soname, $(nm -D --defined-only "$shared" | wc -l) symbols, all sat_"
# it exports exactly the functions of the headers
sed -n 's/^[a-z].* \*\{0,1\}\(sat_[a-z0-9_]*\)(.*/\1/p' include/sat2d.h include/sat2d_compat.h |
    grep -v -x sat_version_check | sort >"$work/declared"
nm -D --defined-only "$shared" | awk '{ print $3 }' | sort >"$work/exported"
diff "$work/declared" "$work/exported"

LD_LIBRARY_PATH=$prefix/lib
export LD_LIBRARY_PATH

leaks='--leak-check=full --show-leak-kinds=all --errors-for-leak-kinds=all'
races=--tool=helgrind
warnings='-Wall -Wextra -Wpedantic -Werror'

# build LINKAGE COMPILER STANDARD NAME SOURCES...
build() {
    linkage=$1 compiler=$2 standard=$3 name=$4
    shift 4
    library="-L$prefix/lib -lsat2d"
    [ "$linkage" = static ] && library="$prefix/lib/libsat2d.a $natives"
    # shellcheck disable=SC2086 # the flags are lists
    $compiler -std="$standard" -O2 -g $warnings -I"$prefix/include" "$@" \
        -o "$work/$name-$linkage" $library -lm -pthread
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
    build "$linkage" "$CC" c99 harness c_tests/c/*.c
    "$work/harness-$linkage" c_tests/reference >"$work/summary-$linkage"
    grep -e 'rows checked' -e '^failures' "$work/summary-$linkage"
    # the same, line for line, as under cargo test
    awk 'n >= 2; /^---$/ { n++ }' $snapshots/c__harness__the_c_harness_finds_nothing_wrong.snap |
        diff - "$work/summary-$linkage"
    for check in "$leaks" "$races"; do
        say "$linkage: the harness under valgrind $check"
        # shellcheck disable=SC2086
        SAT2D_HARNESS_SERIAL=1 SAT2D_RANDOM_CALLS=${SAT2D_RANDOM_CALLS:-2000} \
            under_valgrind $check "$work/harness-$linkage" c_tests/reference \
            >"$work/summary-valgrind-$linkage"
        grep -e '^failures' -e 'not run' "$work/summary-valgrind-$linkage"
    done

    say "$linkage: consumers, the first program of the guide to installing before them"
    awk '/^```$/ { if (inside) exit } inside; /^```c$/ { inside = 1 }' docs/installing.md \
        >"$work/first.c"
    build "$linkage" "$CC" c99 first "$work/first.c"
    [ "$("$work/first-$linkage")" = hit ]
    build "$linkage" "$CC" c99 consumer-c99 c_tests/consumers/consumer.c
    "$work/consumer-c99-$linkage"
    for program in consumer results callbacks; do
        for standard in c++11 c++17 c++20; do
            build "$linkage" "$CXX" $standard "$program-$standard" "c_tests/consumers/$program.cpp"
            "$work/$program-$standard-$linkage"
        done
        build "$linkage" "$CXX -fno-exceptions -fno-rtti" c++11 "$program-noexcept" \
            "c_tests/consumers/$program.cpp"
        "$work/$program-noexcept-$linkage"
    done
    # shellcheck disable=SC2086
    under_valgrind $leaks "$work/consumer-c++17-$linkage"

    say "$linkage: the arena of the examples"
    build $linkage "$CC" c99 arena examples/arena/*.c -lm
    # the same, line for line, as under cargo test
    awk 'n >= 2; /^---$/ { n++ }' $snapshots/c__arena__arena_log.snap >"$work/arena-expected"
    "$work/arena-$linkage" --threads | diff "$work/arena-expected" -
    # shellcheck disable=SC2086
    under_valgrind $leaks "$work/arena-$linkage" --log "$work/arena-valgrind" \
        --picture 60 "$work/arena-60.svg"
    diff "$work/arena-expected" "$work/arena-valgrind"
done
say "static: the harness with sanitizers"
# shellcheck disable=SC2086 # the flags are lists
$CC -std=c99 -O1 -g $warnings -fsanitize=address,undefined -fno-sanitize-recover=undefined \
    -I"$prefix/include" c_tests/c/*.c -o "$work/harness-sanitized" \
    "$prefix/lib/libsat2d.a" $natives -lm -pthread
SAT2D_RANDOM_CALLS=${SAT2D_RANDOM_CALLS:-100000} \
    "$work/harness-sanitized" c_tests/reference >"$work/summary-sanitized"
grep -e '^random calls' -e '^failures' "$work/summary-sanitized"
say "all well"
