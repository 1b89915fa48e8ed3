"""python answer.py TABLES ANSWERS [LIBRARY...]"""

import sys
from importlib.metadata import version
from pathlib import Path

import with_pygame
import with_pymunk
import with_shapely
from tables import answer_all

LIBRARIES = {"shapely": with_shapely, "pymunk": with_pymunk, "pygame-ce": with_pygame}

tables, answers, *chosen = sys.argv[1:]
for name, library in LIBRARIES.items():
    if not chosen or name in chosen:
        number = getattr(library, "VERSION", version(name))
        answer_all(Path(tables), Path(answers), name, number, library)
