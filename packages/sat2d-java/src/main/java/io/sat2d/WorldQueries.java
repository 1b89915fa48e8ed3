package io.sat2d;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/** The questions to a world. They change nothing. */
abstract class WorldQueries extends NativeObject {
    WorldQueries(long address, LongConsumer free) {
        super(address, free);
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

    private interface Reader<T> {
        T read(Scratch s, int at);
    }

    private static <T> List<T> all(int count, int at, int size, Scratch s, Reader<T> reader) {
        List<T> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(reader.read(s, at + i * size));
        }
        return list;
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
                kept(Native.worldBodies(handle(), list, capacity, count)), WorldQueries::ids);
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
        int out = s.reserve(Native.SIZE_BODY);
        int shared = s.reserve(8);
        Sat2d.check(Native.worldGet(handle(), id, s.at(out)));
        done(Native.shapeShare(s.wide(out + Native.BODY_SHAPE_AT), s.at(shared)));
        return new Shape(s.wide(shared));
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
                (s, at, count) -> all(count, at, Native.SIZE_PAIR_EVENT, s, PairEvent::read));
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
     * The bodies that contain a point; their boundaries count.
     *
     * @param x of the point
     * @param y of the point
     * @param filter which bodies it considers
     * @return ids, ascending
     * @throws Sat2dException if a number is not finite
     */
    public long[] queryPoint(double x, double y, QueryFilter filter) {
        return Lists.read(8, filter.room(), (s, list, capacity, count) ->
                kept(Native.worldQueryPoint(
                        handle(), x, y,
                        filter.write(s), list, capacity, count)),
                WorldQueries::ids);
    }

    /**
     * The bodies in a box.
     *
     * @param box the box
     * @param coverage which bodies it finds
     * @param filter which bodies it considers
     * @return ids, ascending
     * @throws Sat2dException if a number is not finite
     */
    public long[] queryBox(Aabb box, Coverage coverage, QueryFilter filter) {
        return Lists.read(8, filter.room(), (s, list, capacity, count) ->
                kept(Native.worldQueryBox(
                        handle(), box.min.x, box.min.y, box.max.x, box.max.y, coverage.ordinal(),
                        filter.write(s), list, capacity, count)),
                WorldQueries::ids);
    }

    /**
     * The bodies in a circle.
     *
     * @param x of the centre
     * @param y of the centre
     * @param radius of the circle
     * @param coverage which bodies it finds
     * @param filter which bodies it considers
     * @return ids, ascending
     * @throws Sat2dException if a number is not finite
     */
    public long[] queryCircle(
            double x, double y, double radius, Coverage coverage, QueryFilter filter) {
        return Lists.read(8, filter.room(), (s, list, capacity, count) ->
                kept(Native.worldQueryCircle(
                        handle(), x, y, radius, coverage.ordinal(),
                        filter.write(s), list, capacity, count)),
                WorldQueries::ids);
    }

    /**
     * The bodies in a placed shape.
     *
     * @param shape the shape
     * @param at where it is
     * @param coverage which bodies it finds
     * @param filter which bodies it considers
     * @return ids, ascending
     * @throws Sat2dException if the shape cannot be placed
     */
    public long[] queryShape(
            Shape shape, Transform at, Coverage coverage, QueryFilter filter) {
        return Lists.read(8, filter.room(), (s, list, capacity, count) -> {
            int status = Native.worldQueryShape(
                    handle(), shape.handle(), at.a, at.b, at.c, at.d, at.tx, at.ty,
                    coverage.ordinal(), filter.write(s), list, capacity, count);
            Reference.reachabilityFence(shape);
            return kept(status);
        }, WorldQueries::ids);
    }

    /**
     * The bodies nearest to a point.
     *
     * @param x of the point
     * @param y of the point
     * @param most how many at most
     * @param reach how far at most
     * @param filter which bodies it considers
     * @return the nearest first
     * @throws Sat2dException if a number is not finite
     */
    public List<NearBody> nearest(
            double x, double y, int most, double reach, QueryFilter filter) {
        return Lists.read(Native.SIZE_NEAR_BODY, filter.room(), (s, list, capacity, count) ->
                kept(Native.worldNearest(
                        handle(), x, y, most, reach, filter.write(s), list, capacity, count)),
                (s, at, count) -> all(count, at, Native.SIZE_NEAR_BODY, s, NearBody::read));
    }

    /**
     * The body that a ray hits first.
     *
     * @param x of the origin
     * @param y of the origin
     * @param dx of the direction
     * @param dy of the direction
     * @param reach how far, in lengths of the direction
     * @param filter which bodies it considers
     * @return the hit, or null
     * @throws Sat2dException if a number is not finite
     */
    public BodyRayHit castRay(
            double x, double y, double dx, double dy, double reach, QueryFilter filter) {
        Scratch s = Scratch.take(filter.room() + 256);
        int out = s.reserve(Native.SIZE_BODY_RAY_HIT);
        done(Native.worldCastRay(
                handle(), x, y, dx, dy, reach, filter.write(s), s.at(out)));
        return RayHit.readHit(s, out + 8) == null ? null : BodyRayHit.read(s, out);
    }

    /**
     * All bodies that a ray hits.
     *
     * @param x of the origin
     * @param y of the origin
     * @param dx of the direction
     * @param dy of the direction
     * @param reach how far, in lengths of the direction
     * @param filter which bodies it considers
     * @return the nearest first
     * @throws Sat2dException if a number is not finite
     */
    public List<BodyRayHit> castRayAll(
            double x, double y, double dx, double dy, double reach, QueryFilter filter) {
        int size = Native.SIZE_BODY_RAY_HIT;
        return Lists.read(size, filter.room(), (s, list, capacity, count) ->
                kept(Native.worldCastRayAll(
                        handle(), x, y, dx, dy, reach, filter.write(s), list, capacity, count)),
                (s, at, count) -> all(count, at, size, s, BodyRayHit::read));
    }

    /**
     * The body that a moving shape hits first.
     *
     * @param shape the shape
     * @param motion how it moves
     * @param filter which bodies it considers
     * @return the impact, or null
     * @throws Sat2dException if the shape cannot be placed
     */
    public BodyImpact sweep(Shape shape, Motion motion, QueryFilter filter) {
        Scratch s = Scratch.take(filter.room() + 512);
        int way = motion.write(s);
        int out = s.reserve(Native.SIZE_BODY_IMPACT);
        int status = Native.worldSweep(
                handle(), shape.handle(), s.at(way), filter.write(s), s.at(out));
        Sat2d.check(status, this, shape);
        return Impact.readHit(s, out + 8) == null ? null : BodyImpact.read(s, out);
    }
}
