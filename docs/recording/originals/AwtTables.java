import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * Random calls of java.awt with the JDK's answers, as tables.
 *
 * <p>The machine code of HotSpot for Math.sin and Math.cos differs from StrictMath in the last bit,
 * so it is turned off:
 *
 * <pre>
 * java -XX:+UnlockDiagnosticVMOptions -XX:-UseLibmIntrinsic AwtTables.java FOLDER SEED ROWS
 * </pre>
 */
final class AwtTables {
    private static Random random;
    /** Whether the row has NaN, infinities and other magnitudes. */
    private static boolean isWild;

    public static void main(String[] arguments) throws IOException {
        String folder = arguments[0];
        long seed = Long.parseLong(arguments[1]);
        int rows = Integer.parseInt(arguments[2]);
        refuseOtherSines();
        table(folder, "awt_affine", seed, rows,
                "program,px,py,refused,m00,m10,m01,m11,m02,m12,determinant,x,y,delta_x,delta_y,"
                + "has_inverse,inverse_x,inverse_y",
                AwtTables::affine);
        table(folder, "awt_rectangle_changes", seed, rows,
                "ax,ay,aw,ah,bx,by,bw,bh,px,py,"
                + boxColumns("add_rect", "add_point", "grow", "translate"),
                AwtTables::rectangleChanges);
        table(folder, "awt_bounds2d", seed, rows,
                "x,y,w,h,rx,ry,rw,rh,px,py,"
                + boxColumns("union", "add_rect", "add_point", "bounds") + ",distance_sq",
                AwtTables::bounds2d);
        table(folder, "awt_round_rectangle2d", seed, rows,
                "x,y,w,h,aw,ah,px,py,rx,ry,rw,rh,contains_point,contains_rect,intersects",
                AwtTables::roundRectangle);
        table(folder, "awt_arc2d", seed, rows,
                "x,y,w,h,start,extent,type,angle,px,py,rx,ry,rw,rh,contains_angle,contains_point,"
                + "contains_rect,intersects," + boxColumns("bounds"),
                AwtTables::arc);
        table(folder, "awt_curves", seed, rows,
                "winding,path,px,py,rx,ry,rw,rh,contains_point,contains_rect,intersects",
                AwtTables::curves);
        table(folder, "awt_float", seed, rows,
                "ax,ay,aw,ah,rx,ry,rw,rh,px,py,intersects,contains_point,contains_rect,outcode,"
                + "intersects_line," + boxColumns("intersection", "union", "add_rect", "add_point")
                + "," + boxColumns("bounds") + ",ellipse_contains,ellipse_contains_rect,"
                + "ellipse_intersects,lines_intersect,relative_ccw,pt_seg_dist_sq,pt_line_dist_sq,"
                + "distance_sq,round_contains,round_contains_rect,round_intersects,arc_contains,"
                + "arc_contains_rect,arc_intersects," + boxColumns("arc_bounds")
                + ",path_contains,path_contains_rect,path_intersects,moved_x,moved_y,moved_path,"
                + "moved_contains",
                AwtTables::floats);
    }

    private static void refuseOtherSines() {
        Random angles = new Random(1);
        for (int i = 0; i < 200_000; i++) { // so many that the compilers come in
            double angle = angles.nextGaussian() * 10;
            if (Math.sin(angle) != StrictMath.sin(angle)
                    || Math.cos(angle) != StrictMath.cos(angle)) {
                throw new IllegalStateException("run java with the flags that the comment names");
            }
        }
    }

    private interface Row {
        void write(List<Object> fields);
    }

    private static void table(
            String folder, String name, long seed, int rows, String header, Row row)
            throws IOException {
        random = new Random(seed * 31 + name.hashCode());
        try (PrintWriter out = new PrintWriter(folder + "/" + name + ".csv", "UTF-8")) {
            out.print(header + "\n");
            for (int i = 0; i < rows; i++) {
                isWild = random.nextInt(5) == 0;
                List<Object> fields = new ArrayList<>();
                row.write(fields);
                StringBuilder line = new StringBuilder();
                for (Object field : fields) {
                    line.append(line.length() == 0 ? "" : ",").append(text(field));
                }
                out.print(line + "\n");
            }
        }
    }

    private static String boxColumns(String... names) {
        List<String> columns = new ArrayList<>();
        for (String name : names) {
            for (String part : new String[] {"_x", "_y", "_w", "_h"}) {
                columns.add(name + part);
            }
        }
        return String.join(",", columns);
    }

