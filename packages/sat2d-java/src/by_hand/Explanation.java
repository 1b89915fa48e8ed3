package io.sat2d;

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
}
