// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** The closest points of two shapes. */
public final class ClosestPoints {
    /** The distance; 0 if the shapes are not disjoint. */
    public final double distance;
    /** The unit vector from the first shape to the second, accurate however close they are. */
    public final Vec2 normal;
    /** The point of the first shape that is closest to the second. */
    public final Vec2 onA;
    /** The point of the second shape that is closest to the first. */
    public final Vec2 onB;
    /** The feature of the first shape that {@code onA} lies on. */
    public final Feature featureA;
    /** The feature of the second shape that {@code onB} lies on. */
    public final Feature featureB;

    ClosestPoints(
            double distance, Vec2 normal, Vec2 onA, Vec2 onB, Feature featureA, Feature featureB) {
        this.distance = distance;
        this.normal = normal;
        this.onA = onA;
        this.onB = onB;
        this.featureA = featureA;
        this.featureB = featureB;
    }

    static ClosestPoints read(Scratch s, int at) {
        return new ClosestPoints(
                s.number(at + Native.CLOSEST_POINTS_DISTANCE_AT),
                Vec2.read(s, at + Native.CLOSEST_POINTS_NORMAL_AT),
                Vec2.read(s, at + Native.CLOSEST_POINTS_ON_A_AT),
                Vec2.read(s, at + Native.CLOSEST_POINTS_ON_B_AT),
                Feature.read(s, at + Native.CLOSEST_POINTS_FEATURE_A_AT),
                Feature.read(s, at + Native.CLOSEST_POINTS_FEATURE_B_AT));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ClosestPoints)) {
            return false;
        }
        ClosestPoints that = (ClosestPoints) other;
        return distance == that.distance
                && Objects.equals(normal, that.normal)
                && Objects.equals(onA, that.onA)
                && Objects.equals(onB, that.onB)
                && Objects.equals(featureA, that.featureA)
                && Objects.equals(featureB, that.featureB);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                distance + 0.0,
                normal,
                onA,
                onB,
                featureA,
                featureB);
    }

    @Override
    public String toString() {
        return "ClosestPoints[distance=" + distance
                + ", normal=" + normal
                + ", onA=" + onA
                + ", onB=" + onB
                + ", featureA=" + featureA
                + ", featureB=" + featureB + "]";
    }
}
