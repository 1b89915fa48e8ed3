// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct AwtRectangle2d
    {
        /// <summary>
        /// <c>intersects(Rectangle2D)</c>: whether the interiors of two rectangles meet. False if
        /// either has no area.
        /// </summary>
        public bool Intersects(AwtRectangle2d b)
        {
            bool outHit;
            Status status = Native.sat_compat_awt_rectangle2d_intersects(ref this, ref b,
                out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// <c>contains(double, double)</c>: whether a point is inside, or on the left or top side.
        /// </summary>
        public bool Contains(double x, double y)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_rectangle2d_contains(ref this, x, y,
                out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>contains(Rectangle2D)</c>: whether <c>b</c> lies in <c>this</c>; sides may coincide.
        /// False if either has no area.
        /// </summary>
        public bool ContainsRectangle(AwtRectangle2d b)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_rectangle2d_contains_rectangle(ref this, ref b,
                out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>outcode(double, double)</c>: on which sides of the closed rectangle a point lies: the
        /// sum of the <c>Constants.CompatAwtOut</c> constants, 0 within it. Without a size along an
        /// axis every point lies on both its sides.
        /// </summary>
        public uint Outcode(double x, double y)
        {
            uint outCode;
            Status status = Native.sat_compat_awt_rectangle2d_outcode(ref this, x, y, out outCode);
            Check.Ok(status);
            return outCode;
        }

        /// <summary>
        /// <c>intersectsLine</c>: whether a segment meets the closed rectangle, by rounded
        /// clipping.
        /// </summary>
        public bool IntersectsLine(AwtLine2d segment)
        {
            bool outHit;
            Status status = Native.sat_compat_awt_rectangle2d_intersects_line(ref this, ref segment,
                out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// <c>Rectangle2D.intersect</c>: what two rectangles have in common. Where they are apart,
        /// the size is negative.
        /// </summary>
        public AwtRectangle2d Intersection(AwtRectangle2d b)
        {
            AwtRectangle2d outRectangle;
            Status status = Native.sat_compat_awt_rectangle2d_intersection(ref this, ref b,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>createUnion</c>, <c>Rectangle2D.union</c>: the least rectangle around both. Where a
        /// negative size leaves it turned round, the sides change places.
        /// </summary>
        public AwtRectangle2d Union(AwtRectangle2d b)
        {
            AwtRectangle2d outRectangle;
            Status status = Native.sat_compat_awt_rectangle2d_union(ref this, ref b,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>add(Rectangle2D)</c>: as <c>AwtRectangle2d.Union</c>, but the sides keep their
        /// places.
        /// </summary>
        public AwtRectangle2d AddRectangle(AwtRectangle2d b)
        {
            AwtRectangle2d outRectangle;
            Status status = Native.sat_compat_awt_rectangle2d_add_rectangle(ref this, ref b,
                out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>add(double, double)</c>: the least rectangle around this one and a point.
        /// </summary>
        public AwtRectangle2d Add(double x, double y)
        {
            AwtRectangle2d outRectangle;
            Status status = Native.sat_compat_awt_rectangle2d_add(ref this, x, y, out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }

        /// <summary>
        /// <c>getBounds()</c>: the least rectangle of ints around this one; empty at (0, 0) if a
        /// size is negative. A side or size that exceeds an int is the nearest int, NaN is 0.
        /// </summary>
        public AwtRectangle Bounds()
        {
            AwtRectangle outRectangle;
            Status status = Native.sat_compat_awt_rectangle2d_bounds(ref this, out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }
    }
}
