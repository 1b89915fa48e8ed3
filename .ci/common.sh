# Functions of the scripts in this folder; to be sourced.

# The crates of the library, each after those that it depends on.
core_crates=(sat2d-base sat2d-decompose sat2d-core sat2d-compat sat2d-world sat2d)

step() { printf '\n== %s\n' "$*"; }

# need COMMAND PACKAGE...: installs Debian's packages if there is no such command
need() {
    if ! command -v "$1" >/dev/null; then
        shift
        install_packages "$@"
    fi
}

# need_library PKG_CONFIG_NAME PACKAGE
need_library() {
    pkg-config --exists "$1" || install_packages "$2"
}

# need_file PATH PACKAGE: a path may be a pattern
need_file() {
    compgen -G "$1" >/dev/null || install_packages "$2"
}

install_packages() {
    step "installing $*"
    # another program may hold the lock for a while
    local wait=-oDPkg::Lock::Timeout=300
    apt-get update -qq $wait
    DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends $wait "$@" >/dev/null
}

# matches_snapshot [--layouts-differ] WORK_FOLDER: compares the output of the C harness, which is on
# standard input, with the snapshot. On Windows and WebAssembly the harness has no part on threads.
# Where a pointer has 32 bits, structs with pointers have another layout.
matches_snapshot() {
    local layout='^$' expected
    [ "$1" != --layouts-differ ] ||
        { layout='^(sizeof )?sat_[a-z0-9_]+(\.[a-z0-9_]+)? [0-9]+$' && shift; }
    expected=$1/expected
    awk 'n >= 2; /^---$/ { n++ }' >"$expected" \
        <c_tests/tests/c/snapshots/c__harness__the_c_harness_finds_nothing_wrong.snap
    tr -d '\r' >"$1/found"
    ! grep -q '^threads: not run on this platform' "$1/found" ||
        sed -i 's/^threads: .*/threads: not run on this platform/' "$expected"
    diff <(grep -vE "$layout" "$expected") <(grep -vE "$layout" "$1/found")
}
