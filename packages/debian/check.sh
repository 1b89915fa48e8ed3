#!/usr/bin/env bash
# Builds the Debian package, lets lintian look at it, installs it, and builds and runs programs
# against it with pkg-config, shared and static, and with CMake. Removes it at the end. Needs root.
set -euo pipefail
cd "$(dirname "$0")"
source ../../.ci/common.sh
need lintian lintian
need cmake cmake
need pkg-config pkg-config

./build.sh
package=$(echo build/*.deb)
dpkg-deb --info "$package"
# One package has the library and what is needed to build with it, and no other package needs it;
# its name has no version, so it has no list of shared libraries for others.
lintian --allow-root --fail-on error --suppress-tags no-shlibs "$package"

dpkg --install "$package"
folder=$(mktemp -d)
trap 'dpkg --remove libsat2d-dev >/dev/null; rm -rf "$folder"' EXIT
cp ../../c_tests/consumers/*.[ch]* "$folder"
cd "$folder"
build() { "${@}" $(pkg-config --cflags --libs "$pc") -o consumer && ./consumer; }
for pc in sat2d sat2d-static; do
    build "${CC:-cc}" consumer.c
    build "${CXX:-c++}" -std=c++11 consumer.cpp
done
pc=sat2d
build "${CC:-cc}" consumer.c
ldd consumer | grep 'libsat2d.so.0.3 => /'
cat >CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.19)
project(consumer C)
find_package(sat2d 0.3 CONFIG REQUIRED)
add_executable(consumer consumer.c)
target_link_libraries(consumer PRIVATE sat2d::sat2d)
END
cmake -S . -B cmake >/dev/null
cmake --build cmake >/dev/null
cmake/consumer
echo "test result: ok. 6 passed; 0 failed; 0 ignored"
