"""The examples give on clusters what one process gives. Prints the times, starts included."""

import pathlib
import random
import subprocess
import sys
import time

import pandas as pd
import pieces
import pytest

import sat2d

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


def test_geoparquet_of_others(polygons, tmp_path):
    geopandas = pytest.importorskip("geopandas")
    folder, _ = polygons
    ours = geopandas.read_parquet(folder / "part-0.parquet")
    assert ours.geometry.is_valid.all() and len(ours) == COUNT / 8
    theirs = ours.rename_geometry("shape")
    theirs.to_parquet(tmp_path / "theirs.parquet")
    assert pieces.geometry_column(str(tmp_path / "theirs.parquet")) == "shape"
    run("on_dask.py", tmp_path, tmp_path / "out", "--workers", "1")
    found = pd.read_parquet(tmp_path / "out")
    assert found["area"].to_numpy() == pytest.approx(ours.area.to_numpy(), rel=1e-12)


def test_files_without_metadata_are_an_error(tmp_path):
    pd.DataFrame({"id": [1]}).to_parquet(tmp_path / "plain.parquet")
    with pytest.raises(ValueError, match="no metadata"):
        pieces.geometry_column(str(tmp_path / "plain.parquet"))


def record(path, seed):
    """A recording of a crowd that falls. Returns the fingerprint at its end."""
    choose = random.Random(seed)
    world, at = sat2d.World(), sat2d.Transform.translation
    world.insert(sat2d.Shape.rectangle(60, 2), kind="static")
    places = [at(choose.uniform(-20, 20), choose.uniform(4, 20)) for _ in range(30)]
    balls = world.insert_many(sat2d.Shape.circle((0, 0), 1), places)
    with sat2d.recording(world, path):
        for _ in range(40):
            for ball in balls:
                world.move_and_slide(ball, (choose.uniform(-0.5, 0.5), -0.5))
            world.step()
    return f"{world.fingerprint():016x}"


@pytest.mark.parametrize("engine", ["dask", "spark"])
def test_recordings(engine, tmp_path):
    games = tmp_path / "games"
    games.mkdir()
    expected = {f"{i}.s2dr": record(games / f"{i}.s2dr", i) for i in range(12)}
    whole = (games / "3.s2dr").read_bytes()
    (games / "cut.s2dr").write_bytes(whole[:-40])
    (games / "damaged.s2dr").write_bytes(whole[:90] + b"xyz" + whole[93:])
    run("recordings.py", games, tmp_path / "out", "--engine", engine)
    found = pd.read_parquet(tmp_path / "out")
    found.index = [pathlib.Path(path).name for path in found["path"]]
    assert sorted(found.index) == sorted([*expected, "cut.s2dr", "damaged.s2dr"])
    assert found["fingerprint"][list(expected)].to_dict() == expected
    good = found.loc[list(expected)]
    assert (good["steps"] == 40).all() and good["is_complete"].all()
    assert not good["differing"].any() and not good["status"].any()
    assert not found["is_complete"]["cut.s2dr"] and found["status"]["damaged.s2dr"] == 66
