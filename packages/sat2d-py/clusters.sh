#!/usr/bin/env bash
# Runs the example for Dask on local clusters of one and two processes, in the environment that
# check.sh makes. Installs its packages.
set -euo pipefail
cd "$(dirname "$0")"

[ -x ../../target/python/venv/bin/python ] || ./check.sh
# shellcheck source=/dev/null
. ../../target/python/venv/bin/activate
python -m pip install --quiet --disable-pip-version-check \
    'dask[dataframe,distributed]' pyarrow shapely pandas
# the library has threads of its own: one for each worker shows how the time falls with workers
RAYON_NUM_THREADS=1 python -m pytest -s --durations=0 examples
