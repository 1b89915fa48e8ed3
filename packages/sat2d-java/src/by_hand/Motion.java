package io.sat2d;

/** How a shape moves from time 0 to time 1: at even speed, perhaps turning. */
public final class Motion {
    /**
     * A motion that does not turn.
     *
     * @param start where the shape is at time 0
     * @param x how far it moves
     * @param y how far it moves
     * @return the motion
     */
    public static Motion linear(Transform start, double x, double y) {
        return new Motion(start, new Vec2(x, y), 0, new Vec2(start.tx, start.ty));
    }
}
