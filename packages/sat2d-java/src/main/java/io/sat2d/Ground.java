// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** The floor that a character stands on. */
public final class Ground {
    /** The body. */
    public final long body;
    /** The unit normal of the floor, towards the character. */
    public final Vec2 normal;
    /** Where they meet. */
    public final Vec2 point;
    /**
     * The placement of the body at that time. If it has moved by the next move, it carries the
     * character along.
     */
    public final Transform transform;

    Ground(long body, Vec2 normal, Vec2 point, Transform transform) {
        this.body = body;
        this.normal = normal;
        this.point = point;
        this.transform = transform;
    }

    static Ground read(Scratch s, int at) {
        return new Ground(
                s.wide(at + Native.GROUND_BODY_AT),
                Vec2.read(s, at + Native.GROUND_NORMAL_AT),
                Vec2.read(s, at + Native.GROUND_POINT_AT),
                Transform.read(s, at + Native.GROUND_TRANSFORM_AT));
    }

    /** What a call wrote, or null if there is none. */
    static Ground readOrNull(Scratch s, int at) {
        return s.wide(at + Native.GROUND_BODY_AT) == 0 ? null : read(s, at);
    }

    void write(Scratch s, int at) {
        s.put(at + Native.GROUND_BODY_AT, body);
        normal.write(s, at + Native.GROUND_NORMAL_AT);
        point.write(s, at + Native.GROUND_POINT_AT);
        transform.write(s, at + Native.GROUND_TRANSFORM_AT);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Ground)) {
            return false;
        }
        Ground that = (Ground) other;
        return body == that.body
                && Objects.equals(normal, that.normal)
                && Objects.equals(point, that.point)
                && Objects.equals(transform, that.transform);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                body,
                normal,
                point,
                transform);
    }

    @Override
    public String toString() {
        return "Ground[body=" + body
                + ", normal=" + normal
                + ", point=" + point
                + ", transform=" + transform + "]";
    }
}
