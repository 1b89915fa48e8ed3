import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;

/**
 * The times of the JDK's functions on the operands in a folder: name, least ns a call, hits. Each
 * function has a loop of its own, since the JIT compiler does not inline calls that differ from one
 * user of a shared loop to the next.
 */
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
        boxesAndPoints(rows(folder, "rectangle2d_contains"));
        ellipsesAndPoints(rows(folder, "ellipse2d_contains"));
        pathsAndPoints(rows(folder, "path2d_contains"));
        pathsAndBoxes(rows(folder, "path2d_intersects"));
        sides(rows(folder, "line2d_ccw"));
        distances(rows(folder, "line2d_distance"));
        transforms(rows(folder, "transform"));
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
            a[i] = ellipse(rows[i], 0);
            b[i] = box(rows[i], 4);
        }
        time("ellipse2d", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) hits += a[i].intersects(b[i]) ? 1 : 0;
            return hits;
        });
    }

    private static Ellipse2D ellipse(double[] row, int at) {
        return new Ellipse2D.Double(row[at], row[at + 1], row[at + 2], row[at + 3]);
    }

    private static Path2D path(double[] row, int at) {
        Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        path.moveTo(row[at], row[at + 1]);
        for (int i = at + 2; i < row.length; i += 2) {
            path.lineTo(row[i], row[i + 1]);
        }
        return path;
    }

    private static void boxesAndPoints(double[][] rows) {
        Rectangle2D[] a = new Rectangle2D[rows.length];
        for (int i = 0; i < rows.length; i++) a[i] = box(rows[i], 2);
        time("rectangle2d_contains", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) {
                hits += a[i].contains(rows[i][0], rows[i][1]) ? 1 : 0;
            }
            return hits;
        });
    }

    private static void ellipsesAndPoints(double[][] rows) {
        Ellipse2D[] a = new Ellipse2D[rows.length];
        for (int i = 0; i < rows.length; i++) a[i] = ellipse(rows[i], 2);
        time("ellipse2d_contains", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) {
                hits += a[i].contains(rows[i][0], rows[i][1]) ? 1 : 0;
            }
            return hits;
        });
    }

    private static void pathsAndPoints(double[][] rows) {
        Path2D[] a = new Path2D[rows.length];
        for (int i = 0; i < rows.length; i++) a[i] = path(rows[i], 2);
        time("path2d_contains", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) {
                hits += a[i].contains(rows[i][0], rows[i][1]) ? 1 : 0;
            }
            return hits;
        });
    }

    private static void pathsAndBoxes(double[][] rows) {
        Path2D[] a = new Path2D[rows.length];
        Rectangle2D[] b = new Rectangle2D[rows.length];
        for (int i = 0; i < rows.length; i++) {
            a[i] = path(rows[i], 4);
            b[i] = box(rows[i], 0);
        }
        time("path2d_intersects", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) hits += a[i].intersects(b[i]) ? 1 : 0;
            return hits;
        });
    }

    private static void sides(double[][] rows) {
        Line2D[] a = new Line2D[rows.length];
        for (int i = 0; i < rows.length; i++) a[i] = line(rows[i], 2);
        time("line2d_ccw", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) {
                hits += a[i].relativeCCW(rows[i][0], rows[i][1]) == 1 ? 1 : 0;
            }
            return hits;
        });
    }

    private static void distances(double[][] rows) {
        Line2D[] a = new Line2D[rows.length];
        for (int i = 0; i < rows.length; i++) a[i] = line(rows[i], 2);
        time("line2d_distance", rows.length, () -> {
            int hits = 0;
            for (int i = 0; i < a.length; i++) {
                hits += a[i].ptSegDistSq(rows[i][0], rows[i][1]) < 100 ? 1 : 0;
            }
            return hits;
        });
    }

    private static void transforms(double[][] rows) {
        time("transform", rows.length, () -> {
            int hits = 0;
            for (double[] row : rows) {
                AffineTransform map = new AffineTransform();
                map.translate(row[2], row[3]);
                map.rotate(row[4]);
                Point2D point = new Point2D.Double(row[0], row[1]);
                hits += map.transform(point, point).getX() > 0 ? 1 : 0;
            }
            return hits;
        });
    }
}
