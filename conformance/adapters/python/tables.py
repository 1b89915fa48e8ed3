"""The rows of the tables, and the files of answers."""

from pathlib import Path
from typing import Callable, Optional

QUESTIONS = {
    "relation": ["a", "b"],
    "segments": ["a", "b"],
    "point": ["form", "point"],
    "ray": ["form", "start", "end"],
    "distance": ["a", "b"],
    "sweep": ["a", "b", "motion"],
}
PLACED = ["a", "at_a", "b", "at_b"]

Point = tuple[float, float]


class Form:
    """A circle has a centre and a radius, every other shape rings; a segment has one, of two."""

    def __init__(self, text: str) -> None:
        self.kind, rest = text.split(" ", 1)
        self.rings: list[list[Point]] = []
        if self.kind == "circle":
            x, y, self.radius = map(float, rest.split(" "))
            self.center = (x, y)
        else:
            self.rings = [points(ring) for ring in rest.split(";")]


def points(text: str) -> list[Point]:
    """The points of a ring."""
    numbers = list(map(float, text.split(" ")))
    return list(zip(numbers[::2], numbers[1::2]))


def value(name: str, text: str):
    """A column of a query."""
    if name in ("a", "b", "form"):
        return Form(text)
    if name in ("at_a", "at_b"):
        return [tuple(map(float, one.split(" "))) for one in text.split(";")]
    return points(text)[0]


def verdict(hit: Optional[bool]) -> Optional[str]:
    """The words for a library that answers yes or no."""
    return None if hit is None else "hit" if hit else "miss"


def answer_all(tables: Path, answers: Path, name: str, version: str, library) -> None:
    """Answers all tables with the functions of a module; one that returns None has no call."""
    for set_name in ("single", "double", "placed"):
        for question, columns in QUESTIONS.items():
            if set_name == "placed":
                columns = PLACED
                call: Optional[Callable] = getattr(library, "placed_" + question, None)
            else:
                call = getattr(library, question, None)
            table = tables / set_name / f"{question}.csv"
            if call is None or not table.exists():
                continue
            lines = ["row,answer"]
            for line in table.read_text().splitlines()[1:]:
                row, _, *texts = line.split(",")
                query = [value(column, text) for column, text in zip(columns, texts)]
                try:
                    answer = call(*query)
                except Exception:  # a failure is an answer here
                    answer = "refused"
                if answer is not None:
                    lines.append(f"{row},{answer}")
            path = answers / name / set_name / f"{question}.csv"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(lines) + "\n")
    (answers / name / "version.txt").write_text(version)
