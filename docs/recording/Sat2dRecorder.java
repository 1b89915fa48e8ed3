import java.awt.Point;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.HashSet;
import java.util.Set;

/** Writes calls and answers of an old game as a table for `sat2d verify`, each row once. */
final class Sat2dRecorder {
    private final PrintStream out;
    private final Set<String> seen = new HashSet<String>();
    private final long every;
    private final int limit;
    private long fresh;

    Sat2dRecorder(String path, String header) {
        this(path, header, 1, 100000);
    }

    /** Keeps one of `every` new rows, and the first `limit` of these. */
    Sat2dRecorder(String path, String header, int every, int limit) {
        this.every = every;
        this.limit = limit;
        try {
            out = new PrintStream(new FileOutputStream(path), true, "US-ASCII");
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        out.println(header);
    }

    /** Adds a call: its arguments, then its answers, as in the header. A point is two columns. */
    synchronized void row(Object... values) {
        if (seen.size() >= limit) {
            return;
        }
        StringBuilder line = new StringBuilder();
        for (Object value : values) {
            line.append(line.length() == 0 ? "" : ",");
            line.append(
                value instanceof Point ? ((Point) value).x + "," + ((Point) value).y : value);
        }
        String text = line.toString();
        if (!seen.contains(text) && fresh++ % every == 0) {
            seen.add(text);
            out.println(text);
        }
    }
}
