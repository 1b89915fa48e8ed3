# The steps of .ci/run and .ci/full; to be sourced after common.sh. Each step is a function
# `step_NAME` that installs what it needs, so that it can run alone.

# What every change must pass.

step_tests() {
    cargo test
    # the README's main job takes the program without a name
    cargo run --quiet --profile test -- --version
}

step_format() {
    cargo fmt --all --check
    cargo fmt --manifest-path fuzz/Cargo.toml --check
}

step_clippy() { cargo clippy --quiet --workspace --all-targets -- -D warnings; }

# Imports between files: no cycles, one direction between folders.
step_layout() {
    cargo test --quiet -p sat2d-layout
    cargo run --quiet -p sat2d-layout
}

# The description of the C API, from which headers and bindings are generated.
step_api() { cargo test --quiet -p sat2d-api; }

# The tables in the documents, against the recorded results that they are made of.
step_figures() { cargo test --quiet -p sat2d-figures; }

# The core without the standard library, and with `mint`; the C API without its features, and with
# each alone.
step_features() {
    local features
    cargo clippy --quiet "${core_crates[@]/#/-p}" --no-default-features -- -D warnings
    cargo clippy --quiet -p sat2d -p sat2d-core --no-default-features --features mint -- -D warnings
    for features in "" compat curves explain world parallel serde; do
        cargo clippy --quiet -p sat2d-ffi --no-default-features --features "$features" -- \
            -D warnings
    done
}

step_sanitize_addresses() { .ci/sanitizers address; }

# The small game that every package plays, in C.
step_game() { packages/game/check.sh; }

step_lua() {
    need luajit luajit
    packages/sat2d-lua/check.sh
}

step_proofs() {
    need gappa gappa
    proofs/check.py
}

step_fuzz_corpora() {
    need c++ g++
    fuzz/run 0
}

# Packages. .ci/run checks those that differ from what the full check passed.

step_js() {
    need node nodejs
    need npm npm
    packages/sat2d-js/check.sh
}

step_haxe() { packages/sat2d-haxe/check.sh; }

step_python() {
    need python3 python3
    python3 -c "import ensurepip" 2>/dev/null || install_packages python3-venv
    packages/sat2d-py/check.sh
}

step_java() {
    need javac default-jdk-headless
    need_file /usr/share/java/junit4.jar junit4
    packages/sat2d-java/check.sh
}

step_cs() {
    need mcs mono-devel
    need zip zip
    need unzip unzip
    packages/sat2d-cs/check.sh
}

packages=(js haxe python java cs)

# own_inputs PACKAGE: its folder, its native part, what its build generates sources from, and the
# pages with its examples. A change of them makes .ci/run check the package as a whole; a change of
# what it stands on, quickly.
own_inputs() {
    case $1 in
    js)
        echo packages/sat2d-js crates/sat2d-wasm crates/sat2d-api/src/backend/js include/api.json \
            docs/javascript.md docs/tutorial/javascript.md
        ;;
    haxe)
        echo packages/sat2d-haxe packages/sat2d-js/src crates/sat2d-api/src/backend/js \
            include/api.json docs/haxe.md docs/tutorial/haxe.md
        ;;
    python)
        echo packages/sat2d-py crates/sat2d-py include/api.json docs/python.md \
            docs/tutorial/python.md
        ;;
    java)
        echo packages/sat2d-java crates/sat2d-jni crates/sat2d-api/src/backend/java \
            include/api.json docs/java.md docs/tutorial/java.md
        ;;
    cs) echo packages/sat2d-cs include docs/csharp.md docs/tutorial/csharp.md ;;
    esac
}

# The small game and the reference tables through the packages, quickly: .ci/run checks so what
# stands on a core that has changed.
# shellcheck disable=SC2086 # a list
step_packages_quick() { packages/quick.sh ${quick[*]-}; }

# What only the full check runs.

# With eight times as many random cases as in `cargo test`, and all polygons of the corpus.
step_more_cases() {
    SAT2D_TIMES=${SAT2D_TIMES:-8} cargo test --no-fail-fast "${core_crates[@]/#/-p}" --tests \
        --features parallel,serde
}

step_docs() { RUSTDOCFLAGS="-D warnings" cargo doc --quiet --workspace --no-deps; }

