"""Decomposes the polygons of a folder of GeoParquet files on a cluster of Dask.

    python on_dask.py IN OUT [--scheduler tcp://host:8786] [--workers 2]

Without a scheduler it starts a local cluster of processes. Needs `dask[distributed]`, `pyarrow`
and `shapely`.
"""

import argparse
import glob

import dask.dataframe as dd
from dask.distributed import Client, LocalCluster
from pieces import decompose_frame, geometry_column

TYPES = {"id": "int64", "status": "int32", "area": "float64", "pieces": "int64"}


def run(source: str, target: str) -> None:
    geometry = geometry_column(min(glob.glob(f"{source}/*.parquet")))
    polygons = dd.read_parquet(source, columns=["id", geometry])
    polygons = polygons.rename(columns={geometry: "geometry"})
    polygons.map_partitions(decompose_frame, meta=TYPES).to_parquet(target)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("source")
    arguments.add_argument("target")
    arguments.add_argument("--scheduler")
    arguments.add_argument("--workers", type=int, default=2)
    given = arguments.parse_args()
    # the library has threads of its own, so a worker takes one part at a time
    cluster = given.scheduler or LocalCluster(
        n_workers=given.workers, threads_per_worker=1, dashboard_address=None)
    with Client(cluster) as client:
        client.upload_file(__file__.replace("on_dask", "pieces"))
        run(given.source, given.target)


if __name__ == "__main__":
    main()
