package io.sat2d;

import static io.sat2d.Table.everyRow;
import static io.sat2d.Table.numbers;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.awt.Point;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.Test;

/** The reference tables of java.awt, with the JDK's own objects. */
public class AwtTablesTest {
    private static final Awt AWT = Sat2d.awt();

    private static void same(Table.Row row, String field, double found) {
        long expected = Double.doubleToLongBits(row.number(field));
        assertEquals(row.where + " " + field, expected, Double.doubleToLongBits(found));
    }

    private static void same(Table.Row row, String field, boolean found) {
        assertEquals(row.where + " " + field, row.flag(field), found);
    }

    private static Rectangle2D box(Table.Row row, String... fields) {
        double[] n = row.numbers(fields);
        return new Rectangle2D.Double(n[0], n[1], n[2], n[3]);
    }

    private static Line2D line(Table.Row row, String... fields) {
        double[] n = row.numbers(fields);
        return new Line2D.Double(n[0], n[1], n[2], n[3]);
    }

    private static Point[] corners(Table.Row row, String side) {
        Point[] corners = new Point[4];
        for (int i = 0; i < 4; i++) {
            corners[i] = new Point(row.integer(side + i + "_x"), row.integer(side + i + "_y"));
        }
        return corners;
    }

    @Test
    public void rects() throws Exception {
        everyRow("awt_rects", 1500, row ->
                same(row, "hit", AWT.hit(corners(row, "a"), corners(row, "b"))));
    }

    private static Rectangle rectangle(Table.Row row, String side) {
        return new Rectangle(
                row.integer(side + "x"), row.integer(side + "y"), row.integer(side + "w"),
                row.integer(side + "h"));
    }

    private static void sameRectangle(Table.Row row, String prefix, Rectangle found) {
        assertEquals(row.where + " " + prefix, rectangle(row, prefix + "_"), found);
    }

    @Test
    public void rectangle() throws Exception {
        everyRow("awt_rectangle", 2000, row -> {
            Rectangle a = rectangle(row, "a");
            Rectangle b = rectangle(row, "b");
            same(row, "intersects", AWT.intersects(a, b));
            same(row, "contains_point", AWT.contains(a, row.integer("px"), row.integer("py")));
            same(row, "contains_rect", AWT.contains(a, b));
            sameRectangle(row, "intersection", AWT.intersection(a, b));
            sameRectangle(row, "union", AWT.union(a, b));
        });
    }

    @Test
    public void rectangle2d() throws Exception {
        everyRow("awt_rectangle2d", 2000, row -> {
            Rectangle2D a = box(row, "x", "y", "w", "h");
            Rectangle2D b = box(row, "rx", "ry", "rw", "rh");
            double x = row.number("px");
            double y = row.number("py");
            same(row, "intersects", AWT.intersects(a, b));
            same(row, "contains_point", AWT.contains(a, x, y));
            same(row, "contains_rect", AWT.contains(a, b));
            assertEquals(row.where, row.integer("outcode"), AWT.outcode(a, x, y));
            Line2D line = line(row, "x1", "y1", "x2", "y2");
            same(row, "intersects_line", AWT.intersectsLine(a, line));
            Rectangle2D common = AWT.intersection(a, b);
            same(row, "intersection_x", common.getX());
            same(row, "intersection_y", common.getY());
            same(row, "intersection_w", common.getWidth());
            same(row, "intersection_h", common.getHeight());
        });
    }

    @Test
    public void line2d() throws Exception {
        everyRow("awt_line2d", 2000, row -> {
            Line2D a = line(row, "x1", "y1", "x2", "y2");
            Line2D b = line(row, "x3", "y3", "x4", "y4");
            double x = row.number("px");
            double y = row.number("py");
            same(row, "lines_intersect", AWT.intersectsLine(a, b));
            assertEquals(row.where, row.integer("relative_ccw"), AWT.relativeCcw(a, x, y));
            same(row, "pt_seg_dist_sq", AWT.ptSegDistSq(a, x, y));
            same(row, "pt_line_dist_sq", AWT.ptLineDistSq(a, x, y));
        });
    }

    @Test
    public void polygon() throws Exception {
        everyRow("awt_polygon", 2000, row -> {
            Polygon polygon = new Polygon();
            double[] n = numbers(row.text("polygon"));
            for (int i = 0; i < n.length; i += 2) {
                polygon.addPoint((int) n[i], (int) n[i + 1]);
            }
            Rectangle2D box = box(row, "rx", "ry", "rw", "rh");
            double[] p = row.numbers("ix", "iy", "px", "py");
            same(row, "contains_int", AWT.contains(polygon, p[0], p[1]));
            same(row, "contains_point", AWT.contains(polygon, p[2], p[3]));
            same(row, "contains_rect", AWT.contains(polygon, box));
            same(row, "intersects", AWT.intersects(polygon, box));
        });
    }

