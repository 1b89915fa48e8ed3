// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct AwtRectangle
    {
        /// <summary>
        /// <c>intersects(Rectangle)</c>: whether the interiors of two rectangles meet.
        /// </summary>
        public bool Intersects(AwtRectangle b)
        {
            bool outHit;
            Status status = Native.sat_compat_awt_rectangle_intersects(ref this, ref b, out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// <c>contains(int, int)</c>: whether a point is inside, or on the left or top side.
        /// </summary>
        public bool Contains(int x, int y)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_rectangle_contains(ref this, x, y, out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>contains(Rectangle)</c>: whether <c>b</c> lies in <c>this</c>; sides may coincide.
        /// </summary>
        public bool ContainsRectangle(AwtRectangle b)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_rectangle_contains_rectangle(ref this, ref b,
                out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>intersection(Rectangle)</c>: what two rectangles have in common. Where they are
        /// apart, the size is negative, and at least -2^31.
        /// </summary>
        public AwtRectangle Intersection(AwtRectangle b)
        {
            AwtRectangle outRectangle;
            Status status = Native.sat_compat_awt_rectangle_intersection(ref this, ref b,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>union(Rectangle)</c>: the least rectangle around both, with sizes of at most 2^31 -
        /// 1. If one has a negative size it is the other, whatever that is; a size of 0 counts like
        /// any other.
        /// </summary>
        public AwtRectangle Union(AwtRectangle b)
        {
            AwtRectangle outRectangle;
            Status status = Native.sat_compat_awt_rectangle_union(ref this, ref b,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>add(int, int)</c>: the least rectangle around this one and a point, with sizes of at
        /// most 2^31 - 1; the point alone if a size is negative.
        /// </summary>
        public AwtRectangle Add(int x, int y)
        {
            AwtRectangle outRectangle;
            Status status = Native.sat_compat_awt_rectangle_add(ref this, x, y, out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>add(Rectangle)</c>: as <c>AwtRectangle.Union</c>, but an <c>this</c> of which a size
        /// is negative keeps the greater size of each axis.
        /// </summary>
        public AwtRectangle AddRectangle(AwtRectangle b)
        {
            AwtRectangle outRectangle;
            Status status = Native.sat_compat_awt_rectangle_add_rectangle(ref this, ref b,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>grow(int, int)</c>: further by <c>dx</c> on the left and right, by <c>dy</c> above
        /// and below. A side or size that exceeds an int is the nearest int.
        /// </summary>
        public AwtRectangle Grow(int dx, int dy)
        {
            AwtRectangle outRectangle;
            Status status = Native.sat_compat_awt_rectangle_grow(ref this, dx, dy,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>translate(int, int)</c>: moved. A left or top side stops at the least or greatest
        /// int; there a size that is not negative shrinks or grows by the rest of the way.
        /// </summary>
        public AwtRectangle Translate(int dx, int dy)
        {
            AwtRectangle outRectangle;
            Status status = Native.sat_compat_awt_rectangle_translate(ref this, dx, dy,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }
    }
}
