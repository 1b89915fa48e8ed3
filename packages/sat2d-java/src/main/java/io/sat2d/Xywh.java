package io.sat2d;

/** The collision of upright rectangles and circles as a Python program had it, bit for bit. */
public final class Xywh {
    private Xywh() {}

    /**
     * Whether two rectangles overlap.
     *
     * @param a x, y, width, height of one
     * @param b x, y, width, height of the other
     * @return whether they do
     */
    public static boolean rectToRect(double[] a, double[] b) {
        Scratch s = Scratch.take(128);
        int one = s.doubles(a[0], a[1], a[2], a[3]);
        int two = s.doubles(b[0], b[1], b[2], b[3]);
        int out = s.reserve(8);
        Sat2d.check(Native.compatXywhRectToRect(s.at(one), s.at(two), s.at(out)));
        return s.flag(out);
    }

    /**
     * Whether a circle overlaps a rectangle.
     *
     * @param circle x, y, radius
     * @param rect x, y, width, height
     * @return whether they do
     */
    public static boolean circleToRect(double[] circle, double[] rect) {
        Scratch s = Scratch.take(128);
        int one = s.doubles(circle[0], circle[1], circle[2]);
        int two = s.doubles(rect[0], rect[1], rect[2], rect[3]);
        int out = s.reserve(8);
        Sat2d.check(Native.compatXywhCircleToRect(s.at(one), s.at(two), s.at(out)));
        return s.flag(out);
    }

    /**
     * Whether a polygon is concave, as a TypeScript program had it.
     *
     * @param points x and y of each
     * @return whether it is
     */
    public static boolean typescriptIsConcave(double... points) {
        int count = Rings.pairs(points);
        Scratch s = Scratch.take(16L * count + 64);
        int at = s.doubles(points);
        int out = s.reserve(8);
        Sat2d.check(Native.compatTypescriptIsConcave(s.at(at), count, s.at(out)));
        return s.flag(out);
    }
}
