import java.awt.Point;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;

/** Writes calls and answers of an old game as a table for `sat2d verify`. */
final class Sat2dRecorder {
    private final PrintStream out;

    Sat2dRecorder(String path, String header) {
        try {
            out = new PrintStream(new FileOutputStream(path), true, "US-ASCII");
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        out.println(header);
    }

    /** Adds a call: its arguments, then its answers, as in the header. A point is two columns. */
    synchronized void row(Object... values) {
        StringBuilder line = new StringBuilder();
        for (Object value : values) {
            line.append(line.length() == 0 ? "" : ",");
            line.append(
                value instanceof Point ? ((Point) value).x + "," + ((Point) value).y : value);
        }
        out.println(line);
    }
}