    private static String text(Object field) {
        if (field instanceof Boolean) {
            return (Boolean) field ? "1" : "0";
        }
        if (field instanceof Float) {
            return text((double) (Float) field); // the same number as a double
        }
        String text = field.toString();
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    private static void add(List<Object> fields, double... numbers) {
        for (double number : numbers) {
            fields.add(number);
        }
    }

    private static void add(List<Object> fields, Rectangle r) {
        fields.addAll(Arrays.asList(r.x, r.y, r.width, r.height));
    }

    private static void add(List<Object> fields, Rectangle2D r) {
        add(fields, r.getX(), r.getY(), r.getWidth(), r.getHeight());
    }

    // Random operands.

    private static double number() {
        if (isWild && random.nextInt(5) == 0) {
            return wild();
        }
        switch (random.nextInt(5)) {
            case 0: return random.nextInt(49) / 4.0 - 4;
            case 1: return random.nextDouble() * 16 - 6;
            default: return random.nextInt(15) - 4;
        }
    }

    private static double wild() {
        double[] some = {
            0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE, -Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, 1e-300, 1e300,
            1e16, -1e16, 1 + Math.ulp(1.0), 0.1, 4.9e9,
        };
        int at = random.nextInt(2 * some.length);
        double power = random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20);
        return at < some.length ? some[at] : power;
    }

    /** A size: above 0, but for some. */
    private static double size() {
        double size = number();
        return random.nextInt(8) == 0 ? size : Math.abs(size);
    }

    private static double[] numbers(int count) {
        double[] numbers = new double[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = number();
        }
        return numbers;
    }

    private static Rectangle2D box() {
        return new Rectangle2D.Double(number(), number(), size(), size());
    }

    /** A box that begins near a point and is often small. */
    private static Rectangle2D boxAt(double x, double y) {
        double scale = random.nextBoolean() ? 1 : 0.25;
        double width = size() * scale, height = size() * scale;
        switch (random.nextInt(4)) {
            case 0: return new Rectangle2D.Double(x - width, y - height, width, height);
            case 1: return new Rectangle2D.Double(x - width / 2, y - height / 2, width, height);
            default: return new Rectangle2D.Double(x, y, width, height);
        }
    }

    private static double angle() {
        if (isWild && random.nextInt(4) == 0) {
            return wild();
        }
        switch (random.nextInt(6)) {
            case 0: return (random.nextInt(41) - 20) * 15;
            case 1: return (random.nextInt(13) - 6) * 90;
            case 2: return random.nextDouble() * 720 - 360;
            case 3: return (random.nextInt(13) - 6) * 90 + (random.nextDouble() - 0.5) * 1e-10;
            case 4: return random.nextInt(2000) - 1000;
            default: return random.nextInt(361);
        }
    }

    private static int integer() {
        int[] some = {
            Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE + 1, Integer.MAX_VALUE - 1,
            1 << 30, -(1 << 30), 0, -1,
        };
        if (isWild && random.nextInt(2) == 0) {
            return random.nextInt(4) == 0 ? random.nextInt() : some[random.nextInt(some.length)];
        }
        return random.nextInt(21) - 7;
    }

    // The tables.

    /** Steps of a machine with a stack of transforms. */
    private static void affine(List<Object> fields) {
        Deque<AffineTransform> stack = new ArrayDeque<>();
        stack.push(new AffineTransform());
        List<String> program = new ArrayList<>();
        int refused = 0;
        int steps = 1 + random.nextInt(7);
        for (int i = 0; i < steps || stack.size() > 1; i++) {
            String step = i < steps ? "TTSSHRRVVQQtshrvqrvqMM(((CCPPIIJJ" : "CP";
            char letter = step.charAt(random.nextInt(step.length()));
            if (stack.size() == 1 && (letter == 'C' || letter == 'P')) {
                i--;
                continue;
            }
            double[] n = operands(letter);
            StringBuilder words = new StringBuilder().append(letter);
            for (double number : n) {
                words.append(' ').append(text(number));
            }
            program.add(words.toString());
            try {
                run(stack, letter, n);
            } catch (NoninvertibleTransformException e) {
                refused++;
            }
        }
        AffineTransform map = stack.pop();
        Point2D p = new Point2D.Double(number(), number());
        double[] m = new double[6];
        map.getMatrix(m);
        Point2D image = map.transform(p, null);
        Point2D delta = map.deltaTransform(p, null);
        Point2D inverse = new Point2D.Double();
        boolean hasInverse = true;
        try {
            inverse = map.inverseTransform(p, null);
        } catch (NoninvertibleTransformException e) {
            hasInverse = false;
        }
        fields.add(String.join(";", program));
        add(fields, p.getX(), p.getY());
        fields.add(refused);
        add(fields, m);
        add(fields, map.getDeterminant(), image.getX(), image.getY(), delta.getX(), delta.getY());
        fields.add(hasInverse);
        add(fields, inverse.getX(), inverse.getY());
    }

