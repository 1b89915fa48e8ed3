#!/usr/bin/env bash
# Runs the examples for Dask and Spark on local clusters of one and two processes, in the
# environment that check.sh makes, then measures how the time falls with workers. Installs their
# packages, 400 MB; needs Java.
set -euo pipefail
cd "$(dirname "$0")"

command -v java >/dev/null || { echo "needs Java" >&2; exit 1; }
[ -x ../../target/python/venv/bin/python ] || ./check.sh
# shellcheck source=/dev/null
. ../../target/python/venv/bin/activate
python -m pip install --quiet --disable-pip-version-check \
    'dask[dataframe,distributed]' pyarrow pyspark shapely pandas geopandas
# the library has threads of its own: one for each worker shows how the time falls with workers
export SPARK_LOCAL_IP=127.0.0.1
RAYON_NUM_THREADS=1 python -m pytest -s --durations=0 examples
python bench/clusters.py
