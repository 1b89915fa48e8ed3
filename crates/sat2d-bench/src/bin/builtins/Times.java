import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;

/** The times of the JDK's functions on the operands in a folder: name, least ns a call, hits. */
final class Times {
    private static final int WARM_UP = 400, PASSES = 800;
    /** Consumes all answers, so that no call can be left out. */
    private static volatile int sink;

    private interface Pass {
        int hits();
    }

    private static double[][] rows(Path folder, String name) throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve(name + ".txt"));
        double[][] rows = new double[lines.size()][];
        for (int i = 0; i < rows.length; i++) {
            String[] words = lines.get(i).split(" ");
            rows[i] = new double[words.length];
            for (int k = 0; k < words.length; k++) {
                rows[i][k] = Double.parseDouble(words[k]);
            }
        }
        return rows;
    }

    private static void time(String name, int rows, Pass pass) {
        for (int i = 0; i < WARM_UP; i++) {
            sink = pass.hits();
        }
        long least = Long.MAX_VALUE;
        for (int i = 0; i < PASSES; i++) {
            long start = System.nanoTime();
            sink = pass.hits();
            least = Math.min(least, System.nanoTime() - start);
        }
        System.out.println(name + " " + (double) least / rows + " " + sink);
    }

    private static Rectangle2D box(double[] row, int at) {
        return new Rectangle2D.Double(row[at], row[at + 1], row[at + 2], row[at + 3]);
    }

    private static Line2D line(double[] row, int at) {
        return new Line2D.Double(row[at], row[at + 1], row[at + 2], row[at + 3]);
    }

    private static Rectangle rectangle(double[] row, int at) {
        return new Rectangle(
            (int) row[at], (int) row[at + 1], (int) row[at + 2], (int) row[at + 3]);
    }

    private static Polygon polygon(double[] row, int at) {
        Polygon polygon = new Polygon();
        for (int i = at; i < row.length; i += 2) {
            polygon.addPoint((int) row[i], (int) row[i + 1]);
        }
        return polygon;
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Paths.get(arguments[0]);
        rectangles(rows(folder, "rectangle"));
        boxes(rows(folder, "rectangle2d"));
        boxesAndLines(rows(folder, "rectangle2d_line"));
        lines(rows(folder, "line2d"));
        polygonsAndPoints(rows(folder, "polygon_contains"));
        polygonsAndBoxes(rows(folder, "polygon_intersects"));
        ellipses(rows(folder, "ellipse2d"));
    }

    private static void rectangles(double[][] rows) {
        Rectangle[] a = new Rectangle[rows.length], b = new Rectangle[rows.length];
        for (int i = 0; i < rows.length; i++) {
            a[i] = rectangle(rows[i], 0);
            b[i] = rectangle(rows[i], 4);
        }
        time("rectangle", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) hits += a[i].intersects(b[i]) ? 1 : 0;
            return hits;
        });
    }

    private static void boxes(double[][] rows) {
        Rectangle2D[] a = new Rectangle2D[rows.length], b = new Rectangle2D[rows.length];
        for (int i = 0; i < rows.length; i++) {
            a[i] = box(rows[i], 0);
            b[i] = box(rows[i], 4);
        }
        time("rectangle2d", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) hits += a[i].intersects(b[i]) ? 1 : 0;
            return hits;
        });
    }

    private static void boxesAndLines(double[][] rows) {
        Rectangle2D[] a = new Rectangle2D[rows.length];
        Line2D[] b = new Line2D[rows.length];
        for (int i = 0; i < rows.length; i++) {
            a[i] = box(rows[i], 0);
            b[i] = line(rows[i], 4);
        }
        time("rectangle2d_line", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) hits += a[i].intersectsLine(b[i]) ? 1 : 0;
            return hits;
        });
    }

    private static void lines(double[][] rows) {
        Line2D[] a = new Line2D[rows.length], b = new Line2D[rows.length];
        for (int i = 0; i < rows.length; i++) {
            a[i] = line(rows[i], 0);
            b[i] = line(rows[i], 4);
        }
        time("line2d", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) hits += a[i].intersectsLine(b[i]) ? 1 : 0;
            return hits;
        });
    }

    private static void polygonsAndPoints(double[][] rows) {
        Polygon[] a = new Polygon[rows.length];
        for (int i = 0; i < rows.length; i++) {
            a[i] = polygon(rows[i], 2);
        }
        time("polygon_contains", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) {
                hits += a[i].contains(rows[i][0], rows[i][1]) ? 1 : 0;
            }
            return hits;
        });
    }

    private static void polygonsAndBoxes(double[][] rows) {
        Polygon[] a = new Polygon[rows.length];
        Rectangle2D[] b = new Rectangle2D[rows.length];
        for (int i = 0; i < rows.length; i++) {
            a[i] = polygon(rows[i], 4);
            b[i] = box(rows[i], 0);
        }
        time("polygon_intersects", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) hits += a[i].intersects(b[i]) ? 1 : 0;
            return hits;
        });
    }

    private static void ellipses(double[][] rows) {
        Ellipse2D[] a = new Ellipse2D[rows.length];
        Rectangle2D[] b = new Rectangle2D[rows.length];
        for (int i = 0; i < rows.length; i++) {
            a[i] = new Ellipse2D.Double(rows[i][0], rows[i][1], rows[i][2], rows[i][3]);
            b[i] = box(rows[i], 4);
        }
        time("ellipse2d", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) hits += a[i].intersects(b[i]) ? 1 : 0;
            return hits;
        });
    }
}
