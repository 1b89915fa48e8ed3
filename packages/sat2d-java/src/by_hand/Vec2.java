package io.sat2d;

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
}
