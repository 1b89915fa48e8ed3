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
                new double[] {1, 0, 0, 1, 0, 0}, Native.COMPAT_AWT_FORM_STRAIGHT, 0);
    }

    private interface Call {
        int status(long from, long out);
    }

    private AwtTransform step(Call call) {
        Scratch s = Scratch.take(256);
        int from = write(s);
        int out = s.reserve(Native.SIZE_COMPAT_AWT_TRANSFORM);
        Sat2d.check(call.status(s.at(from), s.at(out)));
        return new AwtTransform(s.getDoubles(out, 6), s.integer(out + 48), s.integer(out + 52));
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
     * Where a point goes.
     *
     * @param x of the point
     * @param y of the point
     * @return its image
     */
    public Vec2 transform(double x, double y) {
        Scratch s = Scratch.take(256);
        int from = write(s);
        int out = s.reserve(16);
        Sat2d.check(Native.compatAwtTransformPoint(s.at(from), x, y, s.at(out)));
        return Vec2.read(s, out);
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
