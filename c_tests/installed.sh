#!/bin/sh
# Builds the release archive, unpacks it outside of this repository, and builds and runs programs
# against it as a user would: with pkg-config and CMake, shared and static, beside another Rust
# library, and with a header of another version. It compares sizes with the documents.
#
#     c_tests/installed.sh
#
# Environment: CC and CXX (cc and c++), CARGO (cargo), CARGO_TARGET_DIR (target).
# Needs cmake (3.19 or later) and pkg-config.
set -eu

cd "$(dirname "$0")/.."
tree=$PWD
CC=${CC:-cc}
CXX=${CXX:-c++}
CARGO=${CARGO:-cargo}
export CC CXX
away=$(mktemp -d)
trap 'rm -rf "$away"' EXIT

say() { printf '== %s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

# quietly COMMAND...: shows the output only if the command fails
quietly() {
    "$@" >"$away/said" 2>&1 || { cat "$away/said" >&2; fail "failed: $*"; }
}

# refused WORDS COMMAND...: the command has to fail, and its output has to contain the words
refused() {
    words=$1
    shift
    if "$@" >"$away/said" 2>&1; then
        cat "$away/said" >&2
        fail "should have failed: $*"
    fi
    tr -s ' \n' '  ' <"$away/said" | grep -qF "$words" ||
        { cat "$away/said" >&2; fail "not in the output: $words"; }
}

say "the archive"
$CARGO run --quiet -p sat2d-dist -- --out "$away/made"
archive=$(echo "$away"/made/sat2d-*.tar.gz)
sum=$(cksum <"$archive")
$CARGO run --quiet -p sat2d-dist -- --out "$away/made" >/dev/null
[ "$sum" = "$(cksum <"$archive")" ] || fail "a second build made a different archive"
version=$(basename "$archive" | cut -d- -f2)
echo "$(basename "$archive"), $(wc -c <"$archive") bytes, the same twice"

say "another Rust static library, and the same with link-time optimisation"
other=${CARGO_TARGET_DIR:-$tree/target}/other_rust
for lto in false fat; do
    CARGO_PROFILE_RELEASE_LTO=$lto $CARGO build --quiet --release --target-dir "$other" \
        --manifest-path c_tests/consumers/other_rust/Cargo.toml
    cp "$other/release/libother_rust.a" "$away/libother_rust-$lto.a"
done

# A user has the archive, programs, and another Rust library. From here on, nothing is read from
# the repository.
mkdir "$away/work"
cp c_tests/consumers/*.c c_tests/consumers/*.cpp c_tests/consumers/cmake/CMakeLists.txt \
    "$away"/libother_rust-*.a "$away/work"
cd "$away/work"
tar -xzf "$archive" -C "$away"
mv "$away"/sat2d-"$version"-* "$away/first"
# The tree is used in the folder where it was unpacked, then after it was moved.
first=$away/first
second="$away/moved here"

# flags PREFIX ARGUMENTS...: the output of pkg-config; the prefix may contain a blank
flags() {
    PKG_CONFIG_PATH=$1/lib/pkgconfig
    export PKG_CONFIG_PATH
    shift
    pkg-config "$@"
}
strict='-std=c99 -Wall -Wextra -Wpedantic -Werror'

# compile PROGRAM SOURCE PACKAGE WORDS...: a C program with the flags of a pkg-config package
compile() {
    program=$1 source=$2 package=$3
    shift 3
    eval "$CC $strict -o $program $source $* $(flags "$prefix" --cflags --libs "$package")"
}

# needs PROGRAM yes|no: whether the program loads the shared library
needs() {
    loads=no
    readelf -d "$1" | grep -q 'NEEDED.*libsat2d' && loads=yes
    [ "$loads" = "$2" ] || fail "$1 loads libsat2d: $loads"
}

for prefix in "$first" "$second"; do
    [ -d "$prefix" ] || mv "$first" "$prefix"

    say "pkg-config, C99 (${prefix##*/})"
    [ "$(flags "$prefix" --modversion sat2d)" = "$version" ]
    flags "$prefix" --exists "sat2d >= $version"
    refused "sat2d" flags "$prefix" --print-errors --exists "sat2d > $version"
    compile shared consumer.c sat2d
    needs shared yes
    quietly env LD_LIBRARY_PATH="$prefix/lib" ./shared
    compile static consumer.c sat2d-static
    needs static no
    quietly ./static

    say "CMake: C99, C++11, C++17, without exceptions, shared and static (${prefix##*/})"
    rm -rf build
    quietly cmake -S . -B build -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Release
    quietly cmake --build build --parallel 2
    quietly cmake -E chdir build ctest --output-on-failure
    grep 'tests passed' "$away/said"
    needs build/c99 yes
    needs build/c99-static no