    private static void checkPath(Table.Row row) {
        Path2D path = new Path2D.Double(
                row.flag("winding") ? Path2D.WIND_NON_ZERO : Path2D.WIND_EVEN_ODD);
        String text = row.text("path");
        for (String step : text.isEmpty() ? new String[0] : text.split(";")) {
            double[] n = numbers(step.substring(1));
            switch (step.charAt(0)) {
                case 'M': path.moveTo(n[0], n[1]); break;
                case 'L': path.lineTo(n[0], n[1]); break;
                case 'Q': path.quadTo(n[0], n[1], n[2], n[3]); break;
                case 'C': path.curveTo(n[0], n[1], n[2], n[3], n[4], n[5]); break;
                default: path.closePath();
            }
        }
        Rectangle2D box = box(row, "rx", "ry", "rw", "rh");
        same(row, "contains_point", AWT.contains(path, row.number("px"), row.number("py")));
        same(row, "contains_rect", AWT.contains(path, box));
        same(row, "intersects", AWT.intersects(path, box));
    }

    @Test
    public void path2d() throws Exception {
        everyRow("awt_path2d", 2000, AwtTablesTest::checkPath);
        everyRow("awt_curves", 400, AwtTablesTest::checkPath);
    }

    @Test
    public void ellipse2d() throws Exception {
        everyRow("awt_ellipse2d", 2000, row -> {
            double[] n = row.numbers("ex", "ey", "ew", "eh", "px", "py");
            Ellipse2D ellipse = new Ellipse2D.Double(n[0], n[1], n[2], n[3]);
            Rectangle2D box = box(row, "rx", "ry", "rw", "rh");
            same(row, "contains_point", AWT.contains(ellipse, n[4], n[5]));
            same(row, "contains_rect", AWT.contains(ellipse, box));
            same(row, "intersects", AWT.intersects(ellipse, box));
        });
    }

    private static AwtTransform step(AwtTransform map, String step) {
        double[] n = numbers(step.trim().substring(1));
        switch (step.trim().charAt(0)) {
            case 'T': return map.translate(n[0], n[1]);
            case 'S': return map.scale(n[0], n[1]);
            case 'H': return map.shear(n[0], n[1]);
            default: return n.length == 1 ? map.rotate(n[0]) : map.rotate(n[0], n[1], n[2]);
        }
    }

    @Test
    public void transform() throws Exception {
        String[] names = {"m00", "m10", "m01", "m11", "m02", "m12"};
        everyRow("awt_transform", 2000, row -> {
            AwtTransform map = AwtTransform.identity();
            String program = row.text("program");
            for (String step : program.isEmpty() ? new String[0] : program.split(";")) {
                map = step(map, step);
            }
            for (int i = 0; i < 6; i++) {
                same(row, names[i], map.matrix()[i]);
            }
            Vec2 point = map.transform(row.number("px"), row.number("py"));
            same(row, "x", point.x);
            same(row, "y", point.y);
        });
    }

    private static void sameBox(Table.Row row, String name, Rectangle2D found) {
        same(row, name + "_x", found.getX());
        same(row, name + "_y", found.getY());
        same(row, name + "_w", found.getWidth());
        same(row, name + "_h", found.getHeight());
    }

    @Test
    public void rectangleChanges() throws Exception {
        everyRow("awt_rectangle_changes", 400, row -> {
            Rectangle a = rectangle(row, "a");
            int x = row.integer("px");
            int y = row.integer("py");
            sameRectangle(row, "add_rect", AWT.add(a, rectangle(row, "b")));
            sameRectangle(row, "add_point", AWT.add(a, x, y));
            sameRectangle(row, "grow", AWT.grow(a, x, y));
            sameRectangle(row, "translate", AWT.translate(a, x, y));
        });
    }

    @Test
    public void bounds2d() throws Exception {
        everyRow("awt_bounds2d", 400, row -> {
            Rectangle2D a = box(row, "x", "y", "w", "h");
            Rectangle2D b = box(row, "rx", "ry", "rw", "rh");
            double x = row.number("px");
            double y = row.number("py");
            sameBox(row, "union", AWT.union(a, b));
            sameBox(row, "add_rect", AWT.add(a, b));
            sameBox(row, "add_point", AWT.add(a, x, y));
            sameRectangle(row, "bounds", AWT.bounds(a));
            same(row, "distance_sq", AWT.distanceSq(x, y, a.getX(), a.getY()));
        });
    }

