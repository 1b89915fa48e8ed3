# The record of .ci/full, docs/checks/full.txt; to be sourced after steps.sh.
#
# A row has a hash of what the step checks: its own commands and its inputs, as git has them. A row
# is stale if its hash is not today's, or if the step failed.

record=docs/checks/full.txt

# The steps of .ci/full, in their order. .ci/run runs all others on every change.
full_steps=("${packages[@]}" more_cases docs rust_examples release manual standalone archive
    bindings love maven playground recorders jdk conformance checker examples engines targets
    sanitize_threads fuzz icons)

# inputs STEP: the files and folders that it checks
inputs() {
    local core='Cargo.toml Cargo.lock' part
    for part in "${core_crates[@]}"; do core+=" crates/$part/Cargo.toml crates/$part/src"; done
    local tests='crates/sat2d-test-support'
    for part in "${core_crates[@]}"; do
        [ ! -d "crates/$part/tests" ] || tests+=" crates/$part/tests"
    done
    local c_api="$core crates/sat2d-ffi include"
    local cli='crates/sat2d-cli crates/sat2d-repair'
    local tables='c_tests/reference packages/game'
    local tutorial='docs/tutorial/check.sh docs/tutorial/expected.txt'
    case $1 in
    js) echo "$c_api" crates/sat2d-api "$tables" "$tutorial" "$(own_inputs js)" ;;
    haxe) inputs js && own_inputs haxe ;;
    python) echo "$core" crates/sat2d-repair "$tables" "$tutorial" "$(own_inputs python)" ;;
    java) echo "$c_api" crates/sat2d-api "$tables" "$tutorial" "$cli" "$(own_inputs java)" ;;
    cs) echo "$c_api" "$tables" "$tutorial" crates/sat2d-clib "$(own_inputs cs)" ;;
    more_cases) echo "$core" "$tests" c_tests/reference c_tests/polygons ;;
    docs) echo Cargo.toml Cargo.lock crates ;;
    rust_examples) echo "$core" crates/sat2d/examples ;;
    release)
        echo Cargo.toml Cargo.lock LICENSE-APACHE LICENSE-MIT crates include packages \
            docs/releasing.md
        ;;
    manual) echo include docs/manual docs/installing.md ;;
    standalone) echo "$c_api" crates/sat2d-clib c_tests ;;
    archive)
        inputs standalone
        echo crates/sat2d-dist "$cli" docs/installing.md docs/releasing.md packages/size.sh
        ;;
    bindings) echo "$c_api" crates/sat2d-clib c_tests/bindings ;;
    love) echo "$c_api" crates/sat2d-clib packages/sat2d-lua ;;
    maven) inputs java ;;
    playground) inputs haxe && own_inputs java && echo playground ;;
    recorders) echo "$core" "$cli" docs/recording ;;
    jdk) echo crates/sat2d-compat/{src,tests/compat} crates/sat2d-base/src/num.rs ;;
    conformance)
        echo "$core" conformance crates/sat2d-conformance crates/sat2d-check crates/sat2d-judge
        ;;
    checker) echo proofs crates/sat2d-check/src ;;
    examples) echo "$c_api" crates/sat2d-clib examples ;;
    engines) inputs js && inputs python && inputs love && echo packages/sat2d-cs examples/engines ;;
    targets) echo "$c_api" crates/sat2d-clib "$tests" c_tests packages/sat2d-js ;;
    sanitize_threads) echo "$c_api" crates/sat2d-world/tests/world c_tests/c ;;
    fuzz) echo "$c_api" "$cli" fuzz ;;
    icons) echo "$core" "$cli" ;;
    *) echo "no inputs are listed for the step $1" >&2 && return 1 ;;
    esac
}

# hash_of STEP: of its commands and its inputs at HEAD
hash_of() {
    local names path
    names=$(inputs "$1") || return
    {
        declare -f "step_$1"
        for path in $names; do git rev-parse "HEAD:$path" || return; done
    } | git hash-object --stdin | cut -c 1-12
}

# row STEP: what the record says of it
row() { awk -v name="$1" '$1 == name' "$record" 2>/dev/null; }

# is_stale STEP: whether it has to run again
is_stale() {
    local hash
    hash=$(hash_of "$1" 2>/dev/null) || return 0
    ! row "$1" | awk -v hash="$hash" '$2 == hash && $6 == "passed" { found = 1 }
        END { exit !found }'
}

# stale_steps: their names, one a line
stale_steps() {
    local name
    for name in "${full_steps[@]}"; do ! is_stale "$name" || echo "$name"; done
}

# is_checked PACKAGE: whether the last full check passed its own inputs as they are now
is_checked() {
    local commit
    commit=$(row "$1" | awk '$6 == "passed" { sub(/\+$/, "", $3); print $3 }')
    # shellcheck disable=SC2046 # a list
    [ -n "$commit" ] && git diff --quiet "$commit" -- $(own_inputs "$1") 2>/dev/null
}

# write_row STEP RESULT SECONDS: the step's row, for HEAD. What is not committed is not in the hash,
# so a row with changes of its inputs is stale from the start: its hash is "uncommitted".
write_row() {
    local name text new hash
    hash=$(hash_of "$1")
    # shellcheck disable=SC2046 # a list
    [ -z "$(git status --porcelain -- $(inputs "$1"))" ] || hash=uncommitted
    new=$(printf '%-16s %-12s %-10s %s %5d %s' "$1" "$hash" "$(git rev-parse --short=10 HEAD)" \
        "$(date -u +%FT%R)" "$3" "$2")
    text='# Written by .ci/full: when each step ran last, and the hash of what it checked. Times are UTC.
# step           inputs       commit     date          seconds result'
    for name in "${full_steps[@]}"; do
        if [ "$name" = "$1" ]; then text+=$'\n'$new; else text+=$'\n'$(row "$name"); fi
    done
    grep -v '^$' <<<"$text" >"$record.new" && mv "$record.new" "$record"
}
