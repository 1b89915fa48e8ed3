package io.sat2d;

/** How a shape moves from time 0 to time 1: at even speed, perhaps turning. */
public final class Motion {
    /** Where it is at time 0. */
    public final Transform start;
    /** How far the pivot moves. */
    public final Vec2 translation;
    /** Radians by which the shape turns. */
    public final double rotation;
    /** The point about which it turns, by its position at time 0. */
    public final Vec2 pivot;

    /**
     * A motion that turns.
     *
     * @param start where the shape is at time 0
     * @param translation how far the pivot moves
     * @param rotation radians by which the shape turns
     * @param pivot the point about which it turns, by its position at time 0
     */
    public Motion(Transform start, Vec2 translation, double rotation, Vec2 pivot) {
        this.start = start;
        this.translation = translation;
        this.rotation = rotation;
        this.pivot = pivot;
    }

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

    /**
     * The motion between two placements that differ by a rotation and a translation.
     *
     * @param start at time 0
     * @param end at time 1
     * @return the motion
     * @throws Sat2dException if they differ by more
     */
    public static Motion between(Transform start, Transform end) {
        Scratch s = Scratch.take(128);
        int out = s.reserve(Native.SIZE_MOTION);
        Sat2d.check(Native.motionBetween(
                start.a, start.b, start.c, start.d, start.tx, start.ty,
                end.a, end.b, end.c, end.d, end.tx, end.ty, s.at(out)));
        return new Motion(
                Transform.read(s, out), Vec2.read(s, out + 48), s.number(out + 64),
                Vec2.read(s, out + 72));
    }

    /**
     * Where the shape is at a time.
     *
     * @param time from 0 to 1
     * @return the placement
     * @throws Sat2dException if a number is not finite
     */
    public Transform at(double time) {
        Scratch s = Scratch.take(256);
        int motion = write(s);
        int out = s.reserve(48);
        Sat2d.check(Native.motionAt(s.at(motion), time, s.at(out)));
        return Transform.read(s, out);
    }

    int write(Scratch s) {
        int at = s.reserve(Native.SIZE_MOTION);
        start.write(s, at);
        s.put(at + 48, translation.x).put(at + 56, translation.y).put(at + 64, rotation);
        s.put(at + 72, pivot.x).put(at + 80, pivot.y);
        return at;
    }
}
