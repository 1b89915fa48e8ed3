import java.io.IOException;
import org.dyn4j.collision.continuous.ConservativeAdvancement;
import org.dyn4j.collision.continuous.TimeOfImpact;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.collision.narrowphase.Raycast;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Ray;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;

/** Asks dyn4j, which must be on the class path: {@code java Dyn4j cases.txt}. */
final class Dyn4j {
    private static final Transform HERE = new Transform();

    public static void main(String[] arguments) throws IOException {
        Cases cases = new Cases(arguments[0]);
        for (NarrowphaseDetector detector : new NarrowphaseDetector[] {new Gjk(), new Sat()}) {
            String name = detector.getClass().getSimpleName();
            cases.ask(name + ".detect, polygons", "polygons", (a, b) ->
                detector.detect(polygon(a), HERE, polygon(b), HERE));
            cases.ask(name + ".detect, rectangles", "rectangles", (a, b) ->
                detector.detect(rectangle(a), HERE, rectangle(b), HERE));
            cases.ask(name + ".detect, circles", "circles", (a, b) -> detector.detect(
                new Circle(a[2]), at(a[0], a[1]), new Circle(b[2]), at(b[0], b[1])));
            cases.ask(name + ".detect, a polygon and a circle", "circle_polygon", (a, b) ->
                detector.detect(polygon(a), HERE, new Circle(b[2]), at(b[0], b[1])));
            cases.ask(name + ".detect, a segment and a circle", "segment_circle", (a, b) ->
                detector.detect(new Segment(vector(a, 0), vector(a, 2)), HERE,
                    new Circle(b[2]), at(b[0], b[1])));
        }
        cases.ask("Circle.contains", "point_circle", (a, b) ->
            new Circle(a[2]).contains(vector(b, 0), at(a[0], a[1])));
        cases.ask("Polygon.contains", "point_polygon", (a, b) ->
            polygon(a).contains(vector(b, 0), HERE));
        int steps = new Gjk().getMaxDetectIterations();
        System.out.println("Gjk.detect stops after " + steps + " steps");
        rays();
        sweeps();
        moves();
        Polygon turned = polygon(new double[] {1, 0, 2, 0, 2, 1});
        turned.rotate(Math.PI / 2, 0, 0);
        System.out.println("rotate(PI / 2): (1, 0) is at " + turned.getVertices()[0]);
    }

    /** Rays at a square from (-2, -2) to (2, 2). */
    private static void rays() {
        Convex square = new Rectangle(4, 4);
        double[][] rays = {
            {-5, 0, 1, 0}, {0, 0, 1, 0}, {1, 1, 3, 4}, {-2, 0, 1, 0}, {-2, 0, -1, 0}, {-2, 1, 3, 4},
            {-5, 2, 1, 0}, {0, 2, 1, 0}, {-2, -5, 0, 1},
        };
        for (double[] ray : rays) {
            Raycast found = new Raycast();
            boolean isHit = new Gjk().raycast(
                new Ray(vector(ray, 0), vector(ray, 2)), 0, square, HERE, found);
            String hit = found.getDistance() + ", normal " + found.getNormal();
            System.out.println("Gjk.raycast from " + vector(ray, 0) + " along " + vector(ray, 2)
                + ": " + (isHit ? hit : "no hit"));
        }
    }

    /** A square of 2 that moves by (10, 0) towards one at (0, 0). */
    private static void sweeps() {
        double[][] sweeps = {{-7, 0, 10, 0}, {-1, 0, 10, 0}, {-2, 0, 10, 0}, {-2, 0, -10, 0}};
        for (double[] sweep : sweeps) {
            TimeOfImpact found = new TimeOfImpact();
            Convex square = new Rectangle(2, 2);
            boolean isHit = new ConservativeAdvancement().getTimeOfImpact(
                square, at(sweep[0], sweep[1]), vector(sweep, 2), 0,
                square, HERE, new Vector2(), 0, found);
            System.out.println("getTimeOfImpact from " + vector(sweep, 0) + " by "
                + vector(sweep, 2) + ": " + (isHit ? found.getTime() : "no hit"));
        }
    }

    /** Which way the normal of two squares points, the second to the right of the first. */
    private static void moves() {
        for (NarrowphaseDetector detector : new NarrowphaseDetector[] {new Gjk(), new Sat()}) {
            Penetration found = new Penetration();
            detector.detect(new Rectangle(4, 4), HERE, new Rectangle(4, 4), at(3, 0), found);
            System.out.println(detector.getClass().getSimpleName()
                + ", first to the left of the second: normal " + found.getNormal() + ", depth "
                + found.getDepth());
        }
    }

    private static Polygon polygon(double[] corners) {
        Vector2[] all = new Vector2[corners.length / 2];
        for (int i = 0; i < all.length; i++) {
            all[i] = vector(corners, 2 * i);
        }
        return new Polygon(all);
    }

    private static Polygon rectangle(double[] r) {
        return polygon(new double[] {
            r[0], r[1], r[0] + r[2], r[1], r[0] + r[2], r[1] + r[3], r[0], r[1] + r[3]});
    }

    private static Transform at(double x, double y) {
        Transform transform = new Transform();
        transform.translate(x, y);
        return transform;
    }

    private static Vector2 vector(double[] numbers, int at) {
        return new Vector2(numbers[at], numbers[at + 1]);
    }
}
