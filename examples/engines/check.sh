#!/usr/bin/env bash
# Tests the adapters for engines, without a window.
#
#     examples/engines/check.sh [javascript|pygame|bevy|love|monogame|sdl]...      without any, all
#
# Builds the packages of sat2d and installs the engines: from npm into javascript/node_modules, from
# PyPI into an environment in target/engines, from crates.io and from Debian. MonoGame is not there:
# its types are stood in for. The last lines have the totals.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
work=$root/target/engines
mkdir -p "$work"
source "$root/.ci/common.sh"

# In node, with the whole of Phaser and Pixi; the canvases are skia's.
check_javascript() {
    need node nodejs
    need npm npm
    if [ ! -f "$root/packages/sat2d-js/dist/full/node.js" ]; then
        local target=wasm32-unknown-unknown
        [ -d "$(rustc --print target-libdir --target "$target")" ] || rustup target add "$target"
        (cd "$root/packages/sat2d-js" && npm ci --silent && node build.mjs full)
    fi
    (
        cd javascript
        npm ci --silent
        local report=$work/javascript.tap status=0
        node --test --test-reporter=spec --test-reporter-destination=stdout \
            --test-reporter=tap --test-reporter-destination="$report" test/*.test.mjs || status=$?
        awk '/^# pass / { passed = $3 } /^# fail / { failed = $3 }
             END { printf "test result: %s. %d passed; %d failed; 0 ignored\n",
                   failed ? "FAILED" : "ok", passed, failed }' "$report"
        exit "$status"
    )
}

check_pygame() {
    python3 -c "import ensurepip" 2>/dev/null || install_packages python3-venv
    [ -x "$work/venv/bin/python" ] || python3 -m venv "$work/venv"
    local python=$work/venv/bin/python
    "$python" -m pip install --quiet --disable-pip-version-check \
        'maturin>=1.9,<2' pytest 'pygame-ce==2.5.8'
    rm -rf "$work/wheels"
    (cd "$root/packages/sat2d-py" &&
        "$work/venv/bin/maturin" build --quiet --release --out "$work/wheels")
    "$python" -m pip install --quiet --disable-pip-version-check --force-reinstall \
        "$work"/wheels/*.whl
    SDL_VIDEODRIVER=dummy PYGAME_HIDE_SUPPORT_PROMPT=1 \
        "$python" -m pytest -q -p no:cacheprovider pygame | tee "$work/pygame.log"
    awk '/ passed/ { print "test result: ok. " $1 " passed; 0 failed; 0 ignored" }' \
        "$work/pygame.log"
}

check_bevy() {
    cargo fmt --manifest-path bevy/Cargo.toml --check
    CARGO_TARGET_DIR=$work/bevy cargo clippy --quiet --manifest-path bevy/Cargo.toml \
        --all-targets -- -D warnings
    CARGO_TARGET_DIR=$work/bevy cargo test --manifest-path bevy/Cargo.toml
}

check_love() {
    need love love
    (
        cd "$root"
        cargo build --quiet --release -p sat2d-clib
        source packages/sat2d-lua/library.sh "${CARGO_TARGET_DIR:-target}/release/libsat2d.so"
        love examples/engines/love
    )
}

check_monogame() {
    need mcs mono-devel
    need zip zip
    local out=$work/monogame package=$root/packages/sat2d-cs
    "$package/build.sh" --release
    mkdir -p "$out"
    cp "$package"/build/{Sat2d.Net.dll,libsat2d.so} "$out"
    mcs -langversion:7 -warn:4 -warnaserror -r:"$out/Sat2d.Net.dll" -out:"$out/tests.exe" \
        monogame/Sat2dMonoGame.cs monogame/test/*.cs "$package/tests/Runner.cs"
    mono --debug "$out/tests.exe"
}

# With SDL's software renderer; then again with the compiler's sanitizers for memory and undefined
# behaviour. SDL keeps some memory to the end, so leaks are not looked for.
check_sdl() {
    need_library sdl2 libsdl2-dev
    local out=$work/sdl library=${CARGO_TARGET_DIR:-$root/target}/release
    (cd "$root" && cargo build --quiet --release -p sat2d-clib)
    mkdir -p "$out"
    build_sdl() {
        "${CC:-cc}" -std=c99 -Wall -Wextra -Wpedantic -Werror "$@" "-I$root/include" \
            sdl/test/sprites.c -o "$out/sprites" $(pkg-config --cflags --libs sdl2) \
            "-L$library" -lsat2d -lm "-Wl,-rpath,$library"
    }
    build_sdl -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
    SDL_VIDEODRIVER=dummy ASAN_OPTIONS=detect_leaks=0 "$out/sprites" >/dev/null
    build_sdl -O2
    SDL_VIDEODRIVER=dummy "$out/sprites"
    # games in C++ include it too
    "${CXX:-c++}" -std=c++11 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "-I$root/include" \
        $(pkg-config --cflags sdl2) -x c++ sdl/sat2d_sdl.h
}

[ $# -gt 0 ] || set -- javascript pygame bevy love monogame sdl
for engine in "$@"; do
    step "$engine"
    "check_$engine"
done
