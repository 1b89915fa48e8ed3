#!/usr/bin/env bash
# Builds build/Sat2d.Net.dll with the native library beside it, and build/sat2d.VERSION.nupkg.
#
#     packages/sat2d-cs/build.sh [--release]
#
# Needs mcs and zip (Debian: mono-devel, zip).
set -euo pipefail
cd "$(dirname "$0")"
target=${CARGO_TARGET_DIR:-$PWD/../../target}
profile=debug
[ "${1-}" != --release ] || profile=release
(cd ../.. && cargo build --quiet -p sat2d-clib "$@")
rm -rf build
mkdir -p build/package/lib/{net45,netstandard2.0} build/package/runtimes/linux-x64/native
cp "$target/$profile/libsat2d.so" build

# C# 7, all warnings, every public member documented
mcs -langversion:7 -warn:4 -warnaserror -optimize -target:library -out:build/Sat2d.Net.dll \
    -doc:build/Sat2d.Net.xml src/*.cs src/generated/*.cs

# a package is a zip with a list of its types and a reference to its description
cp -r package/. sat2d.nuspec README.md build/package
for folder in net45 netstandard2.0; do
    cp build/Sat2d.Net.{dll,xml} "build/package/lib/$folder"
done
cp build/libsat2d.so build/package/runtimes/linux-x64/native
# of sat2d, and of what the native library links
(cd ../.. && cargo run --quiet -p sat2d-dist -- --licences-of sat2d-clib \
    --prefix packages/sat2d-cs/build/licences)
cp build/licences/THIRD-PARTY.txt build/package
for licence in LICENSE-MIT LICENSE-APACHE; do # what is in the package has a type by its ending
    cp "build/licences/$licence" "build/package/$licence.txt"
done
version=$(sed -n 's|.*<version>\(.*\)</version>.*|\1|p' sat2d.nuspec)
(cd build/package && zip -q -D -r "../sat2d.$version.nupkg" .)
