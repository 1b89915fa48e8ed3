package io.sat2d;

/**
 * A transform with the coefficients that {@link java.awt.geom.AffineTransform} would have after the
 * same calls, bit for bit; sines and cosines are those of {@link StrictMath}. It is immutable.
 */
public final class AwtTransform {
    private final double[] m;
    private final int form;
    private final int moved;

    private AwtTransform(double[] m, int form, int moved) {
        this.m = m;
        this.form = form;
        this.moved = moved;
    }

    /**
     * The identity.
     *
     * @return the transform
     */
    public static AwtTransform identity() {
        return new AwtTransform(
                new double[] {1, 0, 0, 1, 0, 0}, Native.COMPAT_AWT_FORM_UNIT, 0);
    }

    /**
     * As {@code new AffineTransform(m00, m10, m01, m11, m02, m12)}.
     *
     * @param m00 the factor of x in x'
     * @param m10 the factor of x in y'
     * @param m01 the factor of y in x'
     * @param m11 the factor of y in y'
     * @param m02 the x to which the origin is taken
     * @param m12 the y to which the origin is taken
     * @return the transform
     */
    public static AwtTransform fromMatrix(
            double m00, double m10, double m01, double m11, double m02, double m12) {
        return made(out -> Native.compatAwtTransformFromMatrix(
                m00, m10, m01, m11, m02, m12, out));
    }

    /**
     * As {@code getRotateInstance}.
     *
     * @param theta radians
     * @return the transform
     */
    public static AwtTransform rotateInstance(double theta) {
        return made(out -> Native.compatAwtTransformFromRotation(
                theta, out));
    }

    /**
     * As {@code getRotateInstance}.
     *
     * @param theta radians
     * @param x of the pivot
     * @param y of the pivot
     * @return the transform
     */
    public static AwtTransform rotateInstance(double theta, double x, double y) {
        return made(out -> Native.compatAwtTransformFromRotationAbout(
                theta, x, y, out));
    }

    /**
     * As {@code getRotateInstance}.
     *
     * @param vectorX of the vector
     * @param vectorY of the vector
     * @return the transform
     */
    public static AwtTransform rotateInstance(double vectorX, double vectorY) {
        return made(out -> Native.compatAwtTransformFromVector(
                vectorX, vectorY, out));
    }

    /**
     * As {@code getRotateInstance}.
     *
     * @param vectorX of the vector
     * @param vectorY of the vector
     * @param x of the pivot
     * @param y of the pivot
     * @return the transform
     */
    public static AwtTransform rotateInstance(double vectorX, double vectorY, double x, double y) {
        return made(out -> Native.compatAwtTransformFromVectorAbout(
                vectorX, vectorY, x, y, out));
    }

    /**
     * As {@code getQuadrantRotateInstance}; at (0, 0) also that without a pivot.
     *
     * @param n quarter turns, from x to y
     * @param x of the pivot
     * @param y of the pivot
     * @return the transform
     */
    public static AwtTransform quadrantRotateInstance(int n, double x, double y) {
        return made(out -> Native.compatAwtTransformFromQuadrants(
                n, x, y, out));
    }

    private interface Call {
        int status(long from, long out);
    }

    private AwtTransform step(Call call) {
        Scratch s = Scratch.take(256);
        int from = write(s);
        int out = s.reserve(Native.SIZE_COMPAT_AWT_TRANSFORM);
        Sat2d.check(call.status(s.at(from), s.at(out)));
        return read(s, out);
    }

    private interface Factory {
        int status(long out);
    }

    private static AwtTransform made(Factory factory) {
        Scratch s = Scratch.take(256);
        int out = s.reserve(Native.SIZE_COMPAT_AWT_TRANSFORM);
        Sat2d.check(factory.status(s.at(out)));
        return read(s, out);
    }

    private static AwtTransform read(Scratch s, int at) {
        return new AwtTransform(s.getDoubles(at, 6), s.integer(at + 48), s.integer(at + 52));
    }

    private AwtTransform product(AwtTransform other, Product call) {
        Scratch s = Scratch.take(256);
        int from = write(s);
        int argument = other.write(s);
        int out = s.reserve(Native.SIZE_COMPAT_AWT_TRANSFORM);
        Sat2d.check(call.status(s.at(from), s.at(argument), s.at(out)));
        return read(s, out);
    }

    private interface Product {
        int status(long from, long other, long out);
    }

    private int write(Scratch s) {
        int at = s.doubles(m);
        s.integers(form, moved);
        return at;
    }

    /**
     * As {@code translate}.
     *
     * @param tx along x
     * @param ty along y
     * @return the transform after it
     */
    public AwtTransform translate(double tx, double ty) {
        return step((from, out) ->
                Native.compatAwtTransformTranslate(from, tx, ty, out));
    }

