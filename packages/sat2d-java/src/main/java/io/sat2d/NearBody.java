// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;
import java.util.Objects;

/** A body near a point. */
public final class NearBody {
    /** The body. */
    public final long body;
    /**
     * Its distance from the point, in the world's units: 0 if the point is inside it or on its
     * boundary.
     */
    public final double distance;
    /** The point of the body that is nearest to the given point. */
    public final Vec2 point;

    NearBody(long body, double distance, Vec2 point) {
        this.body = body;
        this.distance = distance;
        this.point = point;
    }

    static NearBody read(Scratch s, int at) {
        return new NearBody(
                s.wide(at + Native.NEAR_BODY_BODY_AT),
                s.number(at + Native.NEAR_BODY_DISTANCE_AT),
                Vec2.read(s, at + Native.NEAR_BODY_POINT_AT));
    }

    static List<NearBody> readAll(Scratch s, int at, int count) {
        return Lists.all(count, at, Native.SIZE_NEAR_BODY, s, NearBody::read);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof NearBody)) {
            return false;
        }
        NearBody that = (NearBody) other;
        return body == that.body
                && distance == that.distance
                && Objects.equals(point, that.point);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                body,
                distance + 0.0,
                point);
    }

    @Override
    public String toString() {
        return "NearBody[body=" + body
                + ", distance=" + distance
                + ", point=" + point + "]";
    }
}
