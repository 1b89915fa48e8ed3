// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** An axis-aligned box, including its sides. */
public final class Aabb {
    /** The corner with the least x and y. */
    public final Vec2 min;
    /** The corner with the greatest x and y. */
    public final Vec2 max;

    /**
     * The value with these fields.
     *
     * @param min the corner with the least x and y
     * @param max the corner with the greatest x and y
     */
    public Aabb(Vec2 min, Vec2 max) {
        this.min = min;
        this.max = max;
    }

    static Aabb read(Scratch s, int at) {
        return new Aabb(
                Vec2.read(s, at + Native.AABB_MIN_AT),
                Vec2.read(s, at + Native.AABB_MAX_AT));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Aabb)) {
            return false;
        }
        Aabb that = (Aabb) other;
        return Objects.equals(min, that.min)
                && Objects.equals(max, that.max);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                min,
                max);
    }

    @Override
    public String toString() {
        return min + " to " + max;
    }
}
