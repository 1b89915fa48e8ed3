// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Many polygons at once, distributed over the cores.</summary>
    public static partial class Polygons
    {
        /// <summary>
        /// Decomposes many polygons, distributed over the cores, as <c>Polygon.Decompose</c> does
        /// with one. The results are the same on any number of cores.
        /// </summary>
        /// <remarks>
        /// <para>A list of polygons is given by all points, one ring after the other; the sizes of
        /// the rings, one polygon after the other; and in <c>polygons</c> the number of rings of
        /// each of the <c>polygons.Length</c> polygons. <c>polygons</c> has an entry for each. The
        /// pieces come in the order of the polygons; vertices and edges are numbered from 0 in each
        /// polygon. An invalid polygon has no pieces, and its <c>Status</c> gives the reason; it
        /// does not affect the others.</para>
        /// <para>With n vertices and r rings in all, n + 2 * r pieces with 3 times as many corners
        /// always suffice.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.InvalidEnum</c>.
        /// </exception>
        public static uint[][] Decompose(
            Vec2[][][] polygons,
            out uint[][] edges,
            out DecomposedPolygon[] results,
            DecomposeOptions? options = null)
        {
            Check.NotNull(polygons, "polygons");
            using (var borrowed = new Borrowed())
            {
                Vec2[][] allRings = Lists.Join(polygons, "polygons");
                Vec2[] points = Lists.Join(allRings, "polygons");
                UIntPtr[] ringSizes = Lists.Sizes(allRings);
                UIntPtr[] polygonsSizes = Lists.Sizes(polygons);
                DecomposeOptions[] nativeOptions = Lists.Optional(options);
                var buffers = new PieceBuffers();
                var outPolygons = new DecomposedPolygon[polygons.Length];
                Status status;
                do
                {
                    NativePieceBuffers nativeBuffers = buffers.ToNative(borrowed);
                    status = Native.sat_polygons_decompose(points, ringSizes, polygonsSizes,
                        (UIntPtr)polygons.Length, nativeOptions, ref nativeBuffers, outPolygons);
                    buffers.Count(Array.ConvertAll(outPolygons, each => each.Decomposition));
                }
                while (status == Status.Capacity);
                Check.Ok(status);
                edges = buffers.Edges();
                results = outPolygons;
                return buffers.Vertices();
            }
        }

        /// <summary>
        /// Decomposes many polygons that the caller knows to be valid, as <c>Polygons.Decompose</c>
        /// and <c>Decomposer.DecomposeTrusted</c> do.
        /// </summary>
        /// <exception cref="SatException">those of <c>Polygons.Decompose</c>.</exception>
        public static uint[][] DecomposeTrusted(
            Vec2[][][] polygons,
            out uint[][] edges,
            out DecomposedPolygon[] results,
            DecomposeOptions? options = null)
        {
            Check.NotNull(polygons, "polygons");
            using (var borrowed = new Borrowed())
            {
                Vec2[][] allRings = Lists.Join(polygons, "polygons");
                Vec2[] points = Lists.Join(allRings, "polygons");
                UIntPtr[] ringSizes = Lists.Sizes(allRings);
                UIntPtr[] polygonsSizes = Lists.Sizes(polygons);
                DecomposeOptions[] nativeOptions = Lists.Optional(options);
                var buffers = new PieceBuffers();
                var outPolygons = new DecomposedPolygon[polygons.Length];
                Status status;
                do
                {
                    NativePieceBuffers nativeBuffers = buffers.ToNative(borrowed);
                    status = Native.sat_polygons_decompose_trusted(points, ringSizes, polygonsSizes,
                        (UIntPtr)polygons.Length, nativeOptions, ref nativeBuffers, outPolygons);
                    buffers.Count(Array.ConvertAll(outPolygons, each => each.Decomposition));
                }
                while (status == Status.Capacity);
                Check.Ok(status);
                edges = buffers.Edges();
                results = outPolygons;
                return buffers.Vertices();
            }
        }
    }
}
