class Sat2dPygame:
    """Calls functions of pygame.mask.Mask, and writes each call as a row for `sat2d verify`."""

    HEADER = "mask,other,dx,dy,long_bits,overlap,area,common"

    def __init__(self, path, long_bits=64, every=1, limit=100000):
        """`long_bits`: 64 on Linux and macOS, 32 on Windows. The others are the recorder's."""
        self.calls = Sat2dRecorder(path, self.HEADER, every, limit)
        self.long_bits = long_bits

    def overlap(self, mask, other, offset):
        """Answers as `mask.overlap(other, offset)`."""
        return self._call(mask, other, offset)[0]

    def overlap_area(self, mask, other, offset):
        """Answers as `mask.overlap_area(other, offset)`."""
        return self._call(mask, other, offset)[1]

    def overlap_mask(self, mask, other, offset):
        """Answers as `mask.overlap_mask(other, offset)`."""
        return self._call(mask, other, offset)[2]

    def _call(self, mask, other, offset):
        point, area = mask.overlap(other, offset), mask.overlap_area(other, offset)
        common = mask.overlap_mask(other, offset)
        found = "none" if point is None else "%d %d" % point
        texts = [self._text(mask), self._text(other), self._text(common)]
        self.calls.row(texts[0], texts[1], *offset, self.long_bits, found, area, texts[2])
        return point, area, common

    @staticmethod
    def _text(mask):
        """Rows of `#` and `.`, separated by `/`."""
        width, height = mask.get_size()
        row = lambda y: "".join(".#"[mask.get_at((x, y))] for x in range(width))
        return "/".join(row(y) for y in range(height))
