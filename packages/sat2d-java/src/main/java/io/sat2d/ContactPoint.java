package io.sat2d;

/** A point of contact. */
public final class ContactPoint {
    /** On the boundary of the first shape. */
    public final Vec2 onA;
    /** On the boundary of the second shape. */
    public final Vec2 onB;
    /** How deep they overlap there. */
    public final double depth;
    /** Of the first shape. */
    public final Feature featureA;
    /** Of the second shape. */
    public final Feature featureB;

    ContactPoint(Vec2 onA, Vec2 onB, double depth, Feature featureA, Feature featureB) {
        this.onA = onA;
        this.onB = onB;
        this.depth = depth;
        this.featureA = featureA;
        this.featureB = featureB;
    }

    static ContactPoint read(Scratch s, int at) {
        return new ContactPoint(
                Vec2.read(s, at), Vec2.read(s, at + 16), s.number(at + 32),
                Feature.read(s, at + 40), Feature.read(s, at + 48));
    }
}
