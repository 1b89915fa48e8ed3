import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.Random;

/** Asks the JDK's own functions: {@code java Jdk cases.txt}. */
final class Jdk {
    public static void main(String[] arguments) throws IOException {
        Cases cases = new Cases(arguments[0]);
        cases.ask("Rectangle.intersects", "rectangles", (a, b) ->
            rectangle(a).intersects(rectangle(b)));
        cases.ask("Rectangle2D.intersects", "rectangles", (a, b) ->
            new Rectangle2D.Double(a[0], a[1], a[2], a[3]).intersects(b[0], b[1], b[2], b[3]));
        cases.ask("Polygon.intersects", "rectangles", (a, b) ->
            polygon(corners(a)).intersects(b[0], b[1], b[2], b[3]));
        cases.ask("Path2D.intersects", "rectangles", (a, b) ->
            path(corners(a)).intersects(b[0], b[1], b[2], b[3]));
        cases.ask("Ellipse2D.intersects", "circle_rectangle", (a, b) ->
            circle(b).intersects(a[0], a[1], a[2], a[3]));
        cases.ask("Area.intersect, isEmpty", "polygons", (a, b) -> {
            Area common = new Area(path(a));
            common.intersect(new Area(path(b)));
            return !common.isEmpty();
        });
        cases.ask("Rectangle.contains", "point_rectangle", (a, b) ->
            rectangle(a).contains((int) b[0], (int) b[1]));
        cases.ask("Rectangle2D.contains", "point_rectangle", (a, b) ->
            new Rectangle2D.Double(a[0], a[1], a[2], a[3]).contains(b[0], b[1]));
        cases.ask("Polygon.contains", "point_polygon", (a, b) ->
            polygon(a).contains((int) b[0], (int) b[1]));
        cases.ask("Path2D.contains", "point_polygon", (a, b) -> path(a).contains(b[0], b[1]));
        cases.ask("Ellipse2D.contains", "point_circle", (a, b) -> circle(a).contains(b[0], b[1]));

        Rectangle field = new Rectangle(0, 0, 4, 4), box = new Rectangle(1, 1, 0, 2);
        System.out.println("a rectangle of width 0 inside another: " + field.intersects(box));
        System.out.println("two points: " + Line2D.linesIntersect(0, 0, 0, 0, 5, 7, 5, 7));
        // a level side ends on the left, then the right side of a box; both only touch it
        Polygon left = polygon(new double[] {0, 1, 4, 1, 4, 5, 6, 5, 6, 6, 0, 6});
        Polygon right = polygon(new double[] {12, 1, 8, 1, 8, 5, 6, 5, 6, 6, 12, 6});
        System.out.println("a level side that ends on the left of a box: "
            + left.intersects(4, 0, 4, 4) + ", on the right: " + right.intersects(4, 0, 4, 4));
        sines();
    }

    /** How often Math and StrictMath differ, in the sine or in the cosine. */
    private static void sines() {
        Random random = new Random(1);
        int differ = 0, all = 1000000;
        for (int i = 0; i < all; i++) {
            double angle = 2 * Math.PI * random.nextDouble();
            boolean isSame = Math.sin(angle) == StrictMath.sin(angle)
                && Math.cos(angle) == StrictMath.cos(angle);
            differ += isSame ? 0 : 1;
        }
        System.out.println("Math and StrictMath differ: " + differ + " of " + all + " angles");
    }

    private static Rectangle rectangle(double[] r) {
        return new Rectangle((int) r[0], (int) r[1], (int) r[2], (int) r[3]);
    }

    private static double[] corners(double[] r) {
        double right = r[0] + r[2], bottom = r[1] + r[3];
        return new double[] {r[0], r[1], right, r[1], right, bottom, r[0], bottom};
    }

    private static Ellipse2D circle(double[] c) {
        return new Ellipse2D.Double(c[0] - c[2], c[1] - c[2], 2 * c[2], 2 * c[2]);
    }

    private static Polygon polygon(double[] corners) {
        Polygon polygon = new Polygon();
        for (int i = 0; i < corners.length; i += 2) {
            polygon.addPoint((int) corners[i], (int) corners[i + 1]);
        }
        return polygon;
    }

    private static Path2D path(double[] corners) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners[0], corners[1]);
        for (int i = 2; i < corners.length; i += 2) {
            path.lineTo(corners[i], corners[i + 1]);
        }
        path.closePath();
        return path;
    }
}
