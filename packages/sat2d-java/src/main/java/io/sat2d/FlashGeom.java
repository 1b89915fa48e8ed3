package io.sat2d;

/**
 * {@code flash.geom} as Flash players have it, bit for bit. A rectangle is an array of x, y, width
 * and height; a matrix is a {@link Transform}.
 */
public final class FlashGeom {
    private FlashGeom() {}

    /** The language of a program, where the players' answers differ. */
    public enum Script {
        /** ActionScript 3. */
        AS3,
        /** ActionScript 2. */
        AS2
    }

    /** A side of a rectangle. */
    public enum RectangleSide {
        /** The left one. */
        LEFT,
        /** The upper one. */
        TOP,
        /** The right one. */
        RIGHT,
        /** The lower one. */
        BOTTOM
    }

    private interface Call {
        int status(Scratch s, long out);
    }

    private static Scratch ask(Call call) {
        Scratch s = Scratch.take(256);
        int out = s.reserve(64); // at 0
        Sat2d.check(call.status(s, s.at(out)));
        return s;
    }

    private static long box(Scratch s, double[] r) {
        return s.at(s.doubles(r[0], r[1], r[2], r[3]));
    }

    /**
     * A side of a rectangle.
     *
     * @param rectangle x, y, width, height
     * @param side the side
     * @return its coordinate
     */
    public static double side(double[] rectangle, RectangleSide side) {
        return ask((s, out) -> Native.compatFlashRectangleSide(
                box(s, rectangle), side.ordinal(), out)).number(0);
    }

    /**
     * A rectangle with another side.
     *
     * @param rectangle x, y, width, height
     * @param side the side
     * @param value its coordinate
     * @return the rectangle
     */
    public static double[] withSide(double[] rectangle, RectangleSide side, double value) {
        return ask((s, out) -> Native.compatFlashRectangleSetSide(
                box(s, rectangle), side.ordinal(), value, out)).getDoubles(0, 4);
    }

    /**
     * As {@code inflate}.
     *
     * @param rectangle x, y, width, height
     * @param dx to both sides
     * @param dy to both sides
     * @return the rectangle
     */
    public static double[] inflate(double[] rectangle, double dx, double dy) {
        return ask((s, out) -> Native.compatFlashRectangleInflate(
                box(s, rectangle), dx, dy, out)).getDoubles(0, 4);
    }

    /**
     * As {@code isEmpty}.
     *
     * @param rectangle x, y, width, height
     * @param script the language
     * @return whether it is
     */
    public static boolean isEmpty(double[] rectangle, Script script) {
        return ask((s, out) -> Native.compatFlashRectangleIsEmpty(
                box(s, rectangle), script.ordinal(), out)).flag(0);
    }

    /**
     * As {@code contains}.
     *
     * @param rectangle x, y, width, height
     * @param x of the point
     * @param y of the point
     * @return whether it does
     */
    public static boolean contains(double[] rectangle, double x, double y) {
        return ask((s, out) -> Native.compatFlashRectangleContains(
                box(s, rectangle), x, y, out)).flag(0);
    }

    /**
     * As {@code a.containsRect(b)}.
     *
     * @param a x, y, width, height
     * @param b x, y, width, height
     * @param script the language
     * @return whether it does
     */
    public static boolean containsRect(double[] a, double[] b, Script script) {
        return ask((s, out) -> Native.compatFlashRectangleContainsRectangle(
                box(s, a), box(s, b), script.ordinal(), out)).flag(0);
    }

    /**
     * As {@code a.intersects(b)}.
     *
     * @param a x, y, width, height
     * @param b x, y, width, height
     * @param script the language
     * @return whether they do
     */
    public static boolean intersects(double[] a, double[] b, Script script) {
        return ask((s, out) -> Native.compatFlashRectangleIntersects(
                box(s, a), box(s, b), script.ordinal(), out)).flag(0);
    }

    /**
     * As {@code a.intersection(b)}.
     *
     * @param a x, y, width, height
     * @param b x, y, width, height
     * @param script the language
     * @return the rectangle
     */
    public static double[] intersection(double[] a, double[] b, Script script) {
        return ask((s, out) -> Native.compatFlashRectangleIntersection(
                box(s, a), box(s, b), script.ordinal(), out)).getDoubles(0, 4);
    }

    /**
     * As {@code a.union(b)}.
     *
     * @param a x, y, width, height
     * @param b x, y, width, height
     * @param script the language
     * @return the rectangle
     */
    public static double[] union(double[] a, double[] b, Script script) {
        return ask((s, out) -> Native.compatFlashRectangleUnion(
                box(s, a), box(s, b), script.ordinal(), out)).getDoubles(0, 4);
    }

    /**
     * As {@code length}.
     *
     * @param point a point
     * @return the length
     */
    public static double length(Vec2 point) {
        return ask((s, out) -> Native.compatFlashPointLength(point.x, point.y, out)).number(0);
    }

    /**
     * As {@code add}.
     *
     * @param a a point
     * @param b a point
     * @return the sum
     */
    public static Vec2 add(Vec2 a, Vec2 b) {
        return Vec2.read(ask((s, out) -> Native.compatFlashPointAdd(
                a.x, a.y, b.x, b.y, out)), 0);
    }

