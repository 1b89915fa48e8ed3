// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: <c>Path2D.Double</c>, bit for bit.</summary>
    public static partial class AwtPath2D
    {
        /// <summary>
        /// <c>contains(double, double)</c>: whether a point is inside; false unless it is finite.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c> (also of the points of a curve), <c>Status.InvalidEnum</c> (a kind
        /// or the winding).
        /// </exception>
        public static bool Contains(
            AwtPathCommand[] path,
            AwtWinding winding,
            double x,
            double y)
        {
            Check.NotNull(path, "path");
            bool outInside;
            Status status = Native.sat_compat_awt_path2d_contains(path, (UIntPtr)path.Length,
                winding, x, y, out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>intersects(double, double, double, double)</c>: whether the interiors meet, or so it
        /// seems: true wherever an edge passes through the rectangle. False if the rectangle has no
        /// area.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c> (also of the points of a curve), <c>Status.InvalidEnum</c> (a kind
        /// or the winding).
        /// </exception>
        public static bool Intersects(
            AwtPathCommand[] path,
            AwtWinding winding,
            AwtRectangle2d rectangle)
        {
            Check.NotNull(path, "path");
            bool outHit;
            Status status = Native.sat_compat_awt_path2d_intersects(path, (UIntPtr)path.Length,
                winding, ref rectangle, out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// <c>contains(double, double, double, double)</c>: whether the rectangle lies inside;
        /// false where an edge passes through it.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c> (also of the points of a curve), <c>Status.InvalidEnum</c> (a kind
        /// or the winding).
        /// </exception>
        public static bool ContainsRectangle(
            AwtPathCommand[] path,
            AwtWinding winding,
            AwtRectangle2d rectangle)
        {
            Check.NotNull(path, "path");
            bool outInside;
            Status status = Native.sat_compat_awt_path2d_contains_rectangle(path,
                (UIntPtr)path.Length, winding, ref rectangle, out outInside);
            Check.Ok(status);
            return outInside;
        }
    }
}
