#!/usr/bin/env bash
# Builds the jar with the native library of this machine, by cargo, javac and jar alone.
#
#     packages/sat2d-java/build.sh [--release]       writes build/sat2d.jar
#
# SAT2D_NATIVES names a folder with more native libraries, by platform: linux-aarch64/, …
set -euo pipefail
cd "$(dirname "$0")"
root=$PWD/../..
(cd "$root" && cargo run --quiet -p sat2d-api -- --package java >/dev/null)

profile=debug
[ "${1-}" != --release ] || profile=release
(cd "$root" && cargo build --quiet -p sat2d-jni $([ $profile = debug ] || echo --release))
target=${CARGO_TARGET_DIR:-$root/target}/$profile
rm -rf build
mkdir -p build/classes

# with the names of parameters, which newer JVMs put into NullPointerExceptions
javac --release 11 -g -Xlint:all -Werror -d build/classes \
   src/main/java/module-info.java src/{main,generated}/java/io/sat2d/*.java
natives=build/classes/io/sat2d/native
system=$(uname -s | tr '[:upper:]' '[:lower:]')
mkdir -p "$natives/$system-$(uname -m)"
cp "$target/libsat2d_jni.so" "$natives/$system-$(uname -m)/"
[ -z "${SAT2D_NATIVES-}" ] || cp -r "$SAT2D_NATIVES"/. "$natives/"
# of sat2d, and of what the native library links
(cd "$root" && cargo run --quiet -p sat2d-dist -- --licences-of sat2d-jni \
    --prefix packages/sat2d-java/build/classes)
# for a program whose jar has these classes too; others are started with the option
printf 'Enable-Native-Access: ALL-UNNAMED\n' >build/manifest
jar --create --file build/sat2d.jar --manifest build/manifest -C build/classes .
