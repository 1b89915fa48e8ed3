"""What a cluster does with a part of the data: polygons as WKB in, a row for each out."""

import json

import numpy as np
import pandas as pd
import pyarrow
import pyarrow.parquet
import shapely

import sat2d


def decompose_frame(frame: pd.DataFrame) -> pd.DataFrame:
    """A row for each polygon of a part: its id, a status, its area and its number of pieces.

    `frame` has the columns `id` and `geometry`, polygons in well-known binary, as in GeoParquet.
    """
    polygons = shapely.from_wkb(frame["geometry"].to_numpy())
    if len(polygons) == 0:
        counts, found = [], {"status": [], "area": []}
    else:
        _, points, (rings, parts) = shapely.to_ragged_array(polygons)
        found = sat2d.decompose_arrays(points, rings, parts)
        counts = np.diff(found["piece_offsets"])
    columns = {
        "id": frame["id"].to_numpy(),
        "status": found["status"],
        "area": found["area"],
        "pieces": counts,
    }
    types = {"id": "int64", "status": "int32", "area": "float64", "pieces": "int64"}
    return pd.DataFrame(columns).astype(types)


def write_geoparquet(path: str, frame: pd.DataFrame) -> None:
    """A file of the columns `id` and `geometry`, with the metadata of GeoParquet 1.1."""
    bounds = shapely.total_bounds(shapely.from_wkb(frame["geometry"].to_numpy()))
    column = {"encoding": "WKB", "geometry_types": ["Polygon"], "bbox": bounds.tolist(),
              "crs": None}
    geo = {"version": "1.1.0", "primary_column": "geometry", "columns": {"geometry": column}}
    table = pyarrow.Table.from_pandas(frame, preserve_index=False)
    metadata = {**table.schema.metadata, b"geo": json.dumps(geo).encode()}
    pyarrow.parquet.write_table(table.replace_schema_metadata(metadata), path)


def geometry_column(path: str) -> str:
    """The column with the geometries of a file of GeoParquet, which must be WKB."""
    metadata = pyarrow.parquet.read_schema(path).metadata or {}
    if b"geo" not in metadata:
        raise ValueError(f"{path} has no metadata of GeoParquet")
    geo = json.loads(metadata[b"geo"])
    name = geo["primary_column"]
    encoding = geo["columns"][name]["encoding"]
    if encoding != "WKB":
        raise ValueError(f"{path} has geometries in the encoding {encoding}; expected WKB")
    return name


def stars(ids, least: int, most: int, random: np.random.Generator) -> pd.DataFrame:
    """Stars of some corners, to have something to decompose."""
    geometries = []
    for _ in ids:
        corners = int(random.integers(least, most))
        angles = np.linspace(0, 2 * np.pi, corners, endpoint=False)
        radius = random.uniform(3, 10, corners)
        ring = np.column_stack([np.cos(angles), np.sin(angles)]) * radius[:, None]
        geometries.append(shapely.to_wkb(shapely.Polygon(ring)))
    return pd.DataFrame({"id": ids, "geometry": geometries})


def write_polygons(folder: str, count: int, files: int, least: int = 20, most: int = 400) -> None:
    """Files of GeoParquet with so many stars."""
    random = np.random.default_rng(17)
    for number, ids in enumerate(np.array_split(np.arange(count), files)):
        write_geoparquet(f"{folder}/part-{number}.parquet", stars(ids, least, most, random))
