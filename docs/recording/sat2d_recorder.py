class Sat2dRecorder:
    """Writes calls and answers of an old game as a table for `sat2d verify`."""

    def __init__(self, path, header):
        self.out = open(path, "w", buffering=1)
        self.out.write(header + "\n")

    def row(self, *values):
        """Adds a call: its arguments, then its answers, in the order of the header."""
        self.out.write(",".join(map(self.field, values)) + "\n")

    @staticmethod
    def field(value):
        # float() because the number types of libraries have other formats
        return str(value) if isinstance(value, (bool, int, str)) else repr(float(value))
