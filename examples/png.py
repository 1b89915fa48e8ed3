"""Converts a frame of the duel to a small PNG: python3 examples/png.py FRAME.bmp OUT.png

Needs Pillow.
"""

import sys

from PIL import Image

frame = Image.open(sys.argv[1]).convert("RGB")
small = frame.quantize(224, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
small.save(sys.argv[2], optimize=True)
