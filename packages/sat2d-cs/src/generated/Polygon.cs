// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Polygons: validation, reflex vertices.</summary>
    public static partial class Polygon
    {
        /// <summary>
        /// Whether a polygon has a hole or an interior angle above 180 degrees; every vertex is
        /// tested exactly.
        /// </summary>
        /// <exception cref="SatException">those of <c>Polygon.Validate</c>.</exception>
        public static bool IsConcave(Vec2[][] rings)
        {
            Check.NotNull(rings, "rings");
            Vec2[] points = Lists.Join(rings, "rings");
            UIntPtr[] ringsSizes = Lists.Sizes(rings);
            bool outConcave;
            Status status = Native.sat_polygon_is_concave(points, ringsSizes, (UIntPtr)rings.Length,
                out outConcave);
            Check.Ok(status);
            return outConcave;
        }

        /// <summary>
        /// The indices of the reflex vertices, where the interior angle is above 180 degrees (of a
        /// hole its convex corners), ascending.
        /// </summary>
        /// <exception cref="SatException">those of <c>Polygon.Validate</c>.</exception>
        public static uint[] ReflexVertices(Vec2[][] rings)
        {
            Check.NotNull(rings, "rings");
            Vec2[] points = Lists.Join(rings, "rings");
            UIntPtr[] ringsSizes = Lists.Sizes(rings);
            var outVertices = new uint[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_polygon_reflex_vertices(points, ringsSizes,
                (UIntPtr)rings.Length, outVertices, (UIntPtr)outVertices.Length,
                out outCount)) == Status.Capacity)
            {
                outVertices = new uint[Lists.Grow(outVertices.Length, outCount)];
            }
            Check.Ok(status);
            return Lists.Trim(outVertices, outCount);
        }

        /// <summary>
        /// The centroid of the area of a polygon without its holes, the centre of mass if the
        /// density is uniform. Each coordinate is computed exactly and rounded to the nearest
        /// double.
        /// </summary>
        /// <exception cref="SatException">those of <c>Polygon.Validate</c>.</exception>
        public static Vec2 Centroid(Vec2[][] rings)
        {
            Check.NotNull(rings, "rings");
            Vec2[] points = Lists.Join(rings, "rings");
            UIntPtr[] ringsSizes = Lists.Sizes(rings);
            Vec2 outCentroid;
            Status status = Native.sat_polygon_centroid(points, ringsSizes, (UIntPtr)rings.Length,
                out outCentroid);
            Check.Ok(status);
            return outCentroid;
        }

        /// <summary>
        /// Removes vertices of a polygon as long as the outline stays within <c>tolerance</c> of
        /// the original, in the unit of the coordinates, and the polygon stays valid. A tolerance
        /// of 0 removes the vertices on straight edges.
        /// </summary>
        /// <remarks>
        /// <para><c>vertices</c> has <c>capacity</c> indices and gets those of the remaining
        /// vertices, ring by ring, ascending; the number of all vertices always suffices.
        /// <c>ringSizes</c> has <c>rings.Length</c> numbers and gets the new size of each ring; it
        /// may be null, and may be <c>rings</c> itself. <c>count</c> gets the number of
        /// indices.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>Polygon.Validate</c>, <c>Status.Negative</c> and <c>Status.NotFinite</c>
        /// also for the tolerance, <c>Status.InvalidEnum</c>.
        /// </exception>
        public static uint[][] Simplify(Vec2[][] rings, double tolerance, Deviation deviation)
        {
            Check.NotNull(rings, "rings");
            Vec2[] points = Lists.Join(rings, "rings");
            UIntPtr[] ringsSizes = Lists.Sizes(rings);
            var outRingSizes = new UIntPtr[rings.Length];
            var outVertices = new uint[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_polygon_simplify(points, ringsSizes, (UIntPtr)rings.Length,
                tolerance, deviation, outRingSizes, outVertices, (UIntPtr)outVertices.Length,
                out outCount)) == Status.Capacity)
            {
                outVertices = new uint[Lists.Grow(outVertices.Length, outCount)];
            }
            Check.Ok(status);
            return Lists.Split(Lists.Trim(outVertices, outCount), outRingSizes,
                outRingSizes.Length);
        }

        /// <summary>
        /// Decomposes a polygon into convex pieces that cover it exactly once and whose corners are
        /// its vertices.
        /// </summary>
        /// <remarks>
        /// <para>The pieces come one after the other: in <c>PieceSizes</c> the number of corners of
        /// each; in <c>Vertices</c> the indices of the corners, counter-clockwise with y up, with
        /// angles of 180 degrees where the piece next to it has a corner; in <c>Edges</c>, for each
        /// corner, the polygon's edge from it to the next corner of its piece (or the edge of which
        /// that is a part, where other rings touch it), or <c>Constants.EdgeDiagonal</c>. Of
        /// several vertices at one place the lowest index stands for all; of their edges, that of
        /// the last vertex.</para>
        /// <para>With n vertices in all, n + 2 * <c>rings.Length</c> pieces with 3 times as many
        /// corners always suffice.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>Polygon.Validate</c>, <c>Status.InvalidEnum</c>, <c>Status.Limit</c>.
        /// </exception>
        public static uint[][] Decompose(
            Vec2[][] rings,
            out uint[][] edges,
            out Decomposition decomposition,
            DecomposeOptions? options = null)
        {
            Check.NotNull(rings, "rings");
            using (var borrowed = new Borrowed())
            {
                Vec2[] points = Lists.Join(rings, "rings");
                UIntPtr[] ringsSizes = Lists.Sizes(rings);
                DecomposeOptions[] nativeOptions = Lists.Optional(options);
                var buffers = new PieceBuffers();
                Decomposition outDecomposition;
                Status status;
                do
                {
                    NativePieceBuffers nativeBuffers = buffers.ToNative(borrowed);
                    status = Native.sat_polygon_decompose(points, ringsSizes, (UIntPtr)rings.Length,
                        nativeOptions, ref nativeBuffers, out outDecomposition);
                    buffers.Count(new[] { outDecomposition });
                }
                while (status == Status.Capacity);
                Check.Ok(status);
                edges = buffers.Edges();
                decomposition = outDecomposition;
                return buffers.Vertices();
            }
        }

        /// <summary>
        /// Decomposes a polygon into convex pieces whose union is within <c>tolerance</c> of it, in
        /// the unit of the coordinates.
        /// </summary>
        /// <remarks>
        /// <para>With <c>Deviation.Outward</c> the pieces cover the polygon, with
        /// <c>Deviation.Inward</c> the polygon covers the pieces. Neighbouring pieces of a
        /// decomposition by <c>options</c> are joined as long as their convex hull, or inward a
        /// convex polygon inside them, stays within the tolerance; before that, vertices are
        /// removed. Few pieces are left, but not always the fewest. <c>MaxCorners</c> holds for the
        /// joined pieces as well. Holes that are no wider than twice the tolerance are filled,
        /// except inward; pieces that are within the tolerance of a neighbour are left out, except
        /// outward.</para>
        /// <para>The pieces come as from <c>Polygon.Decompose</c>, but without corners of 180
        /// degrees, and <c>Edges</c> of the buffers is not written: it may be null. The same
        /// numbers of pieces and corners always suffice. <c>Area</c>, <c>IsOptimal</c> and
        /// <c>LowerBound</c> are 0.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>Polygon.Decompose</c>, <c>Status.Negative</c> and <c>Status.NotFinite</c>
        /// also for the tolerance.
        /// </exception>
        public static uint[][] Approximate(
            Vec2[][] rings,
            double tolerance,
            Deviation deviation,
            out uint[][] edges,
            out Decomposition decomposition,
            DecomposeOptions? options = null)
        {
            Check.NotNull(rings, "rings");
            using (var borrowed = new Borrowed())
            {
                Vec2[] points = Lists.Join(rings, "rings");
                UIntPtr[] ringsSizes = Lists.Sizes(rings);
                DecomposeOptions[] nativeOptions = Lists.Optional(options);
                var buffers = new PieceBuffers();
                Decomposition outDecomposition;
                Status status;
                do
                {
                    NativePieceBuffers nativeBuffers = buffers.ToNative(borrowed);
                    status = Native.sat_polygon_approximate(points, ringsSizes,
                        (UIntPtr)rings.Length, nativeOptions, tolerance, deviation,
                        ref nativeBuffers, out outDecomposition);
                    buffers.Count(new[] { outDecomposition });
                }
                while (status == Status.Capacity);
                Check.Ok(status);
                edges = buffers.Edges();
                decomposition = outDecomposition;
                return buffers.Vertices();
            }
        }
    }
}
