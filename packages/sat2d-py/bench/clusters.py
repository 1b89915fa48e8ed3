"""How the time falls with workers, on local clusters of Dask and Spark, as a table in Markdown.

    python bench/clusters.py [--polygons 800] [--corners 1000] [--runs 3] [--write]

With `--write` it writes the table into `docs/python.md`, which takes Rust.

Each worker is a process that takes one part at a time, with one thread of the library. Workers are
started and have decomposed a first part before the clock runs. Beside the time on the clock stands
the processor time of the busiest worker, which other programs on the machine do not lengthen much.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

os.environ["RAYON_NUM_THREADS"] = "1"
EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))
os.environ["PYTHONPATH"] = str(EXAMPLES)

import pandas as pd  # noqa: E402
import pieces  # noqa: E402

FILES = 16


def decompose_timed(frame: pd.DataFrame, _run: int = 0) -> pd.DataFrame:
    """The worker, its processor time for a part, and the number of pieces.

    Dask keeps the result of a call with the same arguments, so each run has a number.
    """
    start = time.process_time()
    found = pieces.decompose_frame(frame)
    spent = time.process_time() - start
    return pd.DataFrame({"worker": [os.getpid()], "seconds": [spent],
                         "pieces": [int(found["pieces"].sum())]})


def of_frames(frames):
    """The same for the frames of a partition of Spark."""
    return map(decompose_timed, frames)


def on_dask(folder, workers, runs):
    import dask.dataframe as dd
    from dask.distributed import Client, LocalCluster

    types = {"worker": "int64", "seconds": "float64", "pieces": "int64"}
    start = time.perf_counter()
    cluster = LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None)
    with cluster, Client(cluster):
        frames = dd.read_parquet(folder)
        frames.map_partitions(decompose_timed, 0, meta=types).compute()
        yield time.perf_counter() - start
        for run in range(1, runs + 1):
            start = time.perf_counter()
            found = frames.map_partitions(decompose_timed, run, meta=types).compute()
            yield found, time.perf_counter() - start


def on_spark(folder, workers, runs):
    from pyspark.sql import SparkSession

    start = time.perf_counter()
    builder = SparkSession.builder.master(f"local-cluster[{workers},1,1024]").appName("sat2d")
    builder = builder.config("spark.pyspark.python", sys.executable)
    builder = builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", "1000000")
    builder = builder.config("spark.sql.files.maxPartitionBytes", "1m")
    spark = builder.config("spark.ui.enabled", "false").getOrCreate()
    try:
        spark.sparkContext.setLogLevel("ERROR")
        schema = "worker long, seconds double, pieces long"
        job = spark.read.parquet(folder).repartition(FILES).mapInPandas(of_frames, schema)
        job.toPandas()
        yield time.perf_counter() - start
        for _ in range(runs):
            start = time.perf_counter()
            found = job.toPandas()
            yield found, time.perf_counter() - start
    finally:
        spark.stop()


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--polygons", type=int, default=800)
    arguments.add_argument("--corners", type=int, default=1000)
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--write", action="store_true")
    given = arguments.parse_args()
    print(f"{given.polygons:,} polygons of {given.corners:,} corners in {FILES} files, "
          f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    lines = ["| engine | workers | start | time | processor time of all | of the busiest |",
             "| --- | ---: | ---: | ---: | ---: | ---: |"]
    totals = set()
    with tempfile.TemporaryDirectory() as folder:
        corners = given.corners
        pieces.write_polygons(folder, given.polygons, FILES, corners, corners + 1)
        for name, engine in [("Dask", on_dask), ("Spark", on_spark)]:
            for workers in (1, 2):
                begun, *runs = engine(folder, workers, given.runs)
                found, clock = min(runs, key=lambda run: run[1])
                spent = found.groupby("worker")["seconds"].sum()
                assert len(spent) == workers
                totals.add(found["pieces"].sum())
                lines.append(f"| {name} | {workers} | {begun:.1f} s | {clock:.1f} s "
                             f"| {spent.sum():.1f} s | {spent.max():.1f} s |")
    assert len(totals) == 1, totals
    print("\n".join(lines))
    if given.write:
        root = pathlib.Path(__file__).parents[3]
        subprocess.run(["cargo", "run", "--quiet", "-p", "sat2d-figures", "clusters"], cwd=root,
                       check=True, input="\n".join(lines), text=True)


if __name__ == "__main__":
    main()
