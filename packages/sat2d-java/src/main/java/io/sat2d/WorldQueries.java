package io.sat2d;

import java.lang.ref.Reference;
import java.util.List;

/** The questions to a world about regions, rays and moves. They change nothing. */
abstract class WorldQueries extends WorldBodies {
    WorldQueries(long address) {
        super(address);
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
                WorldBodies::ids);
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
                WorldBodies::ids);
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
                WorldBodies::ids);
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
        }, WorldBodies::ids);
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
                (s, at, count) -> Lists.all(count, at, Native.SIZE_NEAR_BODY, s, NearBody::read));
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
                (s, at, count) -> Lists.all(count, at, size, s, BodyRayHit::read));
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
