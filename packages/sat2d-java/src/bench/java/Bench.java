import io.sat2d.Sat2d;
import io.sat2d.Shape;
import io.sat2d.Batch;
import io.sat2d.Transform;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * The time of one verdict: of this package, of {@code java.awt.geom.Area}, and of the separating
 * axis test that games write in Java. Pairs of octagons or rectangles, placed and turned at random
 * so that about half of them meet. Prints comma-separated values: the scene, the call, the
 * nanoseconds of the best of rounds in which all calls take turns, and the ratio to the first call,
 * the median over the rounds of that of the processor times.
 */
public final class Bench {
    private static final int PAIRS = 4096;
    private static final int ROUNDS = 31;
    private static long sink;

    private Bench() {}

    private interface Work {
        long run();
    }

    /** What to compare in a scene: names, work, and of how many pairs it is. */
    private static final class Table {
        private final String scene;
        private final List<String> names = new ArrayList<>();
        private final List<Work> work = new ArrayList<>();
        private final List<Integer> pairs = new ArrayList<>();

        Table(String scene) {
            this.scene = scene;
        }

        void add(String name, int count, Work each) {
            names.add(name);
            work.add(each);
            pairs.add(count);
        }

        void print() {
            ThreadMXBean thread = ManagementFactory.getThreadMXBean();
            double[][] times = new double[names.size()][ROUNDS];
            double[][] used = new double[names.size()][ROUNDS];
            for (int round = 0; round < ROUNDS; round++) {
                for (int i = 0; i < times.length; i++) {
                    long start = System.nanoTime();
                    long processor = thread.getCurrentThreadCpuTime();
                    sink += work.get(i).run();
                    processor = thread.getCurrentThreadCpuTime() - processor;
                    times[i][round] = (System.nanoTime() - start) / (double) pairs.get(i);
                    used[i][round] = processor / (double) pairs.get(i);
                }
            }
            for (int i = 0; i < times.length; i++) {
                double[] ratios = new double[ROUNDS];
                for (int round = 0; round < ROUNDS; round++) {
                    ratios[round] = used[i][round] / used[0][round];
                }
                Arrays.sort(ratios);
                double best = Arrays.stream(times[i]).min().getAsDouble();
                System.out.printf(Locale.ROOT, "%s,\"%s\",%.0f,%.2f%n",
                        scene, names.get(i), best, ratios[ROUNDS / 2]);
            }
        }
    }

