"""Replays a folder of recordings, `*.s2dr`, on a cluster of Dask or Spark: a row for each.

    python recordings.py IN OUT [--engine dask|spark] [--workers 2]

Needs `dask[distributed]`, or `pyspark` and Java; and `pyarrow`.
"""

import argparse
import glob
import sys
from typing import Iterator

import pandas as pd

import sat2d

TYPES = {"path": "string", "status": "int32", "steps": "int64", "differing": "int64",
         "is_complete": "bool", "fingerprint": "string"}
SCHEMA = ("path string, status int, steps long, differing long, is_complete boolean, "
          "fingerprint string")


def verify_one(path: str, content: bytes) -> tuple:
    """Whether all steps of a recording are as recorded; a damaged one has a status."""
    try:
        replay = sat2d.replay(content)
    except sat2d.Sat2dError as error:
        return path, error.code, 0, 0, False, None
    differing = int((replay.columns["difference"] != 0).sum())
    steps = len(replay.columns["step"])
    fingerprint = f"{replay.world.fingerprint():016x}"
    return path, 0, steps, differing, replay.is_complete, fingerprint


def verify_files(frame: pd.DataFrame) -> pd.DataFrame:
    """A row for each path in a frame: read where the worker is, as from a shared disk."""
    rows = [verify_one(path, open(path, "rb").read()) for path in frame["path"]]
    return pd.DataFrame(rows, columns=list(TYPES)).astype(TYPES)


def verify_contents(frames: Iterator[pd.DataFrame]) -> Iterator[pd.DataFrame]:
    """The same for the paths and contents that Spark's source `binaryFile` gives."""
    for frame in frames:
        rows = [verify_one(*row) for row in zip(frame["path"], frame["content"])]
        yield pd.DataFrame(rows, columns=list(TYPES))


def on_dask(source: str, target: str, workers: int) -> None:
    import dask.dataframe as dd
    from dask.distributed import Client, LocalCluster

    paths = pd.DataFrame({"path": sorted(glob.glob(f"{source}/*.s2dr"))})
    with LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster:
        with Client(cluster):
            parts = dd.from_pandas(paths, npartitions=4 * workers)
            parts.map_partitions(verify_files, meta=TYPES).to_parquet(target)


def on_spark(source: str, target: str, workers: int) -> None:
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.master(f"local-cluster[{workers},1,1024]").appName("sat2d")
    builder = builder.config("spark.pyspark.python", sys.executable)
    spark = builder.config("spark.ui.enabled", "false").getOrCreate()
    try:
        files = spark.read.format("binaryFile").option("pathGlobFilter", "*.s2dr").load(source)
        files = files.select("path", "content").repartition(4 * workers)
        files.mapInPandas(verify_contents, SCHEMA).write.parquet(target)
    finally:
        spark.stop()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("source")
    arguments.add_argument("target")
    arguments.add_argument("--engine", choices=["dask", "spark"], default="dask")
    arguments.add_argument("--workers", type=int, default=2)
    given = arguments.parse_args()
    run = {"dask": on_dask, "spark": on_spark}[given.engine]
    run(given.source, given.target, given.workers)


if __name__ == "__main__":
    main()