step_rust_examples() {
    cargo run --quiet -p sat2d --example bouncing_balls
    cargo run --quiet -p sat2d --example bouncing_bullets
}

# Everything that a release consists of, as a dry run.
step_release() {
    need python3 python3
    packages/release.sh
}

# The manual for C and C++: anything undocumented is an error.
step_manual() {
    need doxygen doxygen
    doxygen docs/manual/Doxyfile
}

# Headers, consumers and the harness as a user builds them.
step_standalone() {
    need valgrind valgrind
    need c++ g++
    c_tests/standalone.sh --valgrind
}

# The release archive, the program that makes it, and programs that link it.
step_archive() {
    need cmake cmake
    need make make
    need pkg-config pkg-config
    cargo test -p sat2d-dist
    c_tests/installed.sh
}

# The headers for bindings, read by Python's cffi and by LuaJIT.
step_bindings() {
    need luajit luajit
    python3 -c "import cffi" 2>/dev/null || python3 -m pip install --quiet cffi
    c_tests/bindings/check.sh
}

step_love() {
    need love love
    packages/sat2d-lua/love.sh
}

step_maven() {
    need javac default-jdk-headless
    packages/sat2d-java/maven.sh
}

step_playground() { playground/check.sh; }

# 200 icons of three sets, read by the command, against Chromium's pixels.
step_icons() { crates/sat2d-cli/tests/icons/check.sh 200 "${SAT2D_FIRST_SEED:-1}"; }

# Recorders for old games, end to end.
step_recorders() {
    need node nodejs
    need javac default-jdk-headless
    docs/recording/check.sh
}

# Random calls of java.awt, answered by the JDK and by the library.
step_jdk() {
    need java default-jdk-headless
    local tables
    tables=$(mktemp -d)
    java -XX:+UnlockDiagnosticVMOptions -XX:-UseLibmIntrinsic \
        docs/recording/originals/AwtTables.java "$tables" "${SAT2D_FIRST_SEED:-2}" 5000
    SAT2D_AWT_TABLES=$tables cargo test -p sat2d-compat --test compat awt_random_tables
    rm -r "$tables"
}

# The tables of conformance/, made again, and sat2d's answers to a larger set.
step_conformance() {
    need python3 python3
    conformance/check.sh
}

# Coq proves that the checker of certificates is sound.
step_checker() {
    need coqc coq
    proofs/checker.sh
}

# The duel with SDL2, the siege, the walk, and the ported games.
step_examples() {
    need pkg-config pkg-config
    need_library sdl2 libsdl2-dev
    examples/check.sh
}

# The adapters for engines, in these engines without a window.
step_engines() {
    need python3 python3
    examples/engines/check.sh
}

# Fingerprints and the C harness on other platforms.
step_targets() { .ci/targets; }

step_sanitize_threads() { .ci/sanitizers thread; }

# The corpora, and a minute for each target.
step_fuzz() {
    need c++ g++
    fuzz/run 60
}

# Running steps.

seconds=()
failed_steps=()
tests_log=$(mktemp)
trap 'rm -f "$tests_log"' EXIT

# run_step NAME: runs a step to its end and notes its seconds and whether it passed
run_step() {
    local started=$SECONDS status
    step "$1"
    # not in a condition, where `set -e` would have no effect
    (set -euo pipefail && "step_$1") 2>&1 | tee -a "$tests_log"
    status=${PIPESTATUS[0]}
    last_seconds=$((SECONDS - started))
    seconds+=("$last_seconds $1")
    echo "-- $1: $last_seconds s"
    [ "$status" = 0 ] || failed_steps+=("$1")
    return "$status"
}

# print_totals: the seconds of each step, longest first, and the totals of the tests
print_totals() {
    step "seconds"
    printf '%s\n' "${seconds[@]}" | sort -rn |
        awk '{ printf "%5d  %s\n", $1, $2; sum += $1 } END { printf "%5d  in all\n", sum }'
    step "totals"
    [ ${#failed_steps[@]} = 0 ] || echo "failed steps: ${failed_steps[*]}"
    awk '/^test result:/ { passed += $4; failed += $6; skipped += $8 }
         END { printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped }' "$tests_log"
}
