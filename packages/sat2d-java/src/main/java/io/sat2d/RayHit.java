// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** Where a path first meets a shape. */
public final class RayHit {
    /**
     * The position along the path: 0 at the start, 1 at the end of a segment; for a ray, in units
     * of the direction.
     */
    public final double fraction;
    /** The point, up to rounding; exactly the vertex if the path meets a sharp one. */
    public final Vec2 point;
    /** The outward unit normal of the boundary there; zero if the path starts inside. */
    public final Vec2 normal;
    /** The feature of the shape; {@link Feature.Kind#NONE} if the path starts inside. */
    public final Feature feature;
    /** Whether the path starts inside the shape (not only on its boundary). */
    public final boolean startsInside;

    RayHit(double fraction, Vec2 point, Vec2 normal, Feature feature, boolean startsInside) {
        this.fraction = fraction;
        this.point = point;
        this.normal = normal;
        this.feature = feature;
        this.startsInside = startsInside;
    }

    static RayHit read(Scratch s, int at) {
        return new RayHit(
                s.number(at + Native.RAY_HIT_FRACTION_AT),
                Vec2.read(s, at + Native.RAY_HIT_POINT_AT),
                Vec2.read(s, at + Native.RAY_HIT_NORMAL_AT),
                Feature.read(s, at + Native.RAY_HIT_FEATURE_AT),
                s.integer(at + Native.RAY_HIT_STARTS_INSIDE_AT) != 0);
    }

    /** What a call wrote, or null if there is none. */
    static RayHit readOrNull(Scratch s, int at) {
        return s.integer(at + Native.RAY_HIT_HIT_AT) == 0 ? null : read(s, at);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof RayHit)) {
            return false;
        }
        RayHit that = (RayHit) other;
        return fraction == that.fraction
                && Objects.equals(point, that.point)
                && Objects.equals(normal, that.normal)
                && Objects.equals(feature, that.feature)
                && startsInside == that.startsInside;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                fraction + 0.0,
                point,
                normal,
                feature,
                startsInside);
    }

    @Override
    public String toString() {
        return "RayHit[fraction=" + fraction
                + ", point=" + point
                + ", normal=" + normal
                + ", feature=" + feature
                + ", startsInside=" + startsInside + "]";
    }
}
