// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Multipolygons: several polygons that do not overlap.</summary>
    public static partial class Multipolygon
    {
        /// <summary>
        /// Simplifies the polygons of a multipolygon together, so that the results are a valid
        /// multipolygon again: they do not overlap. <c>RingCount</c> of <c>Polygon.Simplify</c> is
        /// the sum of <c>parts</c> here; everything else is the same. The indices are those of
        /// <c>parts</c>, through all parts.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>Multipolygon.Validate</c> and <c>Polygon.Simplify</c>.
        /// </exception>
        public static uint[][] Simplify(
            Vec2[][][] parts,
            double tolerance,
            Deviation deviation)
        {
            Check.NotNull(parts, "parts");
            Vec2[][] allRings = Lists.Join(parts, "parts");
            Vec2[] points = Lists.Join(allRings, "parts");
            UIntPtr[] ringSizes = Lists.Sizes(allRings);
            UIntPtr[] partsSizes = Lists.Sizes(parts);
            var outRingSizes = new UIntPtr[allRings.Length];
            var outVertices = new uint[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_multipolygon_simplify(points, ringSizes, partsSizes,
                (UIntPtr)parts.Length, tolerance, deviation, outRingSizes, outVertices,
                (UIntPtr)outVertices.Length, out outCount)) == Status.Capacity)
            {
                outVertices = new uint[Lists.Grow(outVertices.Length, outCount)];
            }
            Check.Ok(status);
            return Lists.Split(Lists.Trim(outVertices, outCount), outRingSizes,
                outRingSizes.Length);
        }
    }
}
