package io.sat2d;

/** A point or a vector. */
public final class Vec2 {
    /** The coordinate along the x axis. */
    public final double x;
    /** The coordinate along the y axis. */
    public final double y;

    /**
     * The vector with these coordinates.
     *
     * @param x along the x axis
     * @param y along the y axis
     */
    public Vec2(double x, double y) {
        this.x = x;
        this.y = y;
    }

    static Vec2 read(Scratch s, int at) {
        return new Vec2(s.number(at), s.number(at + 8));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Vec2 && ((Vec2) other).x == x && ((Vec2) other).y == y;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(x + 0.0) + Double.hashCode(y + 0.0);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
