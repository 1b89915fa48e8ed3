// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;
import java.util.Objects;

/**
 * An axis along which parts of the second shape lie beyond parts of the first: strictly if the
 * shapes are disjoint; if they touch, both may meet the line between.
 */
public final class SeparatingAxis {
    /**
     * The unit vector along the axis, from the first shape to the second. It is rounded, for
     * drawing; the proof is in the text of {@link Explanation#json}.
     */
    public final Vec2 normal;
    /**
     * Where the line is, in the middle between these parts: the dot product of {@code normal} and
     * its points, rounded.
     */
    public final double offset;
    /** The first of these parts of the first shape; 0 for a shape that is its own only part. */
    public final int aStart;
    /** The number after that of the last one. */
    public final int aEnd;
    /** The first of these parts of the second shape. */
    public final int bStart;
    /** The number after that of the last one. */
    public final int bEnd;

    SeparatingAxis(Vec2 normal, double offset, int aStart, int aEnd, int bStart, int bEnd) {
        this.normal = normal;
        this.offset = offset;
        this.aStart = aStart;
        this.aEnd = aEnd;
        this.bStart = bStart;
        this.bEnd = bEnd;
    }

    static SeparatingAxis read(Scratch s, int at) {
        return new SeparatingAxis(
                Vec2.read(s, at + Native.SEPARATING_AXIS_NORMAL_AT),
                s.number(at + Native.SEPARATING_AXIS_OFFSET_AT),
                s.integer(at + Native.SEPARATING_AXIS_A_START_AT),
                s.integer(at + Native.SEPARATING_AXIS_A_END_AT),
                s.integer(at + Native.SEPARATING_AXIS_B_START_AT),
                s.integer(at + Native.SEPARATING_AXIS_B_END_AT));
    }

    static List<SeparatingAxis> readAll(Scratch s, int at, int count) {
        return Lists.all(count, at, Native.SIZE_SEPARATING_AXIS, s, SeparatingAxis::read);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof SeparatingAxis)) {
            return false;
        }
        SeparatingAxis that = (SeparatingAxis) other;
        return Objects.equals(normal, that.normal)
                && offset == that.offset
                && aStart == that.aStart
                && aEnd == that.aEnd
                && bStart == that.bStart
                && bEnd == that.bEnd;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                normal,
                offset + 0.0,
                aStart,
                aEnd,
                bStart,
                bEnd);
    }

    @Override
    public String toString() {
        return normal + " at " + offset;
    }
}
