package io.sat2d;

import static io.sat2d.Table.everyRow;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import io.sat2d.FlashGeom.RectangleSide;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Locale;
import org.junit.Test;

/** The reference tables of flash.geom. */
public class FlashTablesTest {
    /** Equal numbers, zeros of either sign, or both NaN. */
    static void same(Table.Row row, String field, double found) {
        double expected = row.number(field);
        boolean nan = Double.isNaN(expected) && Double.isNaN(found);
        assertTrue(row.where + " " + field + ": " + found, nan || expected == found);
    }

    private static void allSame(Table.Row row, double... found) {
        for (int i = 0; i < found.length; i++) {
            same(row, "r" + (i + 1), found[i]);
        }
    }

    private static FlashGeom.Script script(Table.Row row) {
        return FlashGeom.Script.valueOf(row.text("api").toUpperCase(Locale.ROOT));
    }

    private static double number(boolean flag) {
        return flag ? 1 : 0;
    }

    private static double[] withSides(double[] a, double[] b, RectangleSide... sides) {
        double[] made = a;
        for (int i = 0; i < sides.length; i++) {
            made = FlashGeom.withSide(made, sides[i], b[i]);
        }
        return made;
    }

    private static double[] changed(Table.Row row, double[] a, double[] b) {
        switch (row.text("op")) {
            case "set_left": return withSides(a, b, RectangleSide.LEFT);
            case "set_top": return withSides(a, b, RectangleSide.TOP);
            case "set_right": return withSides(a, b, RectangleSide.RIGHT);
            case "set_bottom": return withSides(a, b, RectangleSide.BOTTOM);
            case "set_topLeft": return withSides(a, b, RectangleSide.LEFT, RectangleSide.TOP);
            case "set_bottomRight":
                return withSides(a, b, RectangleSide.RIGHT, RectangleSide.BOTTOM);
            case "inflate":
            case "inflatePoint": return FlashGeom.inflate(a, b[0], b[1]);
            case "intersection": return FlashGeom.intersection(a, b, script(row));
            case "union": return FlashGeom.union(a, b, script(row));
            case "offset":
            case "offsetPoint": return new double[] {a[0] + b[0], a[1] + b[1], a[2], a[3]};
            case "setTo": return b;
            case "set_x": return new double[] {b[0], a[1], a[2], a[3]};
            case "set_y": return new double[] {a[0], b[0], a[2], a[3]};
            case "set_width": return new double[] {a[0], a[1], b[0], a[3]};
            case "set_height": return new double[] {a[0], a[1], a[2], b[0]};
            case "set_size": return new double[] {a[0], a[1], b[0], b[1]};
            default: throw new AssertionError(row.text("op"));
        }
    }

    private static double[] rectangleAnswer(Table.Row row, double[] a, double[] b) {
        switch (row.text("op")) {
            case "isEmpty": return new double[] {number(FlashGeom.isEmpty(a, script(row)))};
            case "equals": return new double[] {number(Arrays.equals(a, b))};
            case "contains":
            case "containsPoint":
                return new double[] {number(FlashGeom.contains(a, b[0], b[1]))};
            case "containsRect":
                return new double[] {number(FlashGeom.containsRect(a, b, script(row)))};
            case "intersects":
                return new double[] {number(FlashGeom.intersects(a, b, script(row)))};
            case "edges":
                return Arrays.stream(RectangleSide.values())
                        .mapToDouble(side -> FlashGeom.side(a, side)).toArray();
            default: return changed(row, a, b);
        }
    }

    @Test
    public void rectangle() throws Exception {
        everyRow("flash_rectangle", 280, row -> {
            double[] a = row.numbers("ax", "ay", "aw", "ah");
            double[] b = row.numbers("b1", "b2", "b3", "b4");
            allSame(row, rectangleAnswer(row, a, b));
        });
    }

    /** ActionScript 2 prints 15 significant digits. */
    private static double printed(Table.Row row, double value) {
        if (!row.text("api").equals("as2") || Double.isNaN(value) || Double.isInfinite(value)) {
            return value;
        }
        return new BigDecimal(value).round(new MathContext(15)).doubleValue();
    }

    @Test
    public void point() throws Exception {
        everyRow("flash_point", 28, row -> {
            Vec2 a = new Vec2(row.number("x"), row.number("y"));
            Vec2 b = new Vec2(row.number("b1"), row.number("b2"));
            Vec2 found;
            switch (row.text("op")) {
                case "length": found = new Vec2(FlashGeom.length(a), Double.NaN); break;
                case "distance": found = new Vec2(FlashGeom.distance(a, b), Double.NaN); break;
                case "equals": found = new Vec2(number(a.equals(b)), Double.NaN); break;
                case "interpolate": found = FlashGeom.interpolate(a, b, row.number("b3")); break;
                case "normalize": found = FlashGeom.normalize(a, script(row), b.x); break;
                case "polar": found = FlashGeom.polar(a.x, a.y); break;
                case "subtract": found = FlashGeom.subtract(a, b); break;
                default: found = FlashGeom.add(a, b);
            }
            allSame(row, printed(row, found.x), printed(row, found.y));
        });
    }

    static Transform matrix(double... n) {
        return new Transform(n[0], n[1], n[2], n[3], n[4], n[5]);
    }

    private static Transform changed(String op, Transform map, double[] p) {
        double[] z = Arrays.stream(p).map(n -> Double.isNaN(n) ? 0 : n).toArray();
        switch (op) {
            case "scale": return FlashGeom.scale(map, p[0], p[1]);
            case "rotate": return FlashGeom.rotate(map, p[0]);
            case "translate": return FlashGeom.translate(map, p[0], p[1]);
            case "concat": return FlashGeom.concat(map, matrix(p));
            case "invert": return FlashGeom.invert(map);
            case "createBox": return FlashGeom.createBox(p[0], p[1], z[2], z[3], z[4]);
            case "createGradientBox":
                return FlashGeom.createGradientBox(p[0], p[1], z[2], z[3], z[4]);
            default:
                assertEquals("setTo", op);
                return matrix(p);
        }
    }

    @Test
    public void matrix() throws Exception {
        everyRow("flash_matrix", 57, row -> {
            Transform map = matrix(row.numbers("a", "b", "c", "d", "tx", "ty"));
            double[] p = row.numbers("p1", "p2", "p3", "p4", "p5", "p6");
            if (row.text("op").equals("deltaTransformPoint")) {
                Vec2 point = FlashGeom.deltaTransformPoint(map, new Vec2(p[0], p[1]));
                allSame(row, point.x, point.y);
            } else {
                Transform t = changed(row.text("op"), map, p);
                allSame(row, t.a, t.b, t.c, t.d, t.tx, t.ty);
            }
        });
    }
}
