// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** The form of a stroke. Zeros but for the width are Flash's default: round corners and ends. */
public final class Stroke {
    /** How wide it is: half of it lies on each side of the path. */
    public final double width;
    /**
     * For {@link StrokeJoin#MITER}: at least 1. SVG's default is 4; that of Flash is 3, that of
     * Java and of the HTML canvas 10.
     */
    public final double miterLimit;
    /** Its corners. */
    public final StrokeJoin join;
    /** Its ends. */
    public final StrokeCap cap;

    /**
     * The value with these fields.
     *
     * @param width how wide it is: half of it lies on each side of the path
     * @param miterLimit for {@link StrokeJoin#MITER}: at least 1. SVG's default is 4; that of
     *     Flash is 3, that of Java and of the HTML canvas 10
     * @param join its corners
     * @param cap its ends
     */
    public Stroke(double width, double miterLimit, StrokeJoin join, StrokeCap cap) {
        this.width = width;
        this.miterLimit = miterLimit;
        this.join = join;
        this.cap = cap;
    }

    static Stroke read(Scratch s, int at) {
        return new Stroke(
                s.number(at + Native.STROKE_WIDTH_AT),
                s.number(at + Native.STROKE_MITER_LIMIT_AT),
                StrokeJoin.of(s.integer(at + Native.STROKE_JOIN_AT)),
                StrokeCap.of(s.integer(at + Native.STROKE_CAP_AT)));
    }

    void write(Scratch s, int at) {
        s.put(at + Native.STROKE_WIDTH_AT, width);
        s.put(at + Native.STROKE_MITER_LIMIT_AT, miterLimit);
        s.put(at + Native.STROKE_JOIN_AT, join.ordinal());
        s.put(at + Native.STROKE_CAP_AT, cap.ordinal());
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Stroke)) {
            return false;
        }
        Stroke that = (Stroke) other;
        return width == that.width
                && miterLimit == that.miterLimit
                && Objects.equals(join, that.join)
                && Objects.equals(cap, that.cap);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                width + 0.0,
                miterLimit + 0.0,
                join,
                cap);
    }

    @Override
    public String toString() {
        return "Stroke[width=" + width
                + ", miterLimit=" + miterLimit
                + ", join=" + join
                + ", cap=" + cap + "]";
    }
}
