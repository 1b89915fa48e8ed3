package io.sat2d;

import java.util.Objects;

/** What a world knows of a body. It is immutable; each method makes another one. */
public final class Body {
    final Shape shape;
    private final Transform transform;
    private final BodyKind kind;
    private final int category;
    private final int mask;
    private final long user;
    private final Object object;
    private final double inverseMass;
    private final boolean immovable;

    Body(
            Shape shape, Transform transform, BodyKind kind, int category, int mask, long user,
            Object object, double inverseMass, boolean immovable) {
        this.shape = shape;
        this.transform = transform;
        this.kind = kind;
        this.category = category;
        this.mask = mask;
        this.user = user;
        this.object = object;
        this.inverseMass = inverseMass;
        this.immovable = immovable;
    }

    /**
     * A moving body at the origin that interacts with all others.
     *
     * @param shape which bodies may share; the world keeps it
     * @return the body
     */
    public static Body of(Shape shape) {
        Objects.requireNonNull(shape, "shape");
        return new Body(shape, Transform.IDENTITY, BodyKind.MOVING, 0, 0, 0, null, 1, false);
    }

    /**
     * Another placement.
     *
     * @param transform where it is
     * @return this body there
     */
    public Body at(Transform transform) {
        Objects.requireNonNull(transform, "transform");
        return new Body(
                shape, transform, kind, category, mask, user, object, inverseMass, immovable);
    }

    /**
     * Another kind.
     *
     * @param kind what it does
     * @return this body of that kind
     */
    public Body kind(BodyKind kind) {
        Objects.requireNonNull(kind, "kind");
        return new Body(
                shape, transform, kind, category, mask, user, object, inverseMass, immovable);
    }

    /**
     * Which bodies it interacts with: two do if each one's category is in the other's mask.
     *
     * @param category bits; with a mask of 0, too, it interacts with all
     * @param mask bits
     * @return this body with the filter
     */
    public Body filter(int category, int mask) {
        return new Body(
                shape, transform, kind, category, mask, user, object, inverseMass, immovable);
    }

    /**
     * Any number to keep with it; events carry it.
     *
     * @param user such as the index of an entity
     * @return this body with the number
     */
    public Body user(long user) {
        return new Body(
                shape, transform, kind, category, mask, user, null, inverseMass, immovable);
    }

    /**
     * Any object to keep with it, such as a sprite: events, {@link World#get} and an
     * {@link ObjectPredicate} give it back. The world forgets it after the body was removed, with
     * the step after the next. {@link World#copy} keeps it, {@link World#save} does not.
     *
     * <p>A boxed whole number is a number.
     *
     * @param object null for none
     * @return this body with the object, and the number 0
     */
    public Body user(Object object) {
        return isWhole(object)
                ? user(((Number) object).longValue())
                : new Body(
                        shape, transform, kind, category, mask, 0, object, inverseMass, immovable);
    }

    static boolean isWhole(Object object) {
        return object instanceof Long || object instanceof Integer || object instanceof Short
                || object instanceof Byte;
    }

    /**
     * One over its mass.
     *
     * @param inverseMass above 0
     * @return this body with the mass
     */
    public Body inverseMass(double inverseMass) {
        return new Body(
                shape, transform, kind, category, mask, user, object, inverseMass, immovable);
    }

    /**
     * A moving body that others never push.
     *
     * @return this body, of infinite mass
     */
    public Body immovable() {
        return new Body(
                shape, transform, kind, category, mask, user, object, inverseMass, true);
    }

    /**
     * Where it is.
     *
     * @return the placement
     */
    public Transform transform() {
        return transform;
    }

    /**
     * What it does.
     *
     * @return the kind
     */
    public BodyKind kind() {
        return kind;
    }

    /**
     * The categories that it belongs to.
     *
     * @return bits
     */
    public int category() {
        return category;
    }

    /**
     * The categories that it interacts with.
     *
     * @return bits
     */
    public int mask() {
        return mask;
    }

    /**
     * The number that is kept with it.
     *
     * @return the number; 0 if it has an object
     */
    public long user() {
        return user;
    }

    /**
     * The object that is kept with it.
     *
     * @return the object; null if there is none, or if the world was saved and restored
     */
    public Object object() {
        return object;
    }

    /**
     * One over its mass.
     *
     * @return 1 by default
     */
    public double inverseMass() {
        return inverseMass;
    }

    static Body read(Scratch s, int at, Object object) {
        int filter = at + Native.BODY_FILTER_AT;
        return new Body(
                null, Transform.read(s, at), BodyKind.of(s.integer(at + Native.BODY_KIND_AT)),
                s.integer(filter), s.integer(filter + 4), s.wide(at + Native.BODY_USER_AT), object,
                s.number(at + Native.BODY_INVERSE_MASS_AT),
                s.integer(at + Native.BODY_IMMOVABLE_AT) != 0);
    }

    void write(Scratch s, int at) {
        s.clear(at, Native.SIZE_BODY);
        transform.write(s, at);
        s.put(at + Native.BODY_USER_AT, user).put(at + Native.BODY_INVERSE_MASS_AT, inverseMass);
        s.put(at + Native.BODY_FILTER_AT, category).put(at + Native.BODY_FILTER_AT + 4, mask);
        s.put(at + Native.BODY_KIND_AT, kind.ordinal());
        s.put(at + Native.BODY_IMMOVABLE_AT, immovable ? 1 : 0);
        s.put(at + Native.BODY_SHAPE_AT, shape == null ? 0 : shape.openHandle());
    }
}