    private static double[] ring(int corners) {
        double[] points = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            double angle = (i + 0.5) * 2 * Math.PI / corners;
            points[2 * i] = Math.cos(angle);
            points[2 * i + 1] = Math.sin(angle);
        }
        return points;
    }

    /** Corners of a placed polygon, written as a game does. */
    private static void place(double[] points, Transform t, double[] out) {
        for (int i = 0; i < points.length; i += 2) {
            out[i] = t.a * points[i] + t.c * points[i + 1] + t.tx;
            out[i + 1] = t.b * points[i] + t.d * points[i + 1] + t.ty;
        }
    }

    /** Whether an edge of {@code a} separates the polygons. */
    private static boolean separates(double[] a, double[] b) {
        for (int i = 0; i < a.length; i += 2) {
            int next = i + 2 == a.length ? 0 : i + 2;
            double nx = a[next + 1] - a[i + 1];
            double ny = a[i] - a[next];
            double own = nx * a[i] + ny * a[i + 1];
            double least = Double.POSITIVE_INFINITY;
            for (int k = 0; k < b.length; k += 2) {
                least = Math.min(least, nx * b[k] + ny * b[k + 1]);
            }
            if (least > own) {
                return true;
            }
        }
        return false;
    }

    private static Area area(double[] points, Transform t) {
        Path2D path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        path.closePath();
        return new Area(path.createTransformedShape(
                new AffineTransform(t.a, t.b, t.c, t.d, t.tx, t.ty)));
    }

    private static void shapes(String name, int corners) {
        Random random = new Random(7);
        Transform[] a = new Transform[PAIRS];
        Transform[] b = new Transform[PAIRS];
        double[] flat = new double[12 * PAIRS];
        int[] pairs = new int[2 * PAIRS];
        double width = Math.sqrt(2);
        Shape shape = corners == 4
                ? Shape.rectangle(width, width) : Shape.convexPolygon(ring(corners));
        double[] points = shape.vertices();
        List<Shape> bodies = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            a[i] = Transform.placement(0, 0, 6 * random.nextDouble(), 1, 1);
            double distance = 3.8 * random.nextDouble();
            double turn = 6 * random.nextDouble();
            b[i] = Transform.placement(
                    distance * Math.cos(turn), distance * Math.sin(turn), turn, 1, 1);
            for (int side = 0; side < 2; side++) {
                Transform t = side == 0 ? a[i] : b[i];
                double[] six = {t.a, t.b, t.c, t.d, t.tx, t.ty};
                System.arraycopy(six, 0, flat, 12 * i + 6 * side, 6);
                pairs[2 * i + side] = 2 * i + side;
                bodies.add(shape);
            }
        }
        Table table = new Table(name);
        table.add("`Sat2d.relation`", PAIRS, () -> {
            long sum = 0;
            for (int i = 0; i < PAIRS; i++) {
                sum += Sat2d.relation(shape, a[i], shape, b[i]).ordinal();
            }
            return sum;
        });
        table.add("`Sat2d.hits`", PAIRS, () -> {
            long sum = 0;
            for (int i = 0; i < PAIRS; i++) {
                sum += Sat2d.hits(shape, a[i], shape, b[i]) ? 1 : 0;
            }
            return sum;
        });
        table.add("`Batch.pairs`", PAIRS, () ->
                Arrays.stream(Batch.pairs(bodies, flat, pairs)).sum());
        double[] p = new double[points.length];
        double[] q = new double[points.length];
        table.add("separating axes in Java, rounded", PAIRS, () -> {
            long sum = 0;
            for (int i = 0; i < PAIRS; i++) {
                place(points, a[i], p);
                place(points, b[i], q);
                sum += separates(p, q) || separates(q, p) ? 0 : 1;
            }
            return sum;
        });
        int few = 256;
        table.add("`Area.intersect`, `isEmpty`", few, () -> {
            long sum = 0;
            for (int i = 0; i < few; i++) {
                Area common = area(points, a[i]);
                common.intersect(area(points, b[i]));
                sum += common.isEmpty() ? 0 : 1;
            }
            return sum;
        });
        if (corners == 4) {
            rectangles(table, a, b);
        }
        table.print();
        turning(name, shape, a, b);
    }

    /** Shapes that turn a little before each verdict. */
    private static void turning(String name, Shape shape, Transform[] a, Transform[] b) {
        double[] points = shape.vertices();
        double[] p = new double[points.length];
        double[] q = new double[points.length];
        double[] turned = {0, 0};
        Table table = new Table(name + " that turn");
        table.add("`Transform.placement` of both, `Sat2d.hits`", PAIRS, () -> {
            turned[0] += 1e-3;
            long sum = 0;
            for (int i = 0; i < PAIRS; i++) {
                double angle = turned[0] + i / 1000.0;
                Transform first = Transform.placement(a[i].tx, a[i].ty, angle, 1, 1);
                Transform second = Transform.placement(b[i].tx, b[i].ty, -angle, 1, 1);
                sum += Sat2d.hits(shape, first, shape, second) ? 1 : 0;
            }
            return sum;
        });
        table.add("`Math.sin`, `Math.cos`, separating axes in Java", PAIRS, () -> {
            turned[1] += 1e-3;
            long sum = 0;
            for (int i = 0; i < PAIRS; i++) {
                double angle = turned[1] + i / 1000.0;
                double cos = Math.cos(angle);
                double sin = Math.sin(angle);
                place(points, new Transform(cos, sin, -sin, cos, a[i].tx, a[i].ty), p);
                place(points, new Transform(cos, -sin, sin, cos, b[i].tx, b[i].ty), q);
                sum += separates(p, q) || separates(q, p) ? 0 : 1;
            }
            return sum;
        });
        table.print();
    }

    private static void rectangles(Table table, Transform[] a, Transform[] b) {
        double half = Math.sqrt(0.5);
        ByteBuffer input = ByteBuffer.allocateDirect(96 * PAIRS).order(ByteOrder.nativeOrder());
        ByteBuffer found = ByteBuffer.allocateDirect(4 * PAIRS).order(ByteOrder.nativeOrder());
        for (int i = 0; i < PAIRS; i++) {
            for (int side = 0; side < 2; side++) {
                Transform t = side == 0 ? a[i] : b[i];
                double[] columns = {t.tx, t.ty, half * t.a, half * t.b, half * t.c, half * t.d};
                for (int k = 0; k < 6; k++) {
                    input.putDouble(8 * (PAIRS * (6 * side + k) + i), columns[k]);
                }
            }
        }
        table.add("`Batch.rectangles`, from a direct buffer", PAIRS, () -> {
            Batch.rectangles(input, PAIRS, found);
            return found.getInt(0);
        });
    }

    /**
     * Prints the results.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        shapes("rectangles", 4);
        shapes("octagons", 8);
        if (sink == 0) {
            throw new AssertionError("nothing meets");
        }
    }
}
