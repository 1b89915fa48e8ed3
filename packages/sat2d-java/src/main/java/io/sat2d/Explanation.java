// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;

/**
 * A relation with the certificate that proves it, which {@link Sat2d#explain} finds.
 *
 * <pre>{@code
 * try (Explanation why = Sat2d.explain(wall, Transform.IDENTITY, ball, at)) {
 *     why.relation(); // DISJOINT
 *     why.axes().get(0); // a line between them, for drawing
 *     Files.writeString(Path.of("proof.json"), why.json()); // for sat2d-check
 * }
 * }</pre>
 */
public final class Explanation extends NativeObject {
    Explanation(long address) {
        super(address, Native.OBJECT_EXPLANATION);
    }

    @Override
    String description() {
        return relation().toString();
    }

    /**
     * A point that both shapes have in common: where they touch, or inside of one shape and in the
     * other if they overlap.
     *
     * @return the point, rounded, or null if they are disjoint
     * @throws Sat2dException if this explanation is closed
     */
    public Vec2 point() {
        Scratch s = Scratch.take(64);
        int out = s.reserve(Native.SIZE_VEC2);
        Sat2d.check(Native.explanationPoint(handle(), s.at(out)), this);
        Vec2 point = Vec2.read(s, out);
        return Double.isNaN(point.x) ? null : point;
    }

    /**
     * The relation.
     *
     * @return the relation
     */
    public Relation relation() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.explanationRelation(handle(), s.at(out));
        Sat2d.check(status, this);
        return Relation.of(s.integer(out));
    }

    /**
     * The axes. For each convex part of the first shape and each one of the second there is an axis
     * of both: a shape that is convex is its own only part. If the shapes overlap there are none.
     *
     * @return the axes
     */
    public List<SeparatingAxis> axes() {
        return Lists.read(Native.SIZE_SEPARATING_AXIS, 0, (s, list, capacity, count) -> {
            int status = Native.explanationAxes(handle(), list, capacity, count);
            return Sat2d.kept(status, this);
        }, SeparatingAxis::readAll);
    }

    /**
     * Both placed shapes and the whole certificate as one line of JSON: what the program
     * {@code sat2d-check} reads, and docs/witnesses.md describes. The numbers of the certificate
     * are exact.
     *
     * @return the text
     */
    public String json() {
        return Lists.read(1, 0, (s, list, capacity, count) -> {
            int status = Native.explanationJson(handle(), list, capacity, count);
            return Sat2d.kept(status, this);
        }, Scratch::getText);
    }
}
