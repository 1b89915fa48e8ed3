// Made by `cargo run -p sat2d-api`; do not edit.
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

    /** The factor of x in x'. */
    public final double a;
    /** The factor of x in y'. */
    public final double b;
    /** The factor of y in x'. */
    public final double c;
    /** The factor of y in y'. */
    public final double d;
    /** The x coordinate of the image of the origin. */
    public final double tx;
    /** The y coordinate of the image of the origin. */
    public final double ty;

    /**
     * The value with these fields.
     *
     * @param a the factor of x in x'
     * @param b the factor of x in y'
     * @param c the factor of y in x'
     * @param d the factor of y in y'
     * @param tx the x coordinate of the image of the origin
     * @param ty the y coordinate of the image of the origin
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
                s.number(at + Native.TRANSFORM_A_AT),
                s.number(at + Native.TRANSFORM_B_AT),
                s.number(at + Native.TRANSFORM_C_AT),
                s.number(at + Native.TRANSFORM_D_AT),
                s.number(at + Native.TRANSFORM_TX_AT),
                s.number(at + Native.TRANSFORM_TY_AT));
    }

    void write(Scratch s, int at) {
        s.put(at + Native.TRANSFORM_A_AT, a);
        s.put(at + Native.TRANSFORM_B_AT, b);
        s.put(at + Native.TRANSFORM_C_AT, c);
        s.put(at + Native.TRANSFORM_D_AT, d);
        s.put(at + Native.TRANSFORM_TX_AT, tx);
        s.put(at + Native.TRANSFORM_TY_AT, ty);
    }

    @Override
    public String toString() {
        return "[" + a + ", " + b + ", " + c + ", " + d + ", " + tx + ", " + ty + "]";
    }

    /**
     * Scales by {@code scaleX} and {@code scaleY} (negative scales mirror), then rotates by
     * {@code rotation} radians from the x axis towards the y axis (clockwise on a screen with y
     * down), then moves the origin to position.
     *
     * @param x of the position
     * @param y of the position
     * @param rotation the angle
     * @param scaleX along the shape's x axis
     * @param scaleY along the shape's y axis
     * @return the placement
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR} (a scale of
     *     0)
     */
    public static Transform placement(
            double x, double y, double rotation, double scaleX, double scaleY) {
        Scratch s = Scratch.take(48);
        int out = s.reserve(Native.SIZE_TRANSFORM);
        int status = Native.transformPlacement(x, y, rotation, scaleX, scaleY, s.at(out));
        Sat2d.check(status);
        return Transform.read(s, out);
    }

    /**
     * As {@link Transform#placement}, with degrees. Multiples of 90 degrees rotate exactly.
     *
     * @param x of the position
     * @param y of the position
     * @param rotation the angle
     * @param scaleX along the shape's x axis
     * @param scaleY along the shape's y axis
     * @return the placement
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR} (a scale of
     *     0)
     */
    public static Transform placementDegrees(
            double x, double y, double rotation, double scaleX, double scaleY) {
        Scratch s = Scratch.take(48);
        int out = s.reserve(Native.SIZE_TRANSFORM);
        int status = Native.transformPlacementDegrees(x, y, rotation, scaleX, scaleY, s.at(out));
        Sat2d.check(status);
        return Transform.read(s, out);
    }

    /**
     * The map that applies {@code inner} first and this transform second: the placement of an
     * object at {@code inner} in a container at this transform.
     *
     * @param inner the inner one
     * @return the placement
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR}, for a factor
     *     or the product
     */
    public Transform product(Transform inner) {
        Scratch s = Scratch.take(48);
        int out = s.reserve(Native.SIZE_TRANSFORM);
        int status = Native.transformProduct(
                a, b, c, d, tx, ty, inner.a, inner.b, inner.c, inner.d, inner.tx, inner.ty,
                s.at(out));
        Sat2d.check(status);
        return Transform.read(s, out);
    }

    /**
     * The placement by another point of the object: {@code anchor}, in the object's own
     * coordinates, moves to the point to which this transform moves the origin. Use it with engines
     * that place a sprite by its centre or its feet, and turn it about that point.
     *
     * @param anchor the anchor
     * @return the placement
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR}
     */
    public Transform anchored(Vec2 anchor) {
        Scratch s = Scratch.take(48);
        int out = s.reserve(Native.SIZE_TRANSFORM);
        int status = Native.transformAnchored(a, b, c, d, tx, ty, anchor.x, anchor.y, s.at(out));
        Sat2d.check(status);
        return Transform.read(s, out);
    }

    /**
     * The inverse map, up to rounding.
     *
     * @return the placement
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR}, for the map
     *     or its inverse
     */
    public Transform inverse() {
        Scratch s = Scratch.take(48);
        int out = s.reserve(Native.SIZE_TRANSFORM);
        int status = Native.transformInverse(a, b, c, d, tx, ty, s.at(out));
        Sat2d.check(status);
        return Transform.read(s, out);
    }

    /**
     * The image of a point: {@code (a*x + c*y) + tx} and {@code (b*x + d*y) + ty}, each operation
     * rounded once.
     *
     * @param x of the point
     * @param y of the point
     * @return the point
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR}, for the map.
     *     The point is not checked
     */
    public Vec2 apply(double x, double y) {
        Scratch s = Scratch.take(16);
        int out = s.reserve(Native.SIZE_VEC2);
        int status = Native.transformApply(a, b, c, d, tx, ty, x, y, s.at(out));
        Sat2d.check(status);
        return Vec2.read(s, out);
    }

    /**
     * Whether the map swaps left and right, decided exactly.
     *
     * @return whether it is so
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR}
     */
    public boolean isMirrored() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.transformIsMirrored(a, b, c, d, tx, ty, s.at(out));
        Sat2d.check(status);
        return s.flag(out);
    }

    /**
     * Whether circles stay circles: the map is a product of rotations, translations, reflections
     * and uniform scales, up to four units in the last place. Under other maps they become
     * ellipses.
     *
     * @return whether it is so
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR}
     */
    public boolean isSimilarity() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.transformIsSimilarity(a, b, c, d, tx, ty, s.at(out));
        Sat2d.check(status);
        return s.flag(out);
    }
}
