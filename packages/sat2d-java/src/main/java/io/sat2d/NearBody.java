package io.sat2d;

/** A body near a point. */
public final class NearBody {
    /** Its id. */
    public final long body;
    /** Its distance from the point. */
    public final double distance;
    /** Its closest point. */
    public final Vec2 point;

    NearBody(long body, double distance, Vec2 point) {
        this.body = body;
        this.distance = distance;
        this.point = point;
    }

    static NearBody read(Scratch s, int at) {
        return new NearBody(s.wide(at), s.number(at + 8), Vec2.read(s, at + 16));
    }
}
