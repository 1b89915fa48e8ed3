"""What Ruffle (commit f3a1263e164d) answers where no Flash player was recorded: a model of its
source, which shares nothing with the library. Each command prints the rows of a reference table.

    python3 flash_ruffle.py thresholds 60
"""
import csv
import random
import sys


def thresholds(count):
    """`hit_test` of `avm1/globals/bitmap_data.rs` and `avm2/globals/flash/display/bitmap_data.rs`:
    `get_i32` in ActionScript 2, `get_u32` in 3, clamped to a byte; the rows of
    `flash_bitmap_hit_test.csv`."""
    alphas = [0, 1, 18, 170, 254, 255]
    edges = [-1, -2, -255, -256, -(2**31), 2**31 - 1, 2**31, 2**32 - 1, 2**32 - 2, 2**32, 256, 255]

    def least(api, threshold):
        unsigned = threshold % 2**32
        if api == "as3":
            return min(unsigned, 255)
        return min(max(unsigned - 2**32 if unsigned >= 2**31 else unsigned, 0), 255)

    for i in range(count):
        api = ["as2", "as3"][i % 2]
        width, height = random.randint(1, 3), random.randint(1, 3)
        images = [
            [[random.choice(alphas) for _ in range(width)] for _ in range(height)] for _ in "ab"
        ]
        texts = ["/".join("".join(f"{a:02x}" for a in row) for row in image) for image in images]
        own, other = random.choice(edges), random.choice(edges)
        x, y = random.randint(0, 1), random.randint(0, 1)
        head = ["ruffle", api, "thresholds", texts[0], 0, 0, own]
        pixels = [(r, c) for r in range(y, height) for c in range(x, width)]
        kind = random.choice(["point", "rect", "bitmap"])
        if kind == "point":
            hit = (y, x) in pixels and images[0][y][x] >= max(least(api, own), 1)
            yield [*head, kind, "", x, y, "", "", "", int(hit)]
        elif kind == "rect":
            hit = any(images[0][r][c] >= least(api, own) for r, c in pixels)
            yield [*head, kind, "", x, y, 3, 3, "", int(hit)]
        else:
            hit = any(
                images[0][r][c] >= least(api, own)
                and images[1][r - y][c - x] >= least(api, other)
                for r, c in pixels
            )
            yield [*head, kind, texts[1], x, y, "", "", other, int(hit)]


COMMANDS = {"thresholds": thresholds}

if __name__ == "__main__":
    random.seed(1)
    rows = COMMANDS[sys.argv[1]](int(sys.argv[2]))
    csv.writer(sys.stdout, lineterminator="\n").writerows(rows)