    private static double[] operands(char letter) {
        boolean about = random.nextBoolean();
        double[] n = new double[0];
        switch (letter) {
            case 'T': case 't': case 'S': case 's': case 'H': case 'h':
                n = numbers(2);
                break;
            case 'R': case 'r':
                n = numbers(about ? 3 : 1);
                n[0] = turn();
                break;
            case 'V': case 'v':
                n = numbers(about ? 4 : 2);
                break;
            case 'Q': case 'q':
                n = numbers(about ? 3 : 1);
                n[0] = isWild ? random.nextInt() : random.nextInt(9) - 4;
                break;
            case 'M':
                n = numbers(6);
                break;
            default:
        }
        if (random.nextInt(3) == 0 && (letter == 'M' || letter == 'S' || letter == 'H')) {
            for (int i = 0; i < n.length; i++) { // with many zeros and ones
                n[i] = new double[] {0, -0.0, 1, 1, 0, n[i], -1, 0.5}[random.nextInt(8)];
            }
        }
        return n;
    }

    private static double turn() {
        switch (random.nextInt(4)) {
            case 0: return (random.nextInt(17) - 8) * Math.PI / 2;
            case 1: return isWild ? wild() : random.nextInt(9) * Math.PI / 4;
            default: return random.nextGaussian() * 3;
        }
    }

    private static void run(Deque<AffineTransform> stack, char letter, double[] n)
            throws NoninvertibleTransformException {
        AffineTransform top = stack.peek();
        switch (letter) {
            case 'T': top.translate(n[0], n[1]); return;
            case 'S': top.scale(n[0], n[1]); return;
            case 'H': top.shear(n[0], n[1]); return;
            case 'R':
                if (n.length == 1) {
                    top.rotate(n[0]);
                } else {
                    top.rotate(n[0], n[1], n[2]);
                }
                return;
            case 'V':
                if (n.length == 2) {
                    top.rotate(n[0], n[1]);
                } else {
                    top.rotate(n[0], n[1], n[2], n[3]);
                }
                return;
            case 'Q':
                if (n.length == 1) {
                    top.quadrantRotate((int) n[0]);
                } else {
                    top.quadrantRotate((int) n[0], n[1], n[2]);
                }
                return;
            case '(': stack.push(new AffineTransform()); return;
            case 'C': stack.pop(); stack.peek().concatenate(top); return;
            case 'P': stack.pop(); stack.peek().preConcatenate(top); return;
            case 'I': top.invert(); return;
            case 'J': top = top.createInverse(); break;
            case 'M': top = new AffineTransform(n); break;
            case 't': top = AffineTransform.getTranslateInstance(n[0], n[1]); break;
            case 's': top = AffineTransform.getScaleInstance(n[0], n[1]); break;
            case 'h': top = AffineTransform.getShearInstance(n[0], n[1]); break;
            case 'r':
                top = n.length == 1
                        ? AffineTransform.getRotateInstance(n[0])
                        : AffineTransform.getRotateInstance(n[0], n[1], n[2]);
                break;
            case 'v':
                top = n.length == 2
                        ? AffineTransform.getRotateInstance(n[0], n[1])
                        : AffineTransform.getRotateInstance(n[0], n[1], n[2], n[3]);
                break;
            default:
                top = n.length == 1
                        ? AffineTransform.getQuadrantRotateInstance((int) n[0])
                        : AffineTransform.getQuadrantRotateInstance((int) n[0], n[1], n[2]);
        }
        stack.pop();
        stack.push(top);
    }

    private static void rectangleChanges(List<Object> fields) {
        Rectangle a = new Rectangle(integer(), integer(), integer(), integer());
        Rectangle b = new Rectangle(integer(), integer(), integer(), integer());
        int x = integer(), y = integer();
        add(fields, a);
        add(fields, b);
        fields.add(x);
        fields.add(y);
        Rectangle changed = new Rectangle(a);
        changed.add(b);
        add(fields, changed);
        changed = new Rectangle(a);
        changed.add(x, y);
        add(fields, changed);
        changed = new Rectangle(a);
        changed.grow(x, y);
        add(fields, changed);
        changed = new Rectangle(a);
        changed.translate(x, y);
        add(fields, changed);
    }

