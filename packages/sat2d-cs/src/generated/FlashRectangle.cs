// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct FlashRectangle
    {
        /// <summary>
        /// <c>left</c>, <c>top</c>, <c>right</c>, <c>bottom</c>: where a side is.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a side).</exception>
        public double Side(FlashSide side)
        {
            double outPlace;
            Status status = Native.sat_compat_flash_rectangle_side(ref this, side, out outPlace);
            Check.Ok(status);
            return outPlace;
        }

        /// <summary>
        /// <c>left = value</c> and so on: the rectangle after one side has moved and the opposite
        /// one has stayed. <c>topLeft</c> and <c>bottomRight</c> are two calls. <c>rectangle</c>
        /// may be <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a side).</exception>
        public FlashRectangle SetSide(FlashSide side, double value)
        {
            FlashRectangle outRectangle;
            Status status = Native.sat_compat_flash_rectangle_set_side(ref this, side, value,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>inflate(dx, dy)</c>, <c>inflatePoint</c>: the rectangle, larger by these lengths at
        /// each side. <c>rectangle</c> may be <c>this</c>.
        /// </summary>
        public FlashRectangle Inflate(double dx, double dy)
        {
            FlashRectangle outRectangle;
            Status status = Native.sat_compat_flash_rectangle_inflate(ref this, dx, dy,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>isEmpty()</c>: whether a size is 0 or less; in ActionScript 2 also if it is NaN.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a script).</exception>
        public bool IsEmpty(FlashScript script)
        {
            bool outEmpty;
            Status status = Native.sat_compat_flash_rectangle_is_empty(ref this, script,
                out outEmpty);
            Check.Ok(status);
            return outEmpty;
        }

        /// <summary>
        /// <c>contains(x, y)</c>, <c>containsPoint</c>: whether a point is inside, or on the left
        /// or top side.
        /// </summary>
        public bool Contains(double x, double y)
        {
            bool outInside;
            Status status = Native.sat_compat_flash_rectangle_contains(ref this, x, y,
                out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>containsRect</c>, in ActionScript 2 <c>containsRectangle</c>: whether <c>b</c> lies
        /// within <c>this</c>. In ActionScript 3 a <c>b</c> without width or height must not lie
        /// along a side of <c>this</c>.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a script).</exception>
        public bool ContainsRectangle(FlashRectangle b, FlashScript script)
        {
            bool outInside;
            Status status = Native.sat_compat_flash_rectangle_contains_rectangle(ref this, ref b,
                script, out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>intersects(toIntersect)</c>: whether the interiors meet. In ActionScript 3 an empty
        /// rectangle intersects nothing, and NaN passes every comparison.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a script).</exception>
        public bool Intersects(FlashRectangle b, FlashScript script)
        {
            bool outHit;
            Status status = Native.sat_compat_flash_rectangle_intersects(ref this, ref b, script,
                out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary><c>intersection(toIntersect)</c>: all zero if there is none.</summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a script).</exception>
        public FlashRectangle Intersection(FlashRectangle b, FlashScript script)
        {
            FlashRectangle outCommon;
            Status status = Native.sat_compat_flash_rectangle_intersection(ref this, ref b, script,
                out outCommon);
            Check.Ok(status);
            return outCommon;
        }

        /// <summary>
        /// <c>union(toUnion)</c>: the box round both; in ActionScript 3 the other one if one is
        /// empty.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a script).</exception>
        public FlashRectangle Union(FlashRectangle b, FlashScript script)
        {
            FlashRectangle outBox;
            Status status = Native.sat_compat_flash_rectangle_union(ref this, ref b, script,
                out outBox);
            Check.Ok(status);
            return outBox;
        }
    }
}
