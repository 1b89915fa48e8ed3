// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.List;

/** A point or a vector. */
public final class Vec2 {
    @Override
    public boolean equals(Object other) {
        return other instanceof Vec2 && ((Vec2) other).x == x && ((Vec2) other).y == y;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(x + 0.0) + Double.hashCode(y + 0.0);
    }

    /** The x coordinate. */
    public final double x;
    /** The y coordinate. */
    public final double y;

    /**
     * The value with these fields.
     *
     * @param x the x coordinate
     * @param y the y coordinate
     */
    public Vec2(double x, double y) {
        this.x = x;
        this.y = y;
    }

    static Vec2 read(Scratch s, int at) {
        return new Vec2(
                s.number(at + Native.VEC2_X_AT),
                s.number(at + Native.VEC2_Y_AT));
    }

    static List<Vec2> readAll(Scratch s, int at, int count) {
        return Lists.all(count, at, Native.SIZE_VEC2, s, Vec2::read);
    }

    void write(Scratch s, int at) {
        s.put(at + Native.VEC2_X_AT, x);
        s.put(at + Native.VEC2_Y_AT, y);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
