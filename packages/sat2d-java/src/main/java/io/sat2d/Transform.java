package io.sat2d;

import java.awt.geom.AffineTransform;

/**
 * Where a shape is: the affine map {@code x' = a*x + c*y + tx}, {@code y' = b*x + d*y + ty}. The
 * six numbers are in the order of {@link AffineTransform} and of Flash's Matrix. Angles turn from
 * the x axis towards the y axis: clockwise where y points down.
 */
public final class Transform {
    /** The identity. */
    public static final Transform IDENTITY = new Transform(1, 0, 0, 1, 0, 0);

    /** A coefficient: x of the image of the x axis. */
    public final double a;
    /** A coefficient: y of the image of the x axis. */
    public final double b;
    /** A coefficient: x of the image of the y axis. */
    public final double c;
    /** A coefficient: y of the image of the y axis. */
    public final double d;
    /** The image of the origin: x. */
    public final double tx;
    /** The image of the origin: y. */
    public final double ty;

    /**
     * The map with these coefficients.
     *
     * @param a x of the image of the x axis
     * @param b y of the image of the x axis
     * @param c x of the image of the y axis
     * @param d y of the image of the y axis
     * @param tx x of the image of the origin
     * @param ty y of the image of the origin
     */
    public Transform(double a, double b, double c, double d, double tx, double ty) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
        this.tx = tx;
        this.ty = ty;
    }

    static Transform read(Scratch s, int at) {
        return new Transform(
                s.number(at), s.number(at + 8), s.number(at + 16), s.number(at + 24),
                s.number(at + 32), s.number(at + 40));
    }

    void write(Scratch s, int at) {
        s.put(at, a).put(at + 8, b).put(at + 16, c).put(at + 24, d).put(at + 32, tx);
        s.put(at + 40, ty);
    }

    /**
     * A translation.
     *
     * @param x along the x axis
     * @param y along the y axis
     * @return the map
     */
    public static Transform translation(double x, double y) {
        return new Transform(1, 0, 0, 1, x, y);
    }

    /**
     * A placement: scaled, turned, then moved. A negative scale mirrors.
     *
     * @param x where the origin goes
     * @param y where the origin goes
     * @param rotation radians
     * @param scaleX along the shape's x axis
     * @param scaleY along the shape's y axis
     * @return the map
     * @throws Sat2dException if a number is not finite
     */
    public static Transform placement(
            double x, double y, double rotation, double scaleX, double scaleY) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(48);
        Sat2d.check(Native.transformPlacement(x, y, rotation, scaleX, scaleY, s.at(out)));
        return read(s, out);
    }

    /**
     * A placement with an angle in degrees; quarter turns are exact.
     *
     * @param x where the origin goes
     * @param y where the origin goes
     * @param degrees the angle
     * @param scaleX along the shape's x axis
     * @param scaleY along the shape's y axis
     * @return the map
     * @throws Sat2dException if a number is not finite
     */
    public static Transform placementDegrees(
            double x, double y, double degrees, double scaleX, double scaleY) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(48);
        Sat2d.check(Native.transformPlacementDegrees(x, y, degrees, scaleX, scaleY, s.at(out)));
        return read(s, out);
    }

    /**
     * The six numbers of a transform of Java2D, as {@code getMatrix} returns them.
     *
     * @param map of Java2D
     * @return the same map
     */
    public static Transform of(AffineTransform map) {
        return new Transform(
                map.getScaleX(), map.getShearY(), map.getShearX(), map.getScaleY(),
                map.getTranslateX(), map.getTranslateY());
    }

    /**
     * The product: {@code inner} first, then this.
     *
     * @param inner in the coordinates of this
     * @return the product
     * @throws Sat2dException if it is not finite
     */
    public Transform product(Transform inner) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(48);
        Sat2d.check(Native.transformProduct(
                a, b, c, d, tx, ty,
                inner.a, inner.b, inner.c, inner.d, inner.tx, inner.ty, s.at(out)));
        return read(s, out);
    }

    /**
     * The inverse.
     *
     * @return the inverse
     * @throws Sat2dException if the determinant is 0
     */
    public Transform inverse() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(48);
        Sat2d.check(Native.transformInverse(a, b, c, d, tx, ty, s.at(out)));
        return read(s, out);
    }

    /**
     * Where a point goes.
     *
     * @param x of the point
     * @param y of the point
     * @return its image
     * @throws Sat2dException if a number is not finite
     */
    public Vec2 apply(double x, double y) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(16);
        Sat2d.check(Native.transformApply(a, b, c, d, tx, ty, x, y, s.at(out)));
        return Vec2.read(s, out);
    }

    /**
     * Whether it mirrors.
     *
     * @return whether the determinant is below 0
     * @throws Sat2dException if a number is not finite
     */
    public boolean isMirrored() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        Sat2d.check(Native.transformIsMirrored(a, b, c, d, tx, ty, s.at(out)));
        return s.flag(out);
    }

    /**
     * Whether it keeps circles round.
     *
     * @return whether it is a similarity
     * @throws Sat2dException if a number is not finite
     */
    public boolean isSimilarity() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        Sat2d.check(Native.transformIsSimilarity(a, b, c, d, tx, ty, s.at(out)));
        return s.flag(out);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Transform)) {
            return false;
        }
        Transform o = (Transform) other;
        return a == o.a && b == o.b && c == o.c && d == o.d && tx == o.tx && ty == o.ty;
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (double number : new double[] {a, b, c, d, tx, ty}) {
            hash = 31 * hash + Double.hashCode(number + 0.0);
        }
        return hash;
    }

    @Override
    public String toString() {
        return "[" + a + ", " + b + ", " + c + ", " + d + ", " + tx + ", " + ty + "]";
    }
}
