"""The examples give on clusters what one process gives. Prints the times by workers."""

import pathlib
import subprocess
import sys
import time

import pandas as pd
import pieces
import pytest

HERE = pathlib.Path(__file__).parent
COUNT = 4_000


@pytest.fixture(scope="module")
def polygons(tmp_path_factory):
    folder = tmp_path_factory.mktemp("polygons")
    pieces.write_polygons(str(folder), COUNT, files=8)
    frames = [pd.read_parquet(file) for file in sorted(folder.glob("*.parquet"))]
    return folder, pieces.decompose_frame(pd.concat(frames)).sort_values("id", ignore_index=True)


def check(folder, expected):
    found = pd.read_parquet(folder).sort_values("id", ignore_index=True)
    pd.testing.assert_frame_equal(found[expected.columns], expected)
    assert len(found) == COUNT
    assert (found["status"] == 0).all() and (found["pieces"] > 1).all()


def run(program, folder, target, *options):
    start = time.perf_counter()
    command = [sys.executable, str(HERE / program), str(folder), str(target), *options]
    subprocess.run(command, check=True, cwd=HERE)
    print(f"{program} {' '.join(options)}: {time.perf_counter() - start:.1f} s, start included")


@pytest.mark.parametrize("workers", [1, 2])
def test_dask(polygons, tmp_path, workers):
    folder, expected = polygons
    run("on_dask.py", folder, tmp_path / "out", "--workers", str(workers))
    check(tmp_path / "out", expected)


@pytest.mark.parametrize("master", ["local[1]", "local-cluster[2,1,1024]"])
def test_spark(polygons, tmp_path, master):
    folder, expected = polygons
    run("on_spark.py", folder, tmp_path / "out", "--master", master)
    check(tmp_path / "out", expected)