    /**
     * As {@code scale}.
     *
     * @param sx along x
     * @param sy along y
     * @return the transform after it
     */
    public AwtTransform scale(double sx, double sy) {
        return step((from, out) ->
                Native.compatAwtTransformScale(from, sx, sy, out));
    }

    /**
     * As {@code shear}.
     *
     * @param shx along x
     * @param shy along y
     * @return the transform after it
     */
    public AwtTransform shear(double shx, double shy) {
        return step((from, out) ->
                Native.compatAwtTransformShear(from, shx, shy, out));
    }

    /**
     * As {@code rotate}.
     *
     * @param theta radians
     * @return the transform after it
     */
    public AwtTransform rotate(double theta) {
        return step((from, out) ->
                Native.compatAwtTransformRotate(from, theta, out));
    }

    /**
     * As {@code rotate}.
     *
     * @param theta radians
     * @param x of the pivot
     * @param y of the pivot
     * @return the transform after it
     */
    public AwtTransform rotate(double theta, double x, double y) {
        return step((from, out) ->
                Native.compatAwtTransformRotateAbout(from, theta, x, y, out));
    }

    /**
     * As {@code rotate}, by the turn that takes the x axis to the direction of a vector.
     *
     * @param vectorX of the vector
     * @param vectorY of the vector
     * @return the transform after it
     */
    public AwtTransform rotate(double vectorX, double vectorY) {
        return step((from, out) ->
                Native.compatAwtTransformRotateByVector(from, vectorX, vectorY, out));
    }

    /**
     * As {@code quadrantRotate}.
     *
     * @param n quarter turns, from x to y
     * @return the transform after it
     */
    public AwtTransform quadrantRotate(int n) {
        return step((from, out) ->
                Native.compatAwtTransformQuadrantRotate(from, n, out));
    }

    /**
     * As {@code quadrantRotate}.
     *
     * @param n quarter turns, from x to y
     * @param x of the pivot
     * @param y of the pivot
     * @return the transform after it
     */
    public AwtTransform quadrantRotate(int n, double x, double y) {
        return step((from, out) ->
                Native.compatAwtTransformQuadrantRotateAbout(from, n, x, y, out));
    }

    /**
     * As {@code concatenate}.
     *
     * @param other the other one
     * @return the transform after it
     */
    public AwtTransform concatenate(AwtTransform other) {
        return product(other, Native::compatAwtTransformConcatenate);
    }

    /**
     * As {@code preConcatenate}.
     *
     * @param other the other one
     * @return the transform after it
     */
    public AwtTransform preConcatenate(AwtTransform other) {
        return product(other, Native::compatAwtTransformPreConcatenate);
    }

    /**
     * As {@code createInverse}.
     *
     * @return the inverse
     * @throws Sat2dException if there is none, as Java throws
     */
    public AwtTransform inverse() {
        return step(Native::compatAwtTransformInverse);
    }

    /**
     * As {@code invert}: zeros can have other signs than those of {@link #inverse}.
     *
     * @return the inverse
     * @throws Sat2dException if there is none, as Java throws
     */
    public AwtTransform invert() {
        return step(Native::compatAwtTransformInvert);
    }

    /**
     * Where a point goes.
     *
     * @param x of the point
     * @param y of the point
     * @return its image
     */
    public Vec2 transform(double x, double y) {
        return point(x, y, Native::compatAwtTransformPoint);
    }

    private interface PointCall {
        int status(long from, double x, double y, long out);
    }

    private Vec2 point(double x, double y, PointCall call) {
        Scratch s = Scratch.take(256);
        int from = write(s);
        int out = s.reserve(16);
        Sat2d.check(call.status(s.at(from), x, y, s.at(out)));
        return Vec2.read(s, out);
    }

    /**
     * Where a difference of points goes, as {@code deltaTransform}.
     *
     * @param x of the difference
     * @param y of the difference
     * @return its image
     */
    public Vec2 deltaTransform(double x, double y) {
        return point(x, y, Native::compatAwtTransformDeltaPoint);
    }

    /**
     * Where a point comes from, as {@code inverseTransform}.
     *
     * @param x of the point
     * @param y of the point
     * @return the point that goes there
     * @throws Sat2dException if there is no inverse, as Java throws
     */
    public Vec2 inverseTransform(double x, double y) {
        return point(x, y, Native::compatAwtTransformInversePoint);
    }

    /**
     * As {@code getDeterminant}.
     *
     * @return the factor of areas
     */
    public double determinant() {
        Scratch s = Scratch.take(256);
        int from = write(s);
        int out = s.reserve(8);
        Sat2d.check(Native.compatAwtTransformDeterminant(s.at(from), s.at(out)));
        return s.number(out);
    }

    /**
     * The coefficients, as {@code getMatrix} writes them.
     *
     * @return m00, m10, m01, m11, m02, m12
     */
    public double[] matrix() {
        return m.clone();
    }
}
