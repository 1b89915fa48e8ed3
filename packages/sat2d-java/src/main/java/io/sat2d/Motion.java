// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** How a shape moves from time 0 to time 1: at even speed, perhaps turning. */
public final class Motion {
    /**
     * A motion that does not turn.
     *
     * @param start where the shape is at time 0
     * @param x how far it moves
     * @param y how far it moves
     * @return the motion
     */
    public static Motion linear(Transform start, double x, double y) {
        return new Motion(start, new Vec2(x, y), 0, new Vec2(start.tx, start.ty));
    }

    /** The placement at time 0. */
    public final Transform start;
    /** The translation from time 0 to 1. */
    public final Vec2 translation;
    /**
     * The angle of the rotation in radians from the x axis towards the y axis; any number of turns.
     */
    public final double rotation;
    /** The centre of the rotation, at time 0. */
    public final Vec2 pivot;

    /**
     * The value with these fields.
     *
     * @param start the placement at time 0
     * @param translation the translation from time 0 to 1
     * @param rotation the angle of the rotation in radians from the x axis towards the y axis;
     *     any number of turns
     * @param pivot the centre of the rotation, at time 0
     */
    public Motion(Transform start, Vec2 translation, double rotation, Vec2 pivot) {
        this.start = start;
        this.translation = translation;
        this.rotation = rotation;
        this.pivot = pivot;
    }

    static Motion read(Scratch s, int at) {
        return new Motion(
                Transform.read(s, at + Native.MOTION_START_AT),
                Vec2.read(s, at + Native.MOTION_TRANSLATION_AT),
                s.number(at + Native.MOTION_ROTATION_AT),
                Vec2.read(s, at + Native.MOTION_PIVOT_AT));
    }

    void write(Scratch s, int at) {
        start.write(s, at + Native.MOTION_START_AT);
        translation.write(s, at + Native.MOTION_TRANSLATION_AT);
        s.put(at + Native.MOTION_ROTATION_AT, rotation);
        pivot.write(s, at + Native.MOTION_PIVOT_AT);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Motion)) {
            return false;
        }
        Motion that = (Motion) other;
        return Objects.equals(start, that.start)
                && Objects.equals(translation, that.translation)
                && rotation == that.rotation
                && Objects.equals(pivot, that.pivot);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                start,
                translation,
                rotation + 0.0,
                pivot);
    }

    @Override
    public String toString() {
        return "Motion[start=" + start
                + ", translation=" + translation
                + ", rotation=" + rotation
                + ", pivot=" + pivot + "]";
    }

    /**
     * The motion between two placements that differ by a rotation and a translation: the origin of
     * the shape moves straight, and the shape rotates about it the shorter way. At time 1 it is at
     * {@code end} up to rounding.
     *
     * @param start the start
     * @param end the end
     * @return the motion
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_NOT_RIGID}
     */
    public static Motion between(Transform start, Transform end) {
        Scratch s = Scratch.take(88);
        int out = s.reserve(Native.SIZE_MOTION);
        int status = Native.motionBetween(
                start.a, start.b, start.c, start.d, start.tx, start.ty, end.a, end.b, end.c, end.d,
                end.tx, end.ty, s.at(out));
        Sat2d.check(status);
        return Motion.read(s, out);
    }

    /**
     * The placement of a moving shape at a time: {@code start} itself at 0.
     *
     * @param time the time
     * @return the placement
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR}
     */
    public Transform at(double time) {
        Scratch s = Scratch.take(136);
        int motionAt = s.reserve(Native.SIZE_MOTION);
        write(s, motionAt);
        int out = s.reserve(Native.SIZE_TRANSFORM);
        int status = Native.motionAt(s.at(motionAt), time, s.at(out));
        Sat2d.check(status);
        return Transform.read(s, out);
    }
}
