# To be sourced in the project's folder: sets SAT2D_LIBRARY and SAT2D_ROOT for the tests.
#
#     source packages/sat2d-lua/library.sh [LIBRARY]     without an argument it builds one
library=${1-}
if [ -z "$library" ]; then
    cargo build --quiet --profile test # the default packages, as cargo test builds them
    library=${CARGO_TARGET_DIR:-target}/debug/libsat2d.so
fi
SAT2D_LIBRARY=$(realpath "$library")
SAT2D_ROOT=$PWD
export SAT2D_LIBRARY SAT2D_ROOT
