package io.sat2d;

/** Where a ray meets a shape. */
public final class RayHit {
    /** Of the way, in lengths of the direction. */
    public final double fraction;
    /** Where. */
    public final Vec2 point;
    /** The unit normal of the surface. */
    public final Vec2 normal;
    /** What it hits. */
    public final Feature feature;
    /** Whether the ray begins inside the shape. */
    public final boolean startsInside;

    RayHit(double fraction, Vec2 point, Vec2 normal, Feature feature, boolean startsInside) {
        this.fraction = fraction;
        this.point = point;
        this.normal = normal;
        this.feature = feature;
        this.startsInside = startsInside;
    }

    static RayHit read(Scratch s, int at) {
        return new RayHit(
                s.number(at), Vec2.read(s, at + 8), Vec2.read(s, at + 24),
                Feature.read(s, at + 40), s.integer(at + Native.RAY_HIT_STARTS_INSIDE_AT) != 0);
    }

    /** The hit that a call wrote, or null if there is none. */
    static RayHit readHit(Scratch s, int at) {
        return s.integer(at + Native.RAY_HIT_HIT_AT) == 0 ? null : read(s, at);
    }
}
