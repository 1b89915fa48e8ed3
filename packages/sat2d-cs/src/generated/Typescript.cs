// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: the TypeScript program, bit for bit.</summary>
    public static partial class Typescript
    {
        /// <summary>
        /// Whether the TypeScript program calls a polygon of <c>points.Length</c> points concave.
        /// It never tests the first and the last vertex, so it misses some concave polygons.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Count</c>.</exception>
        public static bool IsConcave(Vec2[] points)
        {
            Check.NotNull(points, "points");
            bool outConcave;
            Status status = Native.sat_compat_typescript_is_concave(points, (UIntPtr)points.Length,
                out outConcave);
            Check.Ok(status);
            return outConcave;
        }
    }
}
