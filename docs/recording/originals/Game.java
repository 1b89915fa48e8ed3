import java.awt.Point;
import java.util.Random;

/**
 * A small game for the check of the recorder: rectangles by corners that are rounded to ints, and
 * a few hundred random calls.
 */
final class Game {
    /** Corners in order round each rectangle. */
    static boolean collides(Point[] a, Point[] b) {
        return !separated(a, b) && !separated(b, a);
    }

    /** Two sides of a rectangle have the normals of all four. */
    private static boolean separated(Point[] own, Point[] other) {
        for (int side = 0; side < 2; side++) {
            Point from = own[side], to = own[side + 1], across = own[side + 2];
            int nx = to.y - from.y, ny = from.x - to.x;
            int p = to.x * nx + to.y * ny, q = across.x * nx + across.y * ny;
            int above = 0, below = 0;
            for (Point corner : other) {
                int at = corner.x * nx + corner.y * ny;
                if (at > Math.max(p, q)) above++;
                if (at < Math.min(p, q)) below++;
            }
            if (above == 4 || below == 4) return true;
        }
        return false;
    }

    // paste here

    /** Every tenth rectangle is so large that its products leave an int. */
    private static Point[] rectangle(Random random) {
        double scale = random.nextInt(10) == 0 ? 400 : 1;
        double x = scale * (random.nextInt(300) - 150), y = scale * (random.nextInt(300) - 150);
        double halfWidth = scale * (1 + random.nextInt(80));
        double halfHeight = scale * (1 + random.nextInt(80));
        double angle = random.nextInt(3) == 0 ? 0 : random.nextDouble() * 7;
        Point[] corners = new Point[4];
        for (int i = 0; i < 4; i++) {
            double dx = i == 0 || i == 3 ? -halfWidth : halfWidth;
            double dy = i < 2 ? -halfHeight : halfHeight;
            corners[i] = new Point();
            corners[i].setLocation(
                x + dx * Math.cos(angle) - dy * Math.sin(angle),
                y + dx * Math.sin(angle) + dy * Math.cos(angle));
        }
        return corners;
    }

    public static void main(String[] arguments) {
        Random random = new Random(7);
        for (int i = 0; i < 400; i++) {
            collides(rectangle(random), rectangle(random));
        }
    }
}
