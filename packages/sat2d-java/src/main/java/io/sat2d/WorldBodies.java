package io.sat2d;

import java.lang.ref.Reference;
import java.util.List;

/** The questions to a world about its bodies. They change nothing. */
abstract class WorldBodies extends NativeObject {
    WorldBodies(long address) {
        super(address, Native.OBJECT_WORLD);
    }

    /** The status of a call; this object lives at least until now. */
    final int kept(int status) {
        Reference.reachabilityFence(this);
        return status;
    }

    final void done(int status) {
        Sat2d.check(status, this);
    }

    static long[] ids(Scratch s, int at, int count) {
        long[] ids = new long[count];
        for (int i = 0; i < count; i++) {
            ids[i] = s.wide(at + 8 * i);
        }
        return ids;
    }

    /**
     * Whether a body has this id.
     *
     * @param id an id
     * @return whether there is one
     */
    public boolean contains(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldContains(handle(), id, s.at(out)));
        return s.flag(out);
    }

    /**
     * The number of bodies.
     *
     * @return the number
     */
    public int size() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldBodyCount(handle(), s.at(out)));
        return s.count(out);
    }

    /**
     * The ids of all bodies.
     *
     * @return ascending
     */
    public long[] ids() {
        return Lists.read(8, 0, (s, list, capacity, count) ->
                kept(Native.worldBodies(handle(), list, capacity, count)), WorldBodies::ids);
    }

    /**
     * What the world knows of a body.
     *
     * @param id of the body
     * @return the body, without its {@link #shape}
     * @throws Sat2dException if there is no such body
     */
    public Body get(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(Native.SIZE_BODY);
        done(Native.worldGet(handle(), id, s.at(out)));
        return Body.read(s, out);
    }

    /**
     * The shape of a body.
     *
     * @param id of the body
     * @return another object for the same shape
     * @throws Sat2dException if there is no such body
     */
    public Shape shape(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldShape(handle(), id, s.at(out)));
        return new Shape(s.wide(out));
    }

    /**
     * Where a body is.
     *
     * @param id of the body
     * @return the placement
     * @throws Sat2dException if there is no such body
     */
    public Transform transform(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(48);
        done(Native.worldTransform(handle(), id, s.at(out)));
        return Transform.read(s, out);
    }

    /**
     * The bounds of a body, rounded outward.
     *
     * @param id of the body
     * @return the bounds
     * @throws Sat2dException if there is no such body
     */
    public Aabb bounds(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(32);
        done(Native.worldBounds(handle(), id, s.at(out)));
        return Aabb.read(s, out);
    }

    /**
     * The events of the last step.
     *
     * @return the events, in the order of the ids
     */
    public List<PairEvent> events() {
        return Lists.read(Native.SIZE_PAIR_EVENT, 0, (s, list, capacity, count) ->
                kept(Native.worldEvents(handle(), list, capacity, count)),
                (s, at, count) -> Lists.all(count, at, Native.SIZE_PAIR_EVENT, s, PairEvent::read));
    }

    /**
     * The relation of two bodies where they are now.
     *
     * @param a the id of a body
     * @param b the id of another body
     * @return the relation
     * @throws Sat2dException if there is no such body
     */
    public Relation relation(long a, long b) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldRelation(handle(), a, b, s.at(out)));
        return Relation.of(s.integer(out));
    }

    /**
     * How two bodies meet.
     *
     * @param a the id of a body
     * @param b the id of another body
     * @return the contact, or null if they are disjoint
     * @throws Sat2dException if there is no such body
     */
    public Contact contact(long a, long b) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(Native.SIZE_MANIFOLD);
        done(Native.worldContact(handle(), a, b, s.at(out)));
        return Contact.readMeeting(s, out);
    }

    /**
     * The contacts of all pieces of two bodies.
     *
     * @param a the id of a body
     * @param b the id of another body
     * @return the contacts
     * @throws Sat2dException if there is no such body
     */
    public List<Contact> contacts(long a, long b) {
        return Lists.read(Native.SIZE_MANIFOLD, 0, (s, list, capacity, count) ->
                kept(Native.worldContacts(handle(), a, b, list, capacity, count)),
                Contact::readAll);
    }

    /**
     * The body that a part belongs to.
     *
     * @param id of a body
     * @return the id of the owner, or {@code id} if it is no part
     * @throws Sat2dException if there is no such body
     */
    public long owner(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldOwner(handle(), id, s.at(out)));
        return s.wide(out);
    }

    /**
     * The parts of a body.
     *
     * @param id of a body
     * @return ids, ascending
     * @throws Sat2dException if there is no such body
     */
    public long[] parts(long id) {
        return Lists.read(8, 0, (s, list, capacity, count) ->
                kept(Native.worldParts(handle(), id, list, capacity, count)), WorldBodies::ids);
    }

    /**
     * Where a part is in the coordinates of its owner.
     *
     * @param id of a body
     * @return the placement; the identity if it is no part
     * @throws Sat2dException if there is no such body
     */
    public Transform localTransform(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(48);
        done(Native.worldLocalTransform(handle(), id, s.at(out)));
        return Transform.read(s, out);
    }

    /**
     * The number that is kept with a body.
     *
     * @param id of the body
     * @return the number
     * @throws Sat2dException if there is no such body
     */
    public long user(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldUser(handle(), id, s.at(out)));
        return s.wide(out);
    }

    /**
     * What a body does.
     *
     * @param id of the body
     * @return the kind
     * @throws Sat2dException if there is no such body
     */
    public BodyKind kind(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldKind(handle(), id, s.at(out)));
        return BodyKind.of(s.integer(out));
    }

    /**
     * The direction in which others pass through a body.
     *
     * @param id of the body
     * @return the direction, or null if there is none
     * @throws Sat2dException if there is no such body
     */
    public Vec2 oneWay(long id) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(16);
        done(Native.worldOneWay(handle(), id, s.at(out)));
        Vec2 direction = Vec2.read(s, out);
        return direction.x == 0 && direction.y == 0 ? null : direction;
    }

    /**
     * How far apart bodies may be that count as touching.
     *
     * @return the tolerance
     */
    public double touchingTolerance() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldTouchingTolerance(handle(), s.at(out)));
        return s.number(out);
    }

    /**
     * Whether a body lies in another one.
     *
     * @param inner the id of a body
     * @param outer the id of another body
     * @return whether it does
     * @throws Sat2dException if there is no such body
     */
    public Containment within(long inner, long outer) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.worldWithin(handle(), inner, outer, s.at(out)));
        return Containment.of(s.integer(out));
    }

    /**
     * Draws all bodies, their ids, and the contacts of the last step.
     *
     * @param canvas what to draw on; what it throws is thrown
     */
    public void draw(Canvas canvas) {
        done(Native.draw(handle(), false, 0, new Canvas.Guard(canvas)));
    }

    /**
     * Draws a body.
     *
     * @param id of the body
     * @param canvas what to draw on; what it throws is thrown
     * @throws Sat2dException if there is no such body
     */
    public void draw(long id, Canvas canvas) {
        done(Native.draw(handle(), true, id, new Canvas.Guard(canvas)));
    }
}
