// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: <c>java.awt.Polygon</c>, bit for bit.</summary>
    public static partial class AwtPolygon
    {
        /// <summary>
        /// <c>contains(double, double)</c> and <c>contains(int, int)</c>, which answer alike:
        /// whether a point is in the polygon.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Count</c>.</exception>
        public static bool Contains(AwtPoint[] polygon, double x, double y)
        {
            Check.NotNull(polygon, "polygon");
            bool outInside;
            Status status = Native.sat_compat_awt_polygon_contains(polygon, (UIntPtr)polygon.Length,
                x, y, out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>intersects(double, double, double, double)</c>: whether the interiors meet, or so it
        /// seems: true wherever an edge passes through the rectangle, and also where a level edge
        /// ends on its left side.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Count</c>.</exception>
        public static bool Intersects(AwtPoint[] polygon, AwtRectangle2d rectangle)
        {
            Check.NotNull(polygon, "polygon");
            bool outHit;
            Status status = Native.sat_compat_awt_polygon_intersects(polygon,
                (UIntPtr)polygon.Length, ref rectangle, out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// <c>contains(double, double, double, double)</c>: whether the rectangle lies in the
        /// polygon; false where an edge passes through it.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Count</c>.</exception>
        public static bool ContainsRectangle(AwtPoint[] polygon, AwtRectangle2d rectangle)
        {
            Check.NotNull(polygon, "polygon");
            bool outInside;
            Status status = Native.sat_compat_awt_polygon_contains_rectangle(polygon,
                (UIntPtr)polygon.Length, ref rectangle, out outInside);
            Check.Ok(status);
            return outInside;
        }
    }
}
