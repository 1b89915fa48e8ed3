package io.sat2d;

/** The least translation of the second shape that separates two shapes. */
public final class Separation {
    /** Of the second shape. */
    public final Vec2 translation;
    /** Its direction. */
    public final Vec2 normal;
    /** Its length. */
    public final double depth;

    Separation(Vec2 translation, Vec2 normal, double depth) {
        this.translation = translation;
        this.normal = normal;
        this.depth = depth;
    }

    static Separation read(Scratch s, int at) {
        return new Separation(Vec2.read(s, at), Vec2.read(s, at + 16), s.number(at + 32));
    }
}
