#!/usr/bin/env bash
# Creates the Conan package, shared and static, in a folder of its own, and runs the programs of
# test_package with each. Installs Conan 2 by pip, in that folder too. Needs CMake and python3.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet 'conan==2.*'
conan=$folder/python/bin/conan
export CONAN_HOME=$folder/home
# both packages are from one build
export SAT2D_CONAN_TARGET=${CARGO_TARGET_DIR:-$folder/target}
"$conan" profile detect >/dev/null
passed=0
for shared in True False; do
    "$conan" create packages/conan -o "sat2d/*:shared=$shared" >"$folder/log" 2>&1 ||
        { tail -n 60 "$folder/log" && exit 1; }
    grep -E '^C(\+\+)?: ' "$folder/log"
    passed=$((passed + 2))
done
echo "test result: ok. $passed passed; 0 failed; 0 ignored"
