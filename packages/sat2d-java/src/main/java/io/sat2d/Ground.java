package io.sat2d;

/** The floor that a character stands on. */
public final class Ground {
    /** The id of the floor. */
    public final long body;
    /** The unit normal of the floor, towards the character. */
    public final Vec2 normal;
    /** Where they meet. */
    public final Vec2 point;
    /** Where the floor was then. If it has moved by the next move, it carries the character. */
    public final Transform transform;

    Ground(long body, Vec2 normal, Vec2 point, Transform transform) {
        this.body = body;
        this.normal = normal;
        this.point = point;
        this.transform = transform;
    }

    /** The ground, or null for none. */
    static Ground read(Scratch s, int at) {
        long body = s.wide(at);
        return body == 0 ? null : new Ground(
                body, Vec2.read(s, at + Native.GROUND_NORMAL_AT),
                Vec2.read(s, at + Native.GROUND_POINT_AT),
                Transform.read(s, at + Native.GROUND_TRANSFORM_AT));
    }

    void write(Scratch s, int at) {
        s.put(at, body);
        int n = at + Native.GROUND_NORMAL_AT;
        int p = at + Native.GROUND_POINT_AT;
        s.put(n, normal.x).put(n + 8, normal.y).put(p, point.x).put(p + 8, point.y);
        transform.write(s, at + Native.GROUND_TRANSFORM_AT);
    }
}
