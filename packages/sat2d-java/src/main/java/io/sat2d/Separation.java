// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** The minimum translation that separates two shapes. */
public final class Separation {
    /**
     * The translation of the second shape that separates it from the first; its negative, applied
     * to the first shape, also separates them.
     */
    public final Vec2 translation;
    /** The unit vector along it, from the first shape to the second. */
    public final Vec2 normal;
    /** Its length: positive exactly if the shapes overlap. */
    public final double depth;

    Separation(Vec2 translation, Vec2 normal, double depth) {
        this.translation = translation;
        this.normal = normal;
        this.depth = depth;
    }

    static Separation read(Scratch s, int at) {
        return new Separation(
                Vec2.read(s, at + Native.MINIMUM_TRANSLATION_TRANSLATION_AT),
                Vec2.read(s, at + Native.MINIMUM_TRANSLATION_NORMAL_AT),
                s.number(at + Native.MINIMUM_TRANSLATION_DEPTH_AT));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Separation)) {
            return false;
        }
        Separation that = (Separation) other;
        return Objects.equals(translation, that.translation)
                && Objects.equals(normal, that.normal)
                && depth == that.depth;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                translation,
                normal,
                depth + 0.0);
    }

    @Override
    public String toString() {
        return "Separation[translation=" + translation
                + ", normal=" + normal
                + ", depth=" + depth + "]";
    }
}
