# A small game for the check of the recorder: upright rectangles and circles, and a few hundred
# random calls.
import math
import random


def rect_to_rect(x1, y1, w1, h1, x2, y2, w2, h2):
    return x1 + w1 > x2 and x1 < x2 + w2 and y1 + h1 > y2 and y1 < y2 + h2


def circle_to_rect(cx, cy, r, x, y, w, h):
    nearest_x = max(x, min(cx, x + w))
    nearest_y = max(y, min(cy, y + h))
    dx, dy = cx - nearest_x, cy - nearest_y
    return math.sqrt(dx * dx + dy * dy) < r


random.seed(7)
for call in range(400):
    if call % 3:
        number, size = lambda: random.uniform(-20, 20), lambda: random.uniform(0, 20)
    else:  # whole numbers, so that some of them touch
        number, size = lambda: random.randint(-6, 6), lambda: random.randint(1, 6)
    rect_to_rect(number(), number(), size(), size(), number(), number(), size(), size())
    circle_to_rect(number(), number(), size(), number(), number(), size(), size())
