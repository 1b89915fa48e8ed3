package io.sat2d;

/** A box with sides parallel to the axes. */
public final class Aabb {
    /** The corner of least coordinates. */
    public final Vec2 min;
    /** The corner of greatest coordinates. */
    public final Vec2 max;

    /**
     * The box between two corners.
     *
     * @param min the corner of least coordinates
     * @param max the corner of greatest coordinates
     */
    public Aabb(Vec2 min, Vec2 max) {
        this.min = min;
        this.max = max;
    }

    static Aabb read(Scratch s, int at) {
        return new Aabb(Vec2.read(s, at), Vec2.read(s, at + 16));
    }

    @Override
    public String toString() {
        return min + " to " + max;
    }
}
