import com.badlogic.gdx.math.Circle;
import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Polygon;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import java.io.IOException;
import java.util.Arrays;

/** Asks libGDX, which must be on the class path: {@code java Libgdx cases.txt}. */
final class Libgdx {
    public static void main(String[] arguments) throws IOException {
        Cases cases = new Cases(arguments[0]);
        cases.ask("Intersector.overlapConvexPolygons", "polygons", (a, b) ->
            Intersector.overlapConvexPolygons(polygon(a), polygon(b)));
        cases.ask("Intersector.intersectPolygons, counter-clockwise", "polygons", (a, b) ->
            Intersector.intersectPolygons(polygon(a), polygon(b), new Polygon()));
        cases.ask("Intersector.intersectPolygons, clockwise", "polygons", (a, b) ->
            Intersector.intersectPolygons(
                polygon(Cases.reversed(a)), polygon(Cases.reversed(b)), new Polygon()));
        cases.ask("Rectangle.overlaps", "rectangles", (a, b) ->
            rectangle(a).overlaps(rectangle(b)));
        cases.ask("Circle.overlaps", "circles", (a, b) -> circle(a).overlaps(circle(b)));
        cases.ask("Intersector.overlaps(Circle, Rectangle)", "circle_rectangle", (a, b) ->
            Intersector.overlaps(circle(b), rectangle(a)));
        cases.ask("Intersector.intersectSegmentCircle, squared radius", "segment_circle", (a, b) ->
            Intersector.intersectSegmentCircle(
                vector(a, 0), vector(a, 2), vector(b, 0), (float) (b[2] * b[2])));
        cases.ask("Intersector.intersectSegmentCircle, Circle", "segment_circle", (a, b) ->
            Intersector.intersectSegmentCircle(vector(a, 0), vector(a, 2), circle(b), null));
        cases.ask("Circle.contains", "point_circle", (a, b) -> circle(a).contains(vector(b, 0)));
        cases.ask("Rectangle.contains", "point_rectangle", (a, b) ->
            rectangle(a).contains(vector(b, 0)));
        cases.ask("Intersector.isPointInPolygon", "point_polygon", (a, b) ->
            Intersector.isPointInPolygon(
                Cases.floats(a), 0, a.length, (float) b[0], (float) b[1]));
        moves();
        Polygon turned = polygon(new double[] {1, 0, 2, 0, 2, 1});
        turned.setRotation(90);
        System.out.println("setRotation(90): (1, 0) is at "
            + Arrays.toString(Arrays.copyOf(turned.getTransformedVertices(), 2)));
    }

    /** Which way the vector of two squares points, the second to the right of the first. */
    private static void moves() {
        Intersector.MinimumTranslationVector vector = new Intersector.MinimumTranslationVector();
        double[] first = {0, 0, 4, 0, 4, 4, 0, 4}, second = {3, 0, 7, 0, 7, 4, 3, 4};
        Intersector.overlapConvexPolygons(Cases.floats(first), Cases.floats(second), vector);
        System.out.println("first to the left of the second: normal " + vector.normal
            + ", depth " + vector.depth);
    }

    private static Polygon polygon(double[] corners) {
        return new Polygon(Cases.floats(corners));
    }

    private static Rectangle rectangle(double[] r) {
        return new Rectangle((float) r[0], (float) r[1], (float) r[2], (float) r[3]);
    }

    private static Circle circle(double[] c) {
        return new Circle((float) c[0], (float) c[1], (float) c[2]);
    }

    private static Vector2 vector(double[] numbers, int at) {
        return new Vector2((float) numbers[at], (float) numbers[at + 1]);
    }
}
