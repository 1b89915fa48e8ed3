import java.io.IOException;
import java.util.Arrays;
import org.newdawn.slick.geom.Circle;
import org.newdawn.slick.geom.Line;
import org.newdawn.slick.geom.Polygon;
import org.newdawn.slick.geom.Rectangle;
import org.newdawn.slick.geom.Shape;
import org.newdawn.slick.geom.Transform;

/** Asks Slick2D, which must be on the class path: {@code java Slick2d cases.txt}. */
final class Slick2d {
    public static void main(String[] arguments) throws IOException {
        Cases cases = new Cases(arguments[0]);
        cases.ask("intersects of rectangles", "rectangles", (a, b) ->
            rectangle(a).intersects(rectangle(b)));
        cases.ask("intersects of circles", "circles", (a, b) -> circle(a).intersects(circle(b)));
        cases.ask("intersects of a circle and a rectangle", "circle_rectangle", (a, b) ->
            circle(b).intersects(rectangle(a)));
        cases.ask("intersects of a rectangle and a circle", "circle_rectangle", (a, b) ->
            rectangle(a).intersects(circle(b)));
        cases.ask("intersects of polygons", "polygons", (a, b) ->
            polygon(a).intersects(polygon(b)));
        cases.ask("intersects of a polygon and a circle", "circle_polygon", (a, b) ->
            polygon(a).intersects(circle(b)));
        cases.ask("intersects of a line and a circle", "segment_circle", (a, b) ->
            line(a).intersects(circle(b)));
        cases.ask("intersects of a circle and a line", "segment_circle", (a, b) ->
            circle(b).intersects(line(a)));
        cases.ask("contains of a circle", "point_circle", (a, b) ->
            circle(a).contains((float) b[0], (float) b[1]));
        cases.ask("contains of a rectangle", "point_rectangle", (a, b) ->
            rectangle(a).contains((float) b[0], (float) b[1]));
        cases.ask("contains of a polygon", "point_polygon", (a, b) ->
            polygon(a).contains((float) b[0], (float) b[1]));
        Transform quarter = Transform.createRotateTransform((float) (Math.PI / 2));
        Shape turned = polygon(new double[] {1, 0, 2, 0, 2, 1}).transform(quarter);
        System.out.println("createRotateTransform(PI / 2): (1, 0) is at "
            + Arrays.toString(Arrays.copyOf(turned.getPoints(), 2)));
        // two squares side by side, and one in the other
        Shape square = polygon(new double[] {0, 0, 4, 0, 4, 4, 0, 4});
        Shape inner = polygon(new double[] {1, 1, 2, 1, 2, 2, 1, 2});
        Shape besides = polygon(new double[] {4, 1, 6, 1, 6, 3, 4, 3});
        System.out.println("a square inside another: " + square.intersects(inner)
            + ", one whose side lies in a side: " + square.intersects(besides)
            + ", the same square: " + square.intersects(square));
    }

    private static Shape polygon(double[] corners) {
        return new Polygon(Cases.floats(corners));
    }

    private static Shape rectangle(double[] r) {
        return new Rectangle((float) r[0], (float) r[1], (float) r[2], (float) r[3]);
    }

    private static Shape circle(double[] c) {
        return new Circle((float) c[0], (float) c[1], (float) c[2]);
    }

    private static Shape line(double[] s) {
        return new Line((float) s[0], (float) s[1], (float) s[2], (float) s[3]);
    }
}
