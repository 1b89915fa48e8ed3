class Sat2dRecorder:
    """Writes calls and answers of an old game as a table for `sat2d verify`.

    Each row is kept once. `every` keeps one of so many new rows, `limit` the first so many.
    """

    def __init__(self, path, header, every=1, limit=100000):
        self.out = open(path, "w", buffering=1)
        self.out.write(header + "\n")
        self.every, self.limit = every, limit
        self.seen, self.fresh = set(), 0

    def row(self, *values):
        """Adds a call: its arguments, then its answers, in the order of the header."""
        if len(self.seen) >= self.limit:
            return
        line = ",".join(map(self.field, values))
        if line in self.seen:
            return
        self.fresh += 1
        if (self.fresh - 1) % self.every == 0:
            self.seen.add(line)
            self.out.write(line + "\n")

    @staticmethod
    def field(value):
        # float() because the number types of libraries have other formats
        return str(value) if isinstance(value, (bool, int, str)) else repr(float(value))
