"""Decomposes the polygons of a folder of GeoParquet files on a cluster of Spark.

    python on_spark.py IN OUT [--master local-cluster[2,1,1024]]

Without a master it runs in two threads of one process. Needs `pyspark`, `pyarrow`, `shapely`
and Java.
"""

import argparse
import glob
import sys
from typing import Iterator

import pandas as pd
from pieces import decompose_frame, geometry_column
from pyspark.sql import SparkSession

SCHEMA = "id long, status int, area double, pieces long"


def decompose(frames: Iterator[pd.DataFrame]) -> Iterator[pd.DataFrame]:
    """The frames of a partition, one after another."""
    return map(decompose_frame, frames)


def run(spark: SparkSession, source: str, target: str) -> None:
    geometry = geometry_column(min(glob.glob(f"{source}/*.parquet")))
    polygons = spark.read.parquet(source)
    polygons = polygons.select("id", polygons[geometry].alias("geometry"))
    polygons.mapInPandas(decompose, SCHEMA).write.parquet(target)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("source")
    arguments.add_argument("target")
    arguments.add_argument("--master", default="local[2]")
    given = arguments.parse_args()
    builder = SparkSession.builder.master(given.master).appName("sat2d")
    builder = builder.config("spark.pyspark.python", sys.executable)
    spark = builder.config("spark.ui.enabled", "false").getOrCreate()
    try:
        spark.sparkContext.addPyFile(__file__.replace("on_spark", "pieces"))
        run(spark, given.source, given.target)
    finally:
        spark.stop()


if __name__ == "__main__":
    main()
