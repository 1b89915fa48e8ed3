using System;

namespace Sat2d
{
    public static partial class Polygon
    {
        /// <summary>Why and where a polygon is invalid; null if it is valid.</summary>
        public static PolygonFault? Validate(Vec2[][] rings)
        {
            Check.NotNull(rings, "rings");
            Vec2[] points = Lists.Join(rings, "rings");
            UIntPtr[] sizes = Lists.Sizes(rings);
            PolygonFault fault;
            Status status = Native.sat_polygon_validate(
                points, sizes, (UIntPtr)rings.Length, out fault);
            return status == Status.Ok ? (PolygonFault?)null : fault;
        }
    }

    public static partial class Multipolygon
    {
        /// <summary>Why and where a multipolygon is invalid; null if it is valid.</summary>
        public static MultipolygonFault? Validate(Vec2[][][] parts)
        {
            Check.NotNull(parts, "parts");
            Vec2[][] rings = Lists.Join(parts, "parts");
            MultipolygonFault fault;
            Status status = Native.sat_multipolygon_validate(
                Lists.Join(rings, "parts"), Lists.Sizes(rings), Lists.Sizes(parts),
                (UIntPtr)parts.Length, out fault);
            return status == Status.Ok ? (MultipolygonFault?)null : fault;
        }
    }
}