    private static void bounds2d(List<Object> fields) {
        Rectangle2D a = box(), b = box();
        double x = number(), y = number();
        add(fields, a);
        add(fields, b);
        add(fields, x, y);
        add(fields, a.createUnion(b));
        Rectangle2D changed = (Rectangle2D) a.clone();
        changed.add(b);
        add(fields, changed);
        changed = (Rectangle2D) a.clone();
        changed.add(x, y);
        add(fields, changed);
        add(fields, a.getBounds());
        add(fields, Point2D.distanceSq(x, y, a.getX(), a.getY()));
        if (Double.compare(Point2D.distance(x, y, a.getX(), a.getY()),
                Math.sqrt(Point2D.distanceSq(x, y, a.getX(), a.getY()))) != 0) {
            throw new IllegalStateException("the distance is not the root of its square");
        }
    }

    private static void roundRectangle(List<Object> fields) {
        Rectangle2D a = box();
        double arcWidth = number(), arcHeight = number();
        RoundRectangle2D round = new RoundRectangle2D.Double(
                a.getX(), a.getY(), a.getWidth(), a.getHeight(), arcWidth, arcHeight);
        Point2D p = pointNear(a, arcWidth / 2, arcHeight / 2);
        Rectangle2D r = random.nextInt(3) == 0 ? box() : boxAt(p.getX(), p.getY());
        add(fields, a);
        add(fields, arcWidth, arcHeight, p.getX(), p.getY());
        add(fields, r);
        fields.add(round.contains(p));
        fields.add(round.contains(r));
        fields.add(round.intersects(r));
    }

    /** A point of the ellipse in a box, a corner, or any. */
    private static Point2D pointNear(Rectangle2D a, double radiusX, double radiusY) {
        double t = angle();
        double nudge = random.nextInt(3) == 0 ? 1 + (random.nextInt(5) - 2) * 1e-16 : 1;
        switch (random.nextInt(5)) {
            case 0:
                return new Point2D.Double(
                        a.getX() + radiusX * (1 - Math.cos(t)) * nudge,
                        a.getY() + radiusY * (1 - Math.sin(t)) * nudge);
            case 1:
                return new Point2D.Double(
                        a.getCenterX() + a.getWidth() / 2 * Math.cos(t) * nudge,
                        a.getCenterY() + a.getHeight() / 2 * Math.sin(t) * nudge);
            case 2:
                return new Point2D.Double(
                        a.getX() + a.getWidth() * random.nextInt(5) / 4,
                        a.getY() + a.getHeight() * random.nextInt(5) / 4);
            case 3:
                return new Point2D.Double(
                        a.getX() + a.getWidth() * random.nextDouble(),
                        a.getY() + a.getHeight() * random.nextDouble());
            default:
                return new Point2D.Double(number(), number());
        }
    }

    private static void arc(List<Object> fields) {
        Rectangle2D a = box();
        double start = angle(), extent = angle(), angle = angle();
        int type = random.nextInt(3);
        Arc2D arc = new Arc2D.Double(a, start, extent, type);
        if (random.nextInt(4) == 0) {
            angle = start + (random.nextBoolean() ? extent : 0);
        }
        Point2D p = pointNear(a, a.getWidth() / 2, a.getHeight() / 2);
        if (random.nextInt(5) == 0) { // on the chord or on a side of the pie
            Point2D from = arc.getStartPoint();
            Point2D to = type == Arc2D.PIE
                    ? new Point2D.Double(a.getCenterX(), a.getCenterY()) : arc.getEndPoint();
            double t = random.nextInt(5) / 4.0;
            p = new Point2D.Double(
                    from.getX() + (to.getX() - from.getX()) * t,
                    from.getY() + (to.getY() - from.getY()) * t);
        }
        Rectangle2D r = random.nextInt(3) == 0 ? box() : boxAt(p.getX(), p.getY());
        add(fields, a);
        add(fields, start, extent);
        fields.add(type);
        add(fields, angle, p.getX(), p.getY());
        add(fields, r);
        fields.add(arc.containsAngle(angle));
        fields.add(arc.contains(p));
        fields.add(arc.contains(r));
        fields.add(arc.intersects(r));
        add(fields, arc.getBounds2D());
    }

