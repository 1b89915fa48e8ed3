package io.sat2d;

/** The distance of two shapes and where it is. */
public final class ClosestPoints {
    /** 0 if they meet. */
    public final double distance;
    /** The unit vector from the first shape to the second. */
    public final Vec2 normal;
    /** The closest point of the first shape. */
    public final Vec2 onA;
    /** The closest point of the second shape. */
    public final Vec2 onB;
    /** Of the first shape. */
    public final Feature featureA;
    /** Of the second shape. */
    public final Feature featureB;

    ClosestPoints(
            double distance, Vec2 normal, Vec2 onA, Vec2 onB, Feature featureA, Feature featureB) {
        this.distance = distance;
        this.normal = normal;
        this.onA = onA;
        this.onB = onB;
        this.featureA = featureA;
        this.featureB = featureB;
    }

    static ClosestPoints read(Scratch s, int at) {
        return new ClosestPoints(
                s.number(at), Vec2.read(s, at + 8), Vec2.read(s, at + 24), Vec2.read(s, at + 40),
                Feature.read(s, at + 56), Feature.read(s, at + 64));
    }
}
