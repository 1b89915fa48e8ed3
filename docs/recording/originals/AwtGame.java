import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/** A few hundred random calls of the JDK's own functions, through the recorder. */
final class AwtGame {
    private static final Random RANDOM = new Random(7);

    public static void main(String[] arguments) {
        for (int i = 0; i < 200; i++) {
            Rectangle a = rectangle(), b = rectangle();
            Sat2dBuiltins.intersects(a, b);
            Sat2dBuiltins.union(a, b);
            Rectangle2D box = box();
            Sat2dBuiltins.intersects(box, box());
            Sat2dBuiltins.intersectsLine(box, line());
            Sat2dBuiltins.intersectsLine(line(), line());
            Sat2dBuiltins.ptSegDistSq(line(), number(), number());
            Sat2dBuiltins.contains(polygon(), number(), number());
            Sat2dBuiltins.intersects(polygon(), box());
            Sat2dBuiltins.contains(path(), number(), number());
            Sat2dBuiltins.intersects(path(), box());
            Ellipse2D disc = new Ellipse2D.Double(number(), number(), 90, 70);
            Sat2dBuiltins.contains(disc, number(), number());
            Sat2dBuiltins.intersects(disc, box());
        }
        Path2D curved = new Path2D.Double();
        curved.moveTo(0, 0);
        curved.quadTo(9, 0, 9, 9);
        Sat2dBuiltins.contains(curved, 5, 5); // a row with a curve
    }

    /** Whole numbers often meet, others have all of their bits. */
    private static double number() {
        return RANDOM.nextBoolean() ? RANDOM.nextInt(90) : RANDOM.nextDouble() * 90;
    }

    /** Every tenth is so large that its sides leave an int. */
    private static Rectangle rectangle() {
        int size = RANDOM.nextInt(10) == 0 ? Integer.MAX_VALUE : 40;
        return new Rectangle(RANDOM.nextInt(50), RANDOM.nextInt(50),
            RANDOM.nextInt(size), RANDOM.nextInt(size));
    }

    private static Rectangle2D box() {
        return new Rectangle2D.Double(number(), number(), number() - 9, number() - 9);
    }

    private static Line2D line() {
        return new Line2D.Double(number(), number(), number(), number());
    }

    private static Polygon polygon() {
        Polygon polygon = new Polygon();
        for (int i = 0; i < 5; i++) {
            polygon.addPoint(RANDOM.nextInt(90), RANDOM.nextInt(90));
        }
        return polygon;
    }

    private static Path2D path() {
        Path2D path = new Path2D.Double(RANDOM.nextInt(2));
        path.moveTo(number(), number());
        for (int i = 0; i < 4; i++) {
            path.lineTo(number(), number());
        }
        path.closePath();
        return path;
    }
}