    /**
     * As {@code subtract}.
     *
     * @param a a point
     * @param b a point
     * @return a minus b
     */
    public static Vec2 subtract(Vec2 a, Vec2 b) {
        return Vec2.read(ask((s, out) -> Native.compatFlashPointSubtract(
                a.x, a.y, b.x, b.y, out)), 0);
    }

    /**
     * As {@code distance}.
     *
     * @param a a point
     * @param b a point
     * @return the distance
     */
    public static double distance(Vec2 a, Vec2 b) {
        return ask((s, out) -> Native.compatFlashPointDistance(
                a.x, a.y, b.x, b.y, out)).number(0);
    }

    /**
     * As {@code interpolate}.
     *
     * @param a a point
     * @param b a point
     * @param f 1 for a, 0 for b
     * @return the point
     */
    public static Vec2 interpolate(Vec2 a, Vec2 b, double f) {
        return Vec2.read(ask((s, out) -> Native.compatFlashPointInterpolate(
                a.x, a.y, b.x, b.y, f, out)), 0);
    }

    /**
     * As {@code normalize}.
     *
     * @param point a point
     * @param script the language
     * @param thickness the length
     * @return the point
     */
    public static Vec2 normalize(Vec2 point, Script script, double thickness) {
        return Vec2.read(ask((s, out) -> Native.compatFlashPointNormalize(
                point.x, point.y, script.ordinal(), thickness, out)), 0);
    }

    /**
     * As {@code polar}.
     *
     * @param length the length
     * @param angle radians
     * @return the point
     */
    public static Vec2 polar(double length, double angle) {
        return Vec2.read(ask((s, out) -> Native.compatFlashPointPolar(length, angle, out)), 0);
    }

    /**
     * As {@code scale}.
     *
     * @param m a matrix
     * @param sx along x
     * @param sy along y
     * @return the matrix
     */
    public static Transform scale(Transform m, double sx, double sy) {
        return Transform.read(ask((s, out) -> Native.compatFlashMatrixScale(
                m.a, m.b, m.c, m.d, m.tx, m.ty, sx, sy, out)), 0);
    }

    /**
     * As {@code rotate}.
     *
     * @param m a matrix
     * @param angle radians
     * @return the matrix
     */
    public static Transform rotate(Transform m, double angle) {
        return Transform.read(ask((s, out) -> Native.compatFlashMatrixRotate(
                m.a, m.b, m.c, m.d, m.tx, m.ty, angle, out)), 0);
    }

    /**
     * As {@code translate}.
     *
     * @param m a matrix
     * @param dx along x
     * @param dy along y
     * @return the matrix
     */
    public static Transform translate(Transform m, double dx, double dy) {
        return Transform.read(ask((s, out) -> Native.compatFlashMatrixTranslate(
                m.a, m.b, m.c, m.d, m.tx, m.ty, dx, dy, out)), 0);
    }

    /**
     * As {@code concat}.
     *
     * @param m a matrix
     * @param o the matrix that follows
     * @return the matrix
     */
    public static Transform concat(Transform m, Transform o) {
        return Transform.read(ask((s, out) -> Native.compatFlashMatrixConcat(
                m.a, m.b, m.c, m.d, m.tx, m.ty, o.a, o.b, o.c, o.d, o.tx, o.ty, out)), 0);
    }

    /**
     * As {@code invert}.
     *
     * @param m a matrix
     * @return the matrix
     */
    public static Transform invert(Transform m) {
        return Transform.read(ask((s, out) -> Native.compatFlashMatrixInvert(
                m.a, m.b, m.c, m.d, m.tx, m.ty, out)), 0);
    }

    /**
     * As {@code createBox}.
     *
     * @param scaleX along x
     * @param scaleY along y
     * @param rotation radians
     * @param tx along x
     * @param ty along y
     * @return the matrix
     */
    public static Transform createBox(
            double scaleX, double scaleY, double rotation, double tx, double ty) {
        return Transform.read(ask((s, out) -> Native.compatFlashMatrixCreateBox(
                scaleX, scaleY, rotation, tx, ty, out)), 0);
    }

    /**
     * As {@code createGradientBox}.
     *
     * @param width along x
     * @param height along y
     * @param rotation radians
     * @param tx along x
     * @param ty along y
     * @return the matrix
     */
    public static Transform createGradientBox(
            double width, double height, double rotation, double tx, double ty) {
        return Transform.read(ask((s, out) -> Native.compatFlashMatrixCreateGradientBox(
                width, height, rotation, tx, ty, out)), 0);
    }

    /**
     * As {@code transformPoint}.
     *
     * @param m a matrix
     * @param point a point
     * @return the point
     */
    public static Vec2 transformPoint(Transform m, Vec2 point) {
        return Vec2.read(ask((s, out) -> Native.compatFlashMatrixTransformPoint(
                m.a, m.b, m.c, m.d, m.tx, m.ty, point.x, point.y, out)), 0);
    }

    /**
     * As {@code deltaTransformPoint}.
     *
     * @param m a matrix
     * @param point a point
     * @return the point
     */
    public static Vec2 deltaTransformPoint(Transform m, Vec2 point) {
        return Vec2.read(ask((s, out) -> Native.compatFlashMatrixDeltaTransformPoint(
                m.a, m.b, m.c, m.d, m.tx, m.ty, point.x, point.y, out)), 0);
    }
}