    private static void curves(List<Object> fields) {
        int rule = random.nextBoolean() ? Path2D.WIND_NON_ZERO : Path2D.WIND_EVEN_ODD;
        Path2D path = new Path2D.Double(rule);
        int steps = 2 + random.nextInt(7);
        Point2D p = new Point2D.Double(number(), number());
        for (int i = 0; i < steps; i++) {
            double[] n = numbers(6);
            double x = n[0], y = n[1];
            switch (i == 0 ? 0 : random.nextInt(9)) {
                case 0: path.moveTo(n[0], n[1]); break;
                case 1: path.closePath(); break;
                case 2: case 3: path.lineTo(n[0], n[1]); break;
                case 4: case 5: case 6:
                    path.quadTo(n[2], n[3], n[0], n[1]);
                    x = x / 4 + n[2] / 2 + n[4] / 4;
                    y = y / 4 + n[3] / 2 + n[5] / 4;
                    break;
                default: path.curveTo(n[2], n[3], n[4], n[5], n[0], n[1]);
            }
            if (random.nextInt(4) == 0) { // a point of the path, or near
                p = new Point2D.Double(x, y);
            }
        }
        Rectangle2D r = random.nextBoolean() ? box() : boxAt(p.getX(), p.getY());
        fields.add(rule);
        fields.add(commands(path.getPathIterator(null)));
        add(fields, p.getX(), p.getY());
        add(fields, r);
        fields.add(path.contains(p));
        fields.add(path.contains(r));
        fields.add(path.intersects(r));
    }

    private static String commands(PathIterator steps) {
        List<String> commands = new ArrayList<>();
        for (double[] n = new double[6]; !steps.isDone(); steps.next()) {
            int kind = steps.currentSegment(n);
            StringBuilder command = new StringBuilder().append("MLQCZ".charAt(kind));
            for (int i = 0; i < new int[] {2, 2, 4, 6, 0}[kind]; i++) {
                command.append(' ').append(text(n[i]));
            }
            commands.add(command.toString());
        }
        return String.join(";", commands);
    }

    /** The classes of floats. */
    private static void floats(List<Object> fields) {
        float[] n = new float[10];
        for (int i = 0; i < n.length; i++) {
            n[i] = (float) (i % 4 < 2 || i > 7 ? number() : size());
            if (random.nextInt(3) == 0) {
                n[i] *= 1.1f; // more digits than a sum of floats has
            }
            fields.add(n[i]);
        }
        float x = n[8], y = n[9];
        Rectangle2D a = new Rectangle2D.Float(n[0], n[1], n[2], n[3]);
        Rectangle2D r = new Rectangle2D.Float(n[4], n[5], n[6], n[7]);
        fields.add(a.intersects(r));
        fields.add(a.contains(x, y));
        fields.add(a.contains(r));
        fields.add(a.outcode(x, y));
        fields.add(a.intersectsLine(new Line2D.Float(n[4], n[5], x, y)));
        add(fields, a.createIntersection(r));
        add(fields, a.createUnion(r));
        Rectangle2D changed = (Rectangle2D) a.clone();
        changed.add(r);
        add(fields, changed);
        changed = (Rectangle2D) a.clone();
        changed.add(x, y);
        add(fields, changed);
        add(fields, a.getBounds());
        Ellipse2D ellipse = new Ellipse2D.Float(n[0], n[1], n[2], n[3]);
        fields.add(ellipse.contains(x, y));
        fields.add(ellipse.contains(r));
        fields.add(ellipse.intersects(r));
        Line2D line = new Line2D.Float(n[0], n[1], n[2], n[3]);
        fields.add(line.intersectsLine(new Line2D.Float(n[4], n[5], n[6], n[7])));
        fields.add(line.relativeCCW(x, y));
        add(fields, line.ptSegDistSq(x, y), line.ptLineDistSq(x, y));
        add(fields, new Point2D.Float(n[0], n[1]).distanceSq(new Point2D.Float(x, y)));
        RoundRectangle2D round = new RoundRectangle2D.Float(n[0], n[1], n[2], n[3], x, y);
        fields.add(round.contains(n[4], n[5]));
        fields.add(round.contains(r));
        fields.add(round.intersects(r));
        Arc2D arc = new Arc2D.Float(n[0], n[1], n[2], n[3], 30 * x, 30 * y, Arc2D.PIE);
        fields.add(arc.contains(n[4], n[5]));
        fields.add(arc.contains(r));
        fields.add(arc.intersects(r));
        add(fields, arc.getBounds2D());
        Path2D.Float path = new Path2D.Float();
        path.moveTo(n[0], n[1]);
        path.quadTo(n[4], n[5], n[2], n[3]);
        path.curveTo(x, y, n[1], n[0], n[6], n[7]);
        fields.add(path.contains(x, y));
        fields.add(path.contains(r));
        fields.add(path.intersects(r));
        AffineTransform map = new AffineTransform(n[2] / 3.0, n[6], n[7] / 7.0, n[5], n[4], x);
        Point2D moved = map.transform(new Point2D.Float(x, y), new Point2D.Float());
        add(fields, moved.getX(), moved.getY());
        path.transform(map);
        fields.add(commands(path.getPathIterator(null)));
        fields.add(path.contains(moved.getX(), moved.getY()));
    }
}