    @Test
    public void roundRectangle2d() throws Exception {
        everyRow("awt_round_rectangle2d", 400, row -> {
            double[] n = row.numbers("x", "y", "w", "h", "aw", "ah");
            RoundRectangle2D a =
                    new RoundRectangle2D.Double(n[0], n[1], n[2], n[3], n[4], n[5]);
            Rectangle2D box = box(row, "rx", "ry", "rw", "rh");
            same(row, "contains_point", AWT.contains(a, row.number("px"), row.number("py")));
            same(row, "contains_rect", AWT.contains(a, box));
            same(row, "intersects", AWT.intersects(a, box));
        });
    }

    @Test
    public void arc2d() throws Exception {
        everyRow("awt_arc2d", 400, row -> {
            double[] n = row.numbers("x", "y", "w", "h", "start", "extent");
            Arc2D a = new Arc2D.Double(
                    n[0], n[1], n[2], n[3], n[4], n[5], row.integer("type"));
            Rectangle2D box = box(row, "rx", "ry", "rw", "rh");
            same(row, "contains_angle", AWT.containsAngle(a, row.number("angle")));
            same(row, "contains_point", AWT.contains(a, row.number("px"), row.number("py")));
            same(row, "contains_rect", AWT.contains(a, box));
            same(row, "intersects", AWT.intersects(a, box));
            sameBox(row, "bounds", AWT.bounds(a));
        });
    }

    /** The transform after a step of awt_affine; the small letters are factories. */
    private static AwtTransform stepped(AwtTransform map, char letter, double[] n) {
        switch (letter) {
            case 't': case 's': case 'h':
                return stepped(AwtTransform.identity(), Character.toUpperCase(letter), n);
            case 'T': return map.translate(n[0], n[1]);
            case 'S': return map.scale(n[0], n[1]);
            case 'H': return map.shear(n[0], n[1]);
            case 'R': return n.length == 1 ? map.rotate(n[0]) : map.rotate(n[0], n[1], n[2]);
            case 'V':
                return n.length == 2
                        ? map.rotate(n[0], n[1])
                        : map.translate(n[2], n[3]).rotate(n[0], n[1]).translate(-n[2], -n[3]);
            case 'Q':
                return n.length == 1
                        ? map.quadrantRotate((int) n[0])
                        : map.quadrantRotate((int) n[0], n[1], n[2]);
            case 'I': return map.invert();
            case 'J': return map.inverse();
            case 'M': return AwtTransform.fromMatrix(n[0], n[1], n[2], n[3], n[4], n[5]);
            case 'r':
                return n.length == 1
                        ? AwtTransform.rotateInstance(n[0])
                        : AwtTransform.rotateInstance(n[0], n[1], n[2]);
            case 'v':
                return n.length == 2
                        ? AwtTransform.rotateInstance(n[0], n[1])
                        : AwtTransform.rotateInstance(n[0], n[1], n[2], n[3]);
            default:
                return n.length == 1
                        ? AwtTransform.quadrantRotateInstance((int) n[0], 0, 0)
                        : AwtTransform.quadrantRotateInstance((int) n[0], n[1], n[2]);
        }
    }

    private static void samePoint(Table.Row row, String prefix, Vec2 found) {
        same(row, prefix + "x", found.x);
        same(row, prefix + "y", found.y);
    }

    @Test
    public void affine() throws Exception {
        String[] names = {"m00", "m10", "m01", "m11", "m02", "m12"};
        everyRow("awt_affine", 400, row -> {
            Deque<AwtTransform> stack = new ArrayDeque<>();
            stack.push(AwtTransform.identity());
            int refused = 0;
            for (String step : row.text("program").split(";")) {
                char letter = step.charAt(0);
                if (letter == '(') {
                    stack.push(AwtTransform.identity());
                    continue;
                }
                AwtTransform top = stack.pop();
                if (letter == 'C') {
                    stack.push(stack.pop().concatenate(top));
                } else if (letter == 'P') {
                    stack.push(stack.pop().preConcatenate(top));
                } else {
                    try {
                        stack.push(stepped(top, letter, numbers(step.substring(1))));
                    } catch (Sat2dException e) {
                        assertEquals(row.where, "SAT_ERR_SINGULAR", e.status());
                        stack.push(top);
                        refused++;
                    }
                }
            }
            assertEquals(row.where, row.integer("refused"), refused);
            AwtTransform map = stack.pop();
            for (int i = 0; i < 6; i++) {
                same(row, names[i], map.matrix()[i]);
            }
            same(row, "determinant", map.determinant());
            double x = row.number("px");
            double y = row.number("py");
            samePoint(row, "", map.transform(x, y));
            samePoint(row, "delta_", map.deltaTransform(x, y));
            if (row.flag("has_inverse")) {
                samePoint(row, "inverse_", map.inverseTransform(x, y));
            } else {
                assertThrows(Sat2dException.class, () -> map.inverseTransform(x, y));
            }
        });
    }
}
