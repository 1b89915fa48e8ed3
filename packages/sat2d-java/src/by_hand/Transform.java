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
}
