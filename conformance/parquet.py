"""Writes the tables as Parquet files, for programs that read columns.

    pip install pyarrow
    python conformance/parquet.py TABLES FOLDER

Numbers of rows are integers; margins and conditions are doubles; classes and verdicts are texts of
a dictionary. Shapes, fractions, times and witnesses stay the texts of the CSV files, since no type
of Parquet holds a fraction or `none`. Each file is read again and compared with its table.
"""

import csv
import sys
from pathlib import Path

import pyarrow
from pyarrow import parquet

WORD = pyarrow.dictionary(pyarrow.int8(), pyarrow.string())
TYPES = {
    "row": pyarrow.int64(),
    "class": WORD,
    "relation": WORD,
    "location": WORD,
    "margin": pyarrow.float64(),
    "condition": pyarrow.float64(),
}


def convert(table: Path, file: Path) -> int:
    """Writes one table, and returns the number of its rows."""
    with table.open(newline="") as lines:
        header, *rows = csv.reader(lines)
    columns = [pyarrow.array(texts) for texts in zip(*rows)]
    typed = [texts.cast(TYPES.get(name, texts.type)) for name, texts in zip(header, columns)]
    file.parent.mkdir(parents=True, exist_ok=True)
    parquet.write_table(pyarrow.table(typed, header), file, compression="zstd")
    back = parquet.read_table(file)
    for name, texts, column in zip(header, zip(*rows), back.columns):
        read = {pyarrow.int64(): int, pyarrow.float64(): float}.get(TYPES.get(name), str)
        if column.to_pylist() != [read(text) for text in texts]:
            raise ValueError(f"{file}: column {name} is not that of {table}")
    return back.num_rows


def main(tables: Path, folder: Path) -> None:
    for table in sorted(tables.glob("*/*.csv")):
        file = folder / table.relative_to(tables).with_suffix(".parquet")
        print(f"{convert(table, file):8} rows  {file}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
