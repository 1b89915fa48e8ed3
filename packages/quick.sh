#!/usr/bin/env bash
# Plays the small game (packages/game), whose events have fingerprints, and asks all rows of the
# reference tables through every package, compiled with little optimisation: what a change of the
# core can break in them. Takes minutes, most of them the compiler's.
#
#     packages/quick.sh [js|haxe|python|java|cs]...      without any, all; haxe needs what js builds
#
# The last lines have the totals. Installs what the tests need.
set -euo pipefail
cd "$(dirname "$0")"
source ../.ci/common.sh
root=$(cd .. && pwd)
# as the core in `cargo test`: without, tables take three times as long
export CARGO_PROFILE_DEV_OPT_LEVEL=1
target=${CARGO_TARGET_DIR:-$root/target}

quick_js() {
    need node nodejs
    need npm npm
    local wasm=wasm32-unknown-unknown report status=0
    [ -d "$(rustc --print target-libdir --target "$wasm")" ] || rustup target add "$wasm"
    cd sat2d-js
    npm ci --silent
    SAT2D_WASM_PROFILE=dev node build.mjs full
    report=$(mktemp)
    node --test --test-reporter=tap test/{game,tables*}.test.mjs >"$report" || status=$?
    grep -B 2 -A 30 '^not ok' "$report" || true
    awk '/^# pass / { passed = $3 } /^# fail / { failed = $3 }
         END { printf "test result: %s. %d passed; %d failed; 0 ignored\n",
               failed ? "FAILED" : "ok", passed, failed }' "$report"
    rm "$report"
    return $status
}

# The externs stand on the npm package: what differs is the game and the tables that they read.
quick_haxe() {
    need haxe haxe
    need haxelib haxe
    need zip zip
    cd sat2d-haxe
    ./build.sh
    haxe --class-path test --class-path src --macro 'sat2d.Bundle.include()' --dce full \
        --main Main --js build/test.js
    SAT2D_ROOT=$root node build/test.js
}

quick_python() {
    need python3 python3
    python3 -c 'import ensurepip' 2>/dev/null || install_packages python3-venv
    local folder=$target/python-quick
    cd sat2d-py
    [ -x "$folder/bin/python" ] || python3 -m venv "$folder"
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check \
        'maturin>=1.9,<2' 'numpy>=1.21' pytest 'pygame-ce==2.5.8'
    rm -rf "$folder/wheels"
    PATH=$folder/bin:$PATH maturin build --quiet --profile dev --out "$folder/wheels"
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --force-reinstall \
        --no-deps "$folder"/wheels/*.whl
    "$folder/bin/python" -m pytest tests/test_game.py tests/test_tables*.py |
        tee "$folder/report"
    # pytest's own totals are not what .ci/run adds up
    sed -En 's/^(.* )?([0-9]+) passed.*/test result: ok. \2 passed; 0 failed; 0 ignored/p' \
        "$folder/report"
}

quick_java() {
    need javac default-jdk-headless
    need_file /usr/share/java/junit4.jar junit4
    local junit=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar classes status=0
    cd sat2d-java
    ./build.sh
    mkdir -p build/tests
    javac --release 11 -cp "build/sat2d.jar:$junit" -d build/tests src/test/java/io/sat2d/*.java
    classes=$(cd src/test/java && printf '%s\n' io/sat2d/{GameTest,*TablesTest,FlashStageTest}.java |
        sed 's|\.java$||; s|/|.|g')
    # shellcheck disable=SC2086 # a list
    java -Djava.awt.headless=true "-Dsat2d.root=$root" -cp "build/sat2d.jar:build/tests:$junit" \
        org.junit.runner.JUnitCore $classes >build/report || status=$?
    [ $status = 0 ] || cat build/report
    awk '/^OK \(/ { passed = substr($2, 2) } /^Tests run:/ { failed = $5; passed = $3 - $5 }
         END { printf "test result: %s. %d passed; %d failed; 0 ignored\n",
               failed ? "FAILED" : "ok", passed, failed }' build/report
    return $status
}

quick_cs() {
    need mcs mono-devel
    need zip zip
    local part status=0
    cd sat2d-cs
    ./build.sh
    mcs -langversion:7 -r:build/Sat2d.Net.dll -out:build/tests.exe tests/*.cs
    for part in GameTest TablesTest FlashStageTest; do
        LC_ALL=C SAT2D_ROOT=$root mono --debug build/tests.exe $part || status=$?
    done
    return $status
}

parts=("$@")
[ $# -gt 0 ] || parts=(js haxe python java cs)
status=0
for part in "${parts[@]}"; do
    # not in a condition, where `set -e` would have no effect
    set +e
    (set -e && "quick_$part")
    [ $? = 0 ] || status=1
    set -e
done
exit $status
