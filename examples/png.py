"""Turns a frame of the duel (BMP) into a small PNG: python3 examples/png.py FRAME.bmp OUT.png. Needs Pillow."""

import sys

from PIL import Image

frame = Image.open(sys.argv[1]).convert("RGB")
frame.quantize(224, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(sys.argv[2], optimize=True)
