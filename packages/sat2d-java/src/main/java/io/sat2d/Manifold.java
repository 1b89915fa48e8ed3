// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;
import java.util.Objects;

/** A contact manifold: how two shapes meet. */
public final class Manifold {
    /**
     * The unit vector from the first shape to the second along which the shortest translation
     * separates the shapes (of concave shapes, the two pieces).
     */
    public final Vec2 normal;
    /**
     * The length of the least translation that separates them. The depth of the deepest contact is
     * positive exactly if the shapes overlap.
     */
    public final double depth;
    /** The feature of the first shape that meets the second: with two points, the edge. */
    public final Feature featureA;
    /** The feature of the second shape that meets the first. */
    public final Feature featureB;
    /** Which kinds of features meet. */
    public final ContactKind kind;
    /**
     * The shape whose edge the normal belongs to: its feature is the reference edge against which
     * the other's was clipped. {@link Side#NONE} if no edge is involved.
     */
    public final Side reference;
    /** The points, the deepest first. */
    public final List<ContactPoint> points;

    Manifold(
            Vec2 normal, double depth, Feature featureA, Feature featureB, ContactKind kind,
            Side reference, List<ContactPoint> points) {
        this.normal = normal;
        this.depth = depth;
        this.featureA = featureA;
        this.featureB = featureB;
        this.kind = kind;
        this.reference = reference;
        this.points = points;
    }

    static Manifold read(Scratch s, int at) {
        return new Manifold(
                Vec2.read(s, at + Native.MANIFOLD_NORMAL_AT),
                s.number(at + Native.MANIFOLD_DEPTH_AT),
                Feature.read(s, at + Native.MANIFOLD_FEATURE_A_AT),
                Feature.read(s, at + Native.MANIFOLD_FEATURE_B_AT),
                ContactKind.of(s.integer(at + Native.MANIFOLD_KIND_AT)),
                Side.of(s.integer(at + Native.MANIFOLD_REFERENCE_AT)),
                Lists.fixed(
                        s.count(at + Native.MANIFOLD_POINT_COUNT_AT),
                        at + Native.MANIFOLD_POINTS_AT, Native.SIZE_CONTACT_POINT, s,
                        ContactPoint::read));
    }

    /** What a call wrote, or null if there is none. */
    static Manifold readOrNull(Scratch s, int at) {
        return s.wide(at + Native.MANIFOLD_POINT_COUNT_AT) == 0 ? null : read(s, at);
    }

    static List<Manifold> readAll(Scratch s, int at, int count) {
        return Lists.all(count, at, Native.SIZE_MANIFOLD, s, Manifold::read);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Manifold)) {
            return false;
        }
        Manifold that = (Manifold) other;
        return Objects.equals(normal, that.normal)
                && depth == that.depth
                && Objects.equals(featureA, that.featureA)
                && Objects.equals(featureB, that.featureB)
                && Objects.equals(kind, that.kind)
                && Objects.equals(reference, that.reference)
                && Objects.equals(points, that.points);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                normal,
                depth + 0.0,
                featureA,
                featureB,
                kind,
                reference,
                points);
    }

    @Override
    public String toString() {
        return "Manifold[normal=" + normal
                + ", depth=" + depth
                + ", featureA=" + featureA
                + ", featureB=" + featureB
                + ", kind=" + kind
                + ", reference=" + reference
                + ", points=" + points + "]";
    }
}
