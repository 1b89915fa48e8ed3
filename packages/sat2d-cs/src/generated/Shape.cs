// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    internal sealed class ShapeHandle : SatHandle
    {
        /// <summary>For the runtime, which makes handles of results.</summary>
        internal ShapeHandle()
        {
        }

        internal ShapeHandle(IntPtr pointer, bool isOwned)
            : base(pointer, isOwned)
        {
        }

        protected override void Free(IntPtr pointer)
        {
            Native.sat_shape_free(pointer);
        }
    }

    /// <summary>
    /// A reference to a shape, made by a <c>Shape</c> function or by <c>Shape.Share</c> and freed
    /// with <c>Shape.Dispose</c>.
    /// </summary>
    public sealed partial class Shape : IDisposable
    {
        internal readonly ShapeHandle Handle;

        internal Shape(ShapeHandle handle)
        {
            Handle = handle;
        }

        /// <summary>Frees the object. After that it can no longer be used.</summary>
        public void Dispose()
        {
            Handle.Dispose();
        }

        /// <summary>An object of the library, until it is disposed of.</summary>
        internal static Shape Borrow(IntPtr pointer)
        {
            return new Shape(new ShapeHandle(pointer, false));
        }

        /// <summary>Objects that the library made.</summary>
        internal static Shape[] Adopt(IntPtr[] pointers)
        {
            return Array.ConvertAll(
                pointers, each => new Shape(new ShapeHandle(each, true)));
        }

        /// <summary>The pointers of objects, which stay alive while they are borrowed.</summary>
        internal static IntPtr[] Handles(Shape[] objects, Borrowed borrowed)
        {
            return Array.ConvertAll(
                objects, each => borrowed.Hold(each == null ? null : each.Handle));
        }

        /// <summary>A reference to an object of the library; null for none.</summary>
        internal static Shape Shared(IntPtr pointer)
        {
            if (pointer == IntPtr.Zero)
                return null;
            using (Shape borrowed = Borrow(pointer))
                return borrowed.Share();
        }

        /// <summary>
        /// A new reference to the same shape: the shape lives until its last reference is freed.
        /// Nothing is copied.
        /// </summary>
        public Shape Share()
        {
            ShapeHandle outShape;
            Status status = Native.sat_shape_share(Handle, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>A disc; with a radius of 0 a point.</summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>, <c>Status.Negative</c>.
        /// </exception>
        public static Shape Circle(Vec2 center, double radius)
        {
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_circle(center, radius, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// An ellipse about the origin with these half-axes along x and y. With equal ones it is a
        /// disc, if one is 0 a segment, with both 0 a point. A transform moves and turns it.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>, <c>Status.Negative</c>.
        /// </exception>
        public static Shape Ellipse(double halfWidth, double halfHeight)
        {
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_ellipse(halfWidth, halfHeight, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>The segment between two different points.</summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>, <c>Status.RepeatedPoint</c>.
        /// </exception>
        public static Shape Segment(Vec2 start, Vec2 end)
        {
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_segment(start, end, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// All points within <c>radius</c> of the segment between two different points.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>, <c>Status.Negative</c>,
        /// <c>Status.RepeatedPoint</c>.
        /// </exception>
        public static Shape Capsule(Vec2 start, Vec2 end, double radius)
        {
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_capsule(start, end, radius, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// A rectangle about the origin with the vertices (-w/2, -h/2), (w/2, -h/2), (w/2, h/2) and
        /// (-w/2, h/2). With a width or height of 0 it is a segment, with both 0 a point.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>, <c>Status.Negative</c>.
        /// </exception>
        public static Shape Rectangle(double width, double height)
        {
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_rectangle(width, height, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// The rectangle from (x, y) to (x + width, y + height), the sums rounded to doubles, with
        /// the vertices (x, y), (x + w, y), (x + w, y + h) and (x, y + h). With a width or height
        /// of 0 it is a segment, with both 0 a point.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>, <c>Status.Negative</c>.
        /// </exception>
        public static Shape RectangleXywh(double x, double y, double width, double height)
        {
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_rectangle_xywh(x, y, width, height, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// A convex polygon of <c>points.Length</c> points in order around it. Points along a
        /// straight edge are kept.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>,
        /// <c>Status.TooFewPoints</c>, <c>Status.RepeatedPoint</c> (neighbours),
        /// <c>Status.ZeroArea</c>, <c>Status.NotConvex</c>, <c>Status.SelfIntersecting</c>.
        /// </exception>
        public static Shape ConvexPolygon(Vec2[] points)
        {
            Check.NotNull(points, "points");
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_convex_polygon(points, (UIntPtr)points.Length,
                out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// All points within <c>radius</c> of a convex polygon of <c>points.Length</c> points:
        /// corners rounded, edges moved outward.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>Shape.ConvexPolygon</c> and <c>Status.Negative</c>.
        /// </exception>
        public static Shape RoundedPolygon(Vec2[] points, double radius)
        {
            Check.NotNull(points, "points");
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_rounded_polygon(points, (UIntPtr)points.Length,
                radius, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// Any polygon, convex or concave, with or without holes: all points one ring after the
        /// other, and the sizes of the <c>rings.Length</c> rings, the outer one first. The section
        /// on polygons says which rings are valid and how vertices are numbered. The polygon is
        /// decomposed into convex pieces, but no result shows them: a point on a diagonal is
        /// inside.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>Polygon.Validate</c>, which also reports the place, and
        /// <c>Status.OutOfRange</c>.
        /// </exception>
        public static Shape Polygon(Vec2[][] rings)
        {
            Check.NotNull(rings, "rings");
            Vec2[] points = Lists.Join(rings, "rings");
            UIntPtr[] ringsSizes = Lists.Sizes(rings);
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_polygon(points, ringsSizes, (UIntPtr)rings.Length,
                out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// As <c>Shape.Polygon</c>, decomposed by <c>options</c>. Results do not depend on the
        /// options, but their cost may.
        /// </summary>
        /// <exception cref="SatException">
        /// those of <c>Shape.Polygon</c>, <c>Status.InvalidEnum</c>.
        /// </exception>
        public static Shape PolygonWith(Vec2[][] rings, DecomposeOptions? options = null)
        {
            Check.NotNull(rings, "rings");
            Vec2[] points = Lists.Join(rings, "rings");
            UIntPtr[] ringsSizes = Lists.Sizes(rings);
            DecomposeOptions[] nativeOptions = Lists.Optional(options);
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_polygon_with(points, ringsSizes,
                (UIntPtr)rings.Length, nativeOptions, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// The convex hull of any <c>points.Length</c> points. Its vertices are the points that are
        /// its corners, counter-clockwise with y up from the leftmost (of several, the lowest). It
        /// is a segment if all points lie on a line, and a point if all are the same.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>,
        /// <c>Status.TooFewPoints</c> (none).
        /// </exception>
        public static Shape Hull(Vec2[] points)
        {
            Check.NotNull(points, "points");
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_hull(points, (UIntPtr)points.Length, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// Makes one shape for each group of solid tiles that are connected by their sides.
        /// </summary>
        /// <remarks>
        /// <para><c>cells</c> has <c>columns</c> times <c>rows</c> cells, row by row; cells other
        /// than 0 are solid. Cell (i, j), i along the row, covers the box from <c>origin</c> + (i,
        /// j) * <c>size</c> to <c>origin</c> + (i + 1, j + 1) * <c>size</c>. The shapes are in the
        /// order of their first cells. Cells that share only a corner are not connected. The shapes
        /// are static bodies of a world, for example, or the parts of one body.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Count</c> (more than 2^27 cells), <c>Status.NotFinite</c>,
        /// <c>Status.OutOfRange</c>, <c>Status.Negative</c> (a size), <c>Status.ZeroArea</c> (a
        /// size is 0). If <c>origin</c> is so far away that rounding makes corners of tiles
        /// coincide, also those of <c>Polygon.Validate</c>.
        /// </exception>
        public static Shape[] Tiles(
            byte[] cells,
            long columns,
            long rows,
            Vec2 size,
            Vec2 origin)
        {
            Check.NotNull(cells, "cells");
            Check.Length(cells, columns * rows, "cells");
            var outShapes = new IntPtr[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_shape_new_tiles(cells, Sizes.ToNative(columns, "columns"),
                Sizes.ToNative(rows, "rows"), size, origin, outShapes, (UIntPtr)outShapes.Length,
                out outCount)) == Status.Capacity)
            {
                outShapes = new IntPtr[Lists.Grow(outShapes.Length, outCount)];
            }
            Check.Ok(status);
            return Shape.Adopt(Lists.Trim(outShapes, outCount));
        }

        /// <summary>
        /// The segments from each point to the next, and from the last to the first if
        /// <c>closed</c>. A chain may cross itself.
        /// </summary>
        /// <remarks>
        /// <para>It is the union of its segments, without an interior: a shape overlaps or touches
        /// a chain if it overlaps or touches one of its segments, from either side. In worlds,
        /// chains push and stop other bodies on their front only: <c>World.Separate</c>,
        /// <c>World.MoveAndSlide</c>, <c>World.MoveCharacter</c>, and rays and sweeps whose filter
        /// says <c>QueryKinds.OneWay</c>. Seen from point to point, the front is on the right if y
        /// points up, and on the left if y points down. It stays on its side of the segments if a
        /// transform mirrors them. So the ground runs from right to left if y points up, and from
        /// left to right if y points down. Bodies that come from behind pass, segment by
        /// segment.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.TooFewPoints</c> (fewer than 2, of a closed chain 3), <c>Status.Count</c>
        /// (more than 2^27), <c>Status.NotFinite</c>, <c>Status.OutOfRange</c>,
        /// <c>Status.RepeatedPoint</c> (a point and the next one). On failure <c>shape</c> is null.
        /// </exception>
        public static Shape Chain(Vec2[] points, bool closed)
        {
            Check.NotNull(points, "points");
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_chain(points, (UIntPtr)points.Length, closed,
                out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// The region that contours of segments and curves enclose, with holes. A contour that does
        /// not end where it began is closed by a segment; an edge from a point to the same point is
        /// left out.
        /// </summary>
        /// <remarks>
        /// <para>Contours may lie within each other and have vertices in common; no two edges may
        /// meet elsewhere. Edges and vertices are numbered through all contours as they were added:
        /// edge <c>k</c> leads from vertex <c>k</c>. A transform rounds each control point once;
        /// answers are exact for the curves of these points.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Count</c> (more than 2^27 edges), <c>Status.InvalidEnum</c>,
        /// <c>Status.NotFinite</c>, <c>Status.OutOfRange</c> (a coordinate, a weight),
        /// <c>Status.Negative</c> (a tolerance that is not above 0), <c>Status.TooFewPoints</c> (no
        /// edge), <c>Status.Spike</c> (a curve that folds back), <c>Status.EdgesCross</c> (or
        /// touch), <c>Status.EdgesOverlap</c>, <c>Status.ZeroArea</c>, <c>Status.Unsupported</c>
        /// (if the library was built without curves). On failure <c>shape</c> is null.
        /// </exception>
        public static Shape Outline(PathCommand[] commands, FillRule rule)
        {
            Check.NotNull(commands, "commands");
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_outline(commands, (UIntPtr)commands.Length, rule,
                out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// The vertices of an outline as a polygon without curves, for programs that know none:
        /// they lie on the outline, and no edge is farther than <c>tolerance</c> from it, up to
        /// rounding. They are those of all rings one after the other;
        /// <c>Shape.FlattenedRingSizes</c> has the size of each. Other shapes have their own
        /// vertices. <c>count</c> is the number of vertices.
        /// </summary>
        /// <remarks>
        /// <para>What is left of very small or narrow parts may touch or cross itself. A tolerance
        /// below 2^-40 of the size of a curve, or 2^-50 of its largest coordinate, counts as
        /// that.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Negative</c> or <c>Status.NotFinite</c> (the tolerance is not above 0).
        /// </exception>
        public Vec2[] Flattened(double tolerance)
        {
            var outVertices = new Vec2[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_shape_flattened(Handle, tolerance, outVertices,
                (UIntPtr)outVertices.Length, out outCount)) == Status.Capacity)
            {
                outVertices = new Vec2[Lists.Grow(outVertices.Length, outCount)];
            }
            Check.Ok(status);
            return Lists.Trim(outVertices, outCount);
        }

        /// <summary>
        /// Copies the number of vertices of each ring that <c>Shape.Flattened</c> gives for this
        /// tolerance. <c>count</c> is the number of rings.
        /// </summary>
        /// <exception cref="SatException">those of <c>Shape.Flattened</c>.</exception>
        public long[] FlattenedRingSizes(double tolerance)
        {
            var outSizes = new UIntPtr[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_shape_flattened_ring_sizes(Handle, tolerance, outSizes,
                (UIntPtr)outSizes.Length, out outCount)) == Status.Capacity)
            {
                outSizes = new UIntPtr[Lists.Grow(outSizes.Length, outCount)];
            }
            Check.Ok(status);
            return Sizes.ToLong(Lists.Trim(outSizes, outCount));
        }

        /// <summary>
        /// The region that a stroke along a path covers, nowhere farther than <c>tolerance</c> from
        /// it, up to rounding.
        /// </summary>
        /// <remarks>
        /// <para>Contours that <c>PathKind.Close</c> closes have a corner where they begin; others
        /// have two ends there, also those that end where they begin. Contours may cross themselves
        /// and each other. Where an edge bends back to one of its ends and that is not round, the
        /// stroke may be farther away than the tolerance, by at most 1/64 of half the width.</para>
        /// <para>A tolerance above a quarter of the width counts as that, and one below 2^-36 of
        /// the size of the stroke or 2^-46 of its largest coordinate as that.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>Shape.Outline</c> for single commands; <c>Status.Count</c> (it would take
        /// more than 2^22 segments or crossings), <c>Status.Negative</c> (the tolerance or the
        /// width is not above 0), <c>Status.NotFinite</c> (one of them), <c>Status.OutOfRange</c>
        /// (the width is above 2^500, or the miter limit is not from 1 to 2^500),
        /// <c>Status.Unsupported</c> (if the library was built without curves). On failure
        /// <c>shape</c> is null.
        /// </exception>
        public static Shape StrokeWithin(
            PathCommand[] commands,
            Stroke stroke,
            double tolerance)
        {
            Check.NotNull(commands, "commands");
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_stroke_within(commands, (UIntPtr)commands.Length,
                ref stroke, tolerance, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>
        /// The region that contours enclose which may cross themselves and each other. Curves
        /// become chords, and vertices points of a fine grid. Whatever is farther than
        /// <c>tolerance</c> from all contours is inside or outside as <c>rule</c> says, up to
        /// rounding. What is narrower than the tolerance may vanish.
        /// </summary>
        /// <remarks>
        /// <para>A tolerance below 2^-36 of the size of the whole or 2^-46 of its largest
        /// coordinate counts as that.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// those of <c>Shape.Outline</c>, but for edges that cross or overlap; <c>Status.Count</c>
        /// (more than 2^22 segments or crossings), <c>Status.Negative</c> or
        /// <c>Status.NotFinite</c> (the tolerance is not above 0). On failure <c>shape</c> is null.
        /// </exception>
        public static Shape OutlineWithin(
            PathCommand[] commands,
            FillRule rule,
            double tolerance)
        {
            Check.NotNull(commands, "commands");
            ShapeHandle outShape;
            Status status = Native.sat_shape_new_outline_within(commands, (UIntPtr)commands.Length,
                rule, tolerance, out outShape);
            Check.Ok(status);
            return new Shape(outShape);
        }

        /// <summary>The kind of a shape.</summary>
        public ShapeKind Kind()
        {
            ShapeKind outKind;
            Status status = Native.sat_shape_kind(Handle, out outKind);
            Check.Ok(status);
            return outKind;
        }

        /// <summary>
        /// The area of a shape in its own coordinates, rounded: 0 for points, segments and chains;
        /// without the holes of a polygon. A transform multiplies it by the magnitude of its
        /// determinant.
        /// </summary>
        public double Area()
        {
            double outArea;
            Status status = Native.sat_shape_area(Handle, out outArea);
            Check.Ok(status);
            return outArea;
        }

        /// <summary>
        /// The centroid of a shape in its own coordinates, its centre of mass if the density is
        /// uniform; of a segment its middle. It is rounded. A transform moves it as it moves any
        /// point.
        /// </summary>
        public Vec2 Centroid()
        {
            Vec2 outCentroid;
            Status status = Native.sat_shape_centroid(Handle, out outCentroid);
            Check.Ok(status);
            return outCentroid;
        }

        /// <summary>
        /// The number of vertices: 1 for a circle (its centre), 2 for a segment or capsule.
        /// </summary>
        public long VertexCount()
        {
            UIntPtr outCount;
            Status status = Native.sat_shape_vertex_count(Handle, out outCount);
            Check.Ok(status);
            return Sizes.ToLong(outCount);
        }

        /// <summary>The vertices as they were given, of all rings one after the other.</summary>
        public Vec2[] Vertices()
        {
            var outVertices = new Vec2[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_shape_vertices(Handle, outVertices,
                (UIntPtr)outVertices.Length, out outCount)) == Status.Capacity)
            {
                outVertices = new Vec2[Lists.Grow(outVertices.Length, outCount)];
            }
            Check.Ok(status);
            return Lists.Trim(outVertices, outCount);
        }

        /// <summary>
        /// The number of rings of vertices: 1 and one for each hole of a polygon.
        /// </summary>
        public long RingCount()
        {
            UIntPtr outCount;
            Status status = Native.sat_shape_ring_count(Handle, out outCount);
            Check.Ok(status);
            return Sizes.ToLong(outCount);
        }

        /// <summary>The number of vertices of each ring, the outer one first.</summary>
        public long[] RingSizes()
        {
            var outSizes = new UIntPtr[Lists.Start];
            UIntPtr outCount;
            Status status;
            while ((status = Native.sat_shape_ring_sizes(Handle, outSizes, (UIntPtr)outSizes.Length,
                out outCount)) == Status.Capacity)
            {
                outSizes = new UIntPtr[Lists.Grow(outSizes.Length, outCount)];
            }
            Check.Ok(status);
            return Sizes.ToLong(Lists.Trim(outSizes, outCount));
        }

        /// <summary>
        /// The radius by which the hull of the vertices is inflated: 0 for shapes with sharp
        /// corners, the longer half-axis of an ellipse.
        /// </summary>
        public double Radius()
        {
            double outRadius;
            Status status = Native.sat_shape_radius(Handle, out outRadius);
            Check.Ok(status);
            return outRadius;
        }

        /// <summary>
        /// The half-axes, along x and y, of the ellipse around each vertex: of an ellipse its own,
        /// of other shapes both are the radius.
        /// </summary>
        public Vec2 HalfAxes()
        {
            Vec2 outHalfAxes;
            Status status = Native.sat_shape_half_axes(Handle, out outHalfAxes);
            Check.Ok(status);
            return outHalfAxes;
        }

        /// <summary>
        /// The least axis-aligned box around the shape at <c>transform</c>, rounded outward if the
        /// shape is round, concave or has curves.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.OutOfRange</c>.
        /// </exception>
        public Aabb Bounds(Transform transform)
        {
            Aabb outBounds;
            Status status = Native.sat_shape_bounds(Handle, ref transform, out outBounds);
            Check.Ok(status);
            return outBounds;
        }

        /// <summary>A sprite as one shape: the union of the pixels of a mask that count.</summary>
        /// <remarks>
        /// <para>Pixel (x, y) covers the closed square from (x, y) - <c>pivot</c> to (x + 1, y + 1)
        /// - <c>pivot</c>, so a transform turns, mirrors and scales the sprite about its pivot. The
        /// rings of the shape are the silhouettes with <c>Connectivity.Four</c>, in the same order.
        /// If not all pixels are connected by their sides, the shape is a
        /// <c>ShapeKind.MultiPolygon</c>; otherwise it is a rectangle or a concave polygon.</para>
        /// <para>Contacts, normals and depths are those of concave polygons: a side between two
        /// pixels is not an edge. Two upright sprites at whole pixels from each other are compared
        /// 64 pixels at a time.</para>
        /// <para>The shape does not change with the mask, and you may free the mask.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>; <c>Status.ZeroArea</c> (no pixel counts),
        /// <c>Status.OutOfRange</c> (a coordinate of the pivot is beyond 2^51), <c>Status.Count</c>
        /// (the silhouettes have more than 2^27 corners).
        /// </exception>
        public static Shape Mask(Mask mask, Vec2 pivot)
        {
            Check.NotNull(mask, "mask");
            using (mask.Handle.Read())
            {
                ShapeHandle outShape;
                Status status = Native.sat_shape_new_mask(mask.Handle, pivot, out outShape);
                Check.Ok(status);
                return new Shape(outShape);
            }
        }

        /// <summary>
        /// Makes one shape for each group of pixels that are connected by their sides, in the order
        /// of their first pixels: for landscapes whose parts fall apart.
        /// </summary>
        /// <remarks>
        /// <para>Pixels and pivot are those of <c>Shape.Mask</c>. The shapes are the silhouettes of
        /// the groups, with holes.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>; <c>Status.OutOfRange</c> (a coordinate of the pivot is beyond
        /// 2^51), <c>Status.Count</c> (a silhouette has more than 2^27 corners).
        /// </exception>
        public static Shape[] MaskGroups(Mask mask, Vec2 pivot)
        {
            Check.NotNull(mask, "mask");
            using (mask.Handle.Read())
            {
                var outShapes = new IntPtr[Lists.Start];
                UIntPtr outCount;
                Status status;
                while ((status = Native.sat_shape_new_mask_groups(mask.Handle, pivot, outShapes,
                    (UIntPtr)outShapes.Length, out outCount)) == Status.Capacity)
                {
                    outShapes = new IntPtr[Lists.Grow(outShapes.Length, outCount)];
                }
                Check.Ok(status);
                return Shape.Adopt(Lists.Trim(outShapes, outCount));
            }
        }
    }
}
