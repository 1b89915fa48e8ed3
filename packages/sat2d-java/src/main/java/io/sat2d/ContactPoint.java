// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** One point of a contact, as it lies on each of the shapes. */
public final class ContactPoint {
    /** The point on the boundary of the first shape. */
    public final Vec2 onA;
    /** The point on the boundary of the second: {@code onA - normal * depth}, up to rounding. */
    public final Vec2 onB;
    /** How deep the shapes overlap here along the normal; not negative. */
    public final double depth;
    /** The feature of the first shape that {@code onA} lies on. */
    public final Feature featureA;
    /** The feature of the second shape that {@code onB} lies on. */
    public final Feature featureB;

    ContactPoint(Vec2 onA, Vec2 onB, double depth, Feature featureA, Feature featureB) {
        this.onA = onA;
        this.onB = onB;
        this.depth = depth;
        this.featureA = featureA;
        this.featureB = featureB;
    }

    static ContactPoint read(Scratch s, int at) {
        return new ContactPoint(
                Vec2.read(s, at + Native.CONTACT_POINT_ON_A_AT),
                Vec2.read(s, at + Native.CONTACT_POINT_ON_B_AT),
                s.number(at + Native.CONTACT_POINT_DEPTH_AT),
                Feature.read(s, at + Native.CONTACT_POINT_FEATURE_A_AT),
                Feature.read(s, at + Native.CONTACT_POINT_FEATURE_B_AT));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ContactPoint)) {
            return false;
        }
        ContactPoint that = (ContactPoint) other;
        return Objects.equals(onA, that.onA)
                && Objects.equals(onB, that.onB)
                && depth == that.depth
                && Objects.equals(featureA, that.featureA)
                && Objects.equals(featureB, that.featureB);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                onA,
                onB,
                depth + 0.0,
                featureA,
                featureB);
    }

    @Override
    public String toString() {
        return "ContactPoint[onA=" + onA
                + ", onB=" + onB
                + ", depth=" + depth
                + ", featureA=" + featureA
                + ", featureB=" + featureB + "]";
    }
}