done

say "pkg-config --static, without the shared library"
mkdir "$away/alone"
cp -R "$second/include" "$second/lib" "$away/alone"
rm "$away"/alone/lib/libsat2d.so*
eval "$CC $strict -o alone consumer.c $(flags "$away/alone" --static --cflags --libs sat2d)"
needs alone no
quietly ./alone
say "CMake without the shared library: its target does not exist"
refused 'sat2d::sat2d' cmake -S . -B alone-build -DCMAKE_PREFIX_PATH="$away/alone"

say "CMake unpacks the archive by itself"
quietly cmake -S . -B fetched -DSAT2D_ARCHIVE="$archive"
quietly cmake --build fetched --target c99
quietly ./fetched/c99

say "the first program of the guide, built with its Makefile and its CMakeLists.txt"
mkdir game
guide=$second/share/doc/sat2d/docs/installing.md
# block LANGUAGE: the first example in a language
block() {
    awk -v begin="\`\`\`$1" '/^```$/ { if (inside) exit } inside; $0 == begin { inside = 1 }' \
        "$guide"
}
block c >game/game.c
block make >game/Makefile
block cmake >game/CMakeLists.txt
ln -s "$second" "$away/plain"
quietly env PKG_CONFIG_PATH="$away/plain/lib/pkgconfig" make -C game
[ "$(LD_LIBRARY_PATH=$second/lib ./game/game)" = hit ]
quietly cmake -S game -B game/build -DCMAKE_PREFIX_PATH="$second"
quietly cmake --build game/build
[ "$(./game/build/game)" = hit ]

say "CMake and versions"
asks() { cmake -S . -B asked -DCMAKE_PREFIX_PATH="$second" -DSAT2D_WANTED="$1"; }
IFS=. read -r major minor patch <<END
$version
END
for fits in "$version" "$version EXACT" "$major.$minor" "$major.$minor...$major.$((minor + 3))" \
    "$major...<$((major + 1))"; do
    quietly asks "$fits"
done
for other in "$major.$minor.$((patch + 1))" "$major.$((minor + 1))" "$((major + 1))" \
    "$major.$((minor + 1))...$major.9" "$major.0...<$version" \
    "$major.$minor.$((patch + 1)) EXACT"; do
    refused "version: $version" asks "$other"
done
# CMake's message for a version that is too new
refused "compatible with requested version \"$major.$((minor + 1))\"" asks "$major.$((minor + 1))"

say "two Rust libraries in one program: both static in either order; shared beside static"
natives=$(flags "$second" --static --libs-only-l sat2d | sed 's/-lsat2d//')
sat2d="'$second/lib/libsat2d.a'"
dynamic=$(flags "$second" --cflags --libs sat2d)
for other in libother_rust-false.a libother_rust-fat.a; do
    eval "$CC $strict -o two two_rusts.c -I'$second/include' $sat2d $other $natives"
    eval "$CC $strict -o owt two_rusts.c -I'$second/include' $other $sat2d $natives"
    eval "$CC $strict -o apart two_rusts.c $other $natives $dynamic"
    # the other library panics on purpose and prints that to stderr
    quietly ./two
    quietly ./owt
    needs apart yes
    quietly env LD_LIBRARY_PATH="$second/lib" ./apart
done

say "a header of a different version than the library"
cp -R "$second/include" newer
sed -i.bak -e "s/^\(#define SAT_VERSION_MINOR\) .*/\1 $((minor + 1))/" \
    -e "s/^\(#define SAT_ABI_VERSION\) .*/\1 99/" newer/sat2d.h
eval "$CC $strict -o stale stale.c -Inewer $(flags "$second" --libs sat2d)"
said=$(LD_LIBRARY_PATH="$second/lib" ./stale)
echo "$said"
expected="header of sat2d $major.$((minor + 1)).$patch (ABI 99), but runs with the library"
echo "$said" | grep -q "$expected of $version (ABI [0-9]*)"

say "no file contains the path of the repository"
if found=$(grep -rlF "$tree" "$away" --exclude='libother_rust*.a' --exclude=said); then
    fail "$found"
fi

say "the sizes in the documents"
whole=$(flags "$second" --cflags --libs sat2d-static | sed 's/-Wl,--gc-sections//')
eval "$CC $strict -s -o whole smallest.c $whole"
[ "$(./whole)" = hit ]
compile smallest smallest.c sat2d-static -s
[ "$(./smallest)" = hit ]
size() { "$tree/packages/size.sh" "$@"; }
size '`libsat2d.so`' "$second/lib/libsat2d.so"
size '`libsat2d.a`' "$second/lib/libsat2d.a"
size 'with `-Wl,--gc-sections`' smallest
size 'without it' whole
say "all well"
