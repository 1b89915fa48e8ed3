"""What a cluster does with a part of the data: polygons as WKB in, a row for each out."""

import numpy as np
import pandas as pd
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


def write_polygons(folder: str, count: int, files: int) -> None:
    """Parquet files with stars of 20 to 400 corners, to have something to decompose."""
    random = np.random.default_rng(17)
    for number, ids in enumerate(np.array_split(np.arange(count), files)):
        geometries = []
        for _ in ids:
            corners = int(random.integers(20, 400))
            angles = np.linspace(0, 2 * np.pi, corners, endpoint=False)
            radius = random.uniform(3, 10, corners)
            ring = np.column_stack([np.cos(angles), np.sin(angles)]) * radius[:, None]
            geometries.append(shapely.to_wkb(shapely.Polygon(ring)))
        frame = pd.DataFrame({"id": ids, "geometry": geometries})
        frame.to_parquet(f"{folder}/part-{number}.parquet")
