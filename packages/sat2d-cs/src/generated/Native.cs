// Made by `cargo run -p sat2d-api`; do not edit.
using System;
using System.Runtime.InteropServices;

namespace Sat2d
{
    /// <summary>The functions of the native library.</summary>
    internal static class Native
    {
        internal const string Library = "sat2d";

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr sat_status_message(
            Status status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr sat_last_error();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int sat_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr sat_version_string();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int sat_abi_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_version_check_header(
            int version,
            int abiVersion);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr sat_alloc(
            UIntPtr size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void sat_free(
            IntPtr memory);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void sat_last_error_details(
            out ErrorDetails outDetails);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Transform sat_transform_identity();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Transform sat_transform_translation(
            Vec2 position);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_placement(
            Vec2 position,
            double rotation,
            double scaleX,
            double scaleY,
            out Transform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_placement_degrees(
            Vec2 position,
            double rotation,
            double scaleX,
            double scaleY,
            out Transform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_product(
            ref Transform outer,
            ref Transform inner,
            out Transform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_nested(
            Transform[] levels,
            UIntPtr count,
            out Transform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_anchored(
            ref Transform transform,
            Vec2 anchor,
            out Transform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_inverse(
            ref Transform transform,
            out Transform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_apply(
            ref Transform transform,
            Vec2 point,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_position(
            ref Transform transform,
            out Vec2 outPosition);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_is_mirrored(
            ref Transform transform,
            [MarshalAs(UnmanagedType.I1)] out bool outMirrored);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_transform_is_similarity(
            ref Transform transform,
            [MarshalAs(UnmanagedType.I1)] out bool outSimilarity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_polygon_validate(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            out PolygonFault outFault);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_polygon_is_concave(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            [MarshalAs(UnmanagedType.I1)] out bool outConcave);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_polygon_reflex_vertices(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            [Out] uint[] outVertices,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_polygon_centroid(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            out Vec2 outCentroid);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_multipolygon_validate(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr[] partSizes,
            UIntPtr partCount,
            out MultipolygonFault outFault);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_polygon_simplify(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            double tolerance,
            Deviation deviation,
            [Out] UIntPtr[] outRingSizes,
            [Out] uint[] outVertices,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_multipolygon_simplify(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr[] partSizes,
            UIntPtr partCount,
            double tolerance,
            Deviation deviation,
            [Out] UIntPtr[] outRingSizes,
            [Out] uint[] outVertices,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_polygon_decompose(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            DecomposeOptions[] options,
            ref NativePieceBuffers buffers,
            out Decomposition outDecomposition);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_decomposer_new(
            out DecomposerHandle outDecomposer);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void sat_decomposer_free(
            IntPtr decomposer);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_decomposer_decompose(
            DecomposerHandle decomposer,
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            DecomposeOptions[] options,
            ref NativePieceBuffers buffers,
            out Decomposition outDecomposition);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_decomposer_decompose_trusted(
            DecomposerHandle decomposer,
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            DecomposeOptions[] options,
            ref NativePieceBuffers buffers,
            out Decomposition outDecomposition);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_polygons_decompose(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr[] polygonSizes,
            UIntPtr polygonCount,
            DecomposeOptions[] options,
            ref NativePieceBuffers buffers,
            [Out] DecomposedPolygon[] outPolygons);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_polygons_decompose_trusted(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr[] polygonSizes,
            UIntPtr polygonCount,
            DecomposeOptions[] options,
            ref NativePieceBuffers buffers,
            [Out] DecomposedPolygon[] outPolygons);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_polygon_approximate(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            DecomposeOptions[] options,
            double tolerance,
            Deviation deviation,
            ref NativePieceBuffers buffers,
            out Decomposition outDecomposition);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_share(
            ShapeHandle shape,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void sat_shape_free(
            IntPtr shape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_circle(
            Vec2 center,
            double radius,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_ellipse(
            double halfWidth,
            double halfHeight,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_segment(
            Vec2 start,
            Vec2 end,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_capsule(
            Vec2 start,
            Vec2 end,
            double radius,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_rectangle(
            double width,
            double height,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_rectangle_xywh(
            double x,
            double y,
            double width,
            double height,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_convex_polygon(
            Vec2[] points,
            UIntPtr count,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_rounded_polygon(
            Vec2[] points,
            UIntPtr count,
            double radius,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_polygon(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_polygon_with(
            Vec2[] points,
            UIntPtr[] ringSizes,
            UIntPtr ringCount,
            DecomposeOptions[] options,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_hull(
            Vec2[] points,
            UIntPtr count,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_tiles(
            byte[] cells,
            UIntPtr columns,
            UIntPtr rows,
            Vec2 size,
            Vec2 origin,
            [Out] IntPtr[] outShapes,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_chain(
            Vec2[] points,
            UIntPtr count,
            [MarshalAs(UnmanagedType.I1)] bool closed,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_outline(
            PathCommand[] commands,
            UIntPtr count,
            FillRule rule,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_flattened(
            ShapeHandle shape,
            double tolerance,
            [Out] Vec2[] outVertices,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_flattened_ring_sizes(
            ShapeHandle shape,
            double tolerance,
            [Out] UIntPtr[] outSizes,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_stroke_within(
            PathCommand[] commands,
            UIntPtr count,
            ref Stroke stroke,
            double tolerance,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_outline_within(
            PathCommand[] commands,
            UIntPtr count,
            FillRule rule,
            double tolerance,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_kind(
            ShapeHandle shape,
            out ShapeKind outKind);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_area(
            ShapeHandle shape,
            out double outArea);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_centroid(
            ShapeHandle shape,
            out Vec2 outCentroid);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_vertex_count(
            ShapeHandle shape,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_vertices(
            ShapeHandle shape,
            [Out] Vec2[] outVertices,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_ring_count(
            ShapeHandle shape,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_ring_sizes(
            ShapeHandle shape,
            [Out] UIntPtr[] outSizes,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_radius(
            ShapeHandle shape,
            out double outRadius);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_half_axes(
            ShapeHandle shape,
            out Vec2 outHalfAxes);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_bounds(
            ShapeHandle shape,
            ref Transform transform,
            out Aabb outBounds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_new(
            UIntPtr width,
            UIntPtr height,
            out MaskHandle outMask);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_new_alpha(
            byte[] alpha,
            UIntPtr width,
            UIntPtr height,
            byte threshold,
            out MaskHandle outMask);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_new_words(
            ulong[] words,
            UIntPtr width,
            UIntPtr height,
            out MaskHandle outMask);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_clone(
            MaskHandle mask,
            out MaskHandle outMask);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void sat_mask_free(
            IntPtr mask);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_width(
            MaskHandle mask,
            out UIntPtr outWidth);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_height(
            MaskHandle mask,
            out UIntPtr outHeight);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_get(
            MaskHandle mask,
            UIntPtr x,
            UIntPtr y,
            [MarshalAs(UnmanagedType.I1)] out bool outIsSet);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_set(
            MaskHandle mask,
            UIntPtr x,
            UIntPtr y,
            [MarshalAs(UnmanagedType.I1)] bool isSet);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_fill(
            MaskHandle mask,
            ShapeHandle shape,
            ref Transform transform,
            [MarshalAs(UnmanagedType.I1)] bool isSet);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_count(
            MaskHandle mask,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_is_empty(
            MaskHandle mask,
            [MarshalAs(UnmanagedType.I1)] out bool outIsEmpty);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_bounds(
            MaskHandle mask,
            out PixelBox outBox);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_word(
            MaskHandle mask,
            long x,
            long y,
            out ulong outWord);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_overlaps(
            MaskHandle mask,
            MaskHandle other,
            Pixel offset,
            [MarshalAs(UnmanagedType.I1)] out bool outOverlaps);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_overlap_area(
            MaskHandle mask,
            MaskHandle other,
            Pixel offset,
            out UIntPtr outArea);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_overlap_mask(
            MaskHandle mask,
            MaskHandle other,
            Pixel offset,
            out MaskHandle outMask);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_first_overlap(
            MaskHandle mask,
            MaskHandle other,
            Pixel offset,
            out FoundPixel outPixel);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_mask_silhouettes(
            MaskHandle mask,
            Connectivity connectivity,
            ref NativeSilhouetteBuffers buffers,
            out Silhouettes outSilhouettes);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_mask(
            MaskHandle mask,
            Vec2 pivot,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_shape_new_mask_groups(
            MaskHandle mask,
            Vec2 pivot,
            [Out] IntPtr[] outShapes,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_collide(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb,
            out Relation outRelation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        [return: MarshalAs(UnmanagedType.I1)]
        internal static extern bool sat_hits(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        [return: MarshalAs(UnmanagedType.I1)]
        internal static extern bool sat_overlaps(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_point_relation(
            ShapeHandle shape,
            ref Transform transform,
            Vec2 point,
            out Relation outRelation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_contact(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb,
            out Manifold outManifold);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_contacts(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb,
            [Out] Manifold[] outManifolds,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_rounding_margin(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb,
            out double outMargin);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_distance(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb,
            out ClosestPoints outClosest);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_within(
            ShapeHandle inner,
            ref Transform innerTransform,
            ShapeHandle outer,
            ref Transform outerTransform,
            out Containment outContainment);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_separation(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb,
            out MinimumTranslation outTranslation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_separation_within(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb,
            ulong workLimit,
            out MinimumTranslation outTranslation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_explain(
            ShapeHandle a,
            ref Transform ta,
            ShapeHandle b,
            ref Transform tb,
            out ExplanationHandle outExplanation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void sat_explanation_free(
            IntPtr explanation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_explanation_relation(
            ExplanationHandle explanation,
            out Relation outRelation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_explanation_point(
            ExplanationHandle explanation,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_explanation_axes(
            ExplanationHandle explanation,
            [Out] SeparatingAxis[] outAxes,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_explanation_json(
            ExplanationHandle explanation,
            [Out] byte[] outText,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_cast_segment(
            ShapeHandle shape,
            ref Transform transform,
            Vec2 start,
            Vec2 end,
            out RayHit outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_cast_ray(
            ShapeHandle shape,
            ref Transform transform,
            Vec2 origin,
            Vec2 direction,
            double reach,
            out RayHit outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_motion_between(
            ref Transform start,
            ref Transform end,
            out Motion outMotion);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_motion_at(
            ref Motion motion,
            double time,
            out Transform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_sweep(
            ShapeHandle a,
            ref Motion motionA,
            ShapeHandle b,
            ref Motion motionB,
            out Impact outImpact);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_sweep_with(
            ShapeHandle a,
            ref Motion motionA,
            ShapeHandle b,
            ref Motion motionB,
            SweepOptions[] options,
            out Impact outImpact);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_sweep_bounds(
            ShapeHandle a,
            ref Motion motionA,
            ShapeHandle b,
            ref Motion motionB,
            out ImpactBounds outBounds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_resolve(
            Vec2 normal,
            double depth,
            double inverseMassA,
            double inverseMassB,
            out Resolution outResolution);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_rebound(
            Vec2 normal,
            Vec2 velocityA,
            double inverseMassA,
            Vec2 velocityB,
            double inverseMassB,
            double restitution,
            out Velocities outVelocities);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_slide(
            Vec2 velocity,
            Vec2 normal,
            out Vec2 outVelocity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_batch_rectangles_f64(
            ref NativeRectanglesF64 a,
            ref NativeRectanglesF64 b,
            UIntPtr count,
            [Out] Relation[] outRelations,
            out UIntPtr outAnswered);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_batch_rectangles_f32(
            ref NativeRectanglesF32 a,
            ref NativeRectanglesF32 b,
            UIntPtr count,
            [Out] Relation[] outRelations,
            out UIntPtr outAnswered);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_batch_pairs(
            IntPtr[] shapes,
            Transform[] transforms,
            UIntPtr bodyCount,
            uint[] pairs,
            UIntPtr pairCount,
            [Out] Relation[] outRelations,
            out UIntPtr outAnswered);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_new(
            out WorldHandle outWorld);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void sat_world_free(
            IntPtr world);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_parallel(
            WorldHandle world,
            [MarshalAs(UnmanagedType.I1)] bool parallel);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_parallel_from(
            WorldHandle world,
            UIntPtr nearPairs);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        [return: MarshalAs(UnmanagedType.I1)]
        internal static extern bool sat_body_id_equal(
            BodyId a,
            BodyId b);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        [return: MarshalAs(UnmanagedType.I1)]
        internal static extern bool sat_body_id_is_none(
            BodyId id);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern NativeBody sat_body_default();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_insert(
            WorldHandle world,
            ref NativeBody body,
            out BodyId outId);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_insert_many(
            WorldHandle world,
            NativeBody[] bodies,
            UIntPtr count,
            [Out] BodyId[] outIds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_remove(
            WorldHandle world,
            BodyId id);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_attach(
            WorldHandle world,
            BodyId owner,
            ref NativeBody part,
            out BodyId outId);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_owner(
            WorldHandle world,
            BodyId id,
            out BodyId outOwner);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_parts(
            WorldHandle world,
            BodyId id,
            [Out] BodyId[] outParts,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_local_transform(
            WorldHandle world,
            BodyId id,
            out Transform outLocal);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_local_transform(
            WorldHandle world,
            BodyId id,
            ref Transform local);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_get(
            WorldHandle world,
            BodyId id,
            out NativeBody outBody);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_transform(
            WorldHandle world,
            BodyId id,
            out Transform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_user(
            WorldHandle world,
            BodyId id,
            out ulong outUser);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_kind(
            WorldHandle world,
            BodyId id,
            out BodyKind outKind);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_contains(
            WorldHandle world,
            BodyId id,
            [MarshalAs(UnmanagedType.I1)] out bool outContains);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_body_count(
            WorldHandle world,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_bodies(
            WorldHandle world,
            [Out] BodyId[] outIds,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_bounds(
            WorldHandle world,
            BodyId id,
            out Aabb outBounds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_relation(
            WorldHandle world,
            BodyId a,
            BodyId b,
            out Relation outRelation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_within(
            WorldHandle world,
            BodyId inner,
            BodyId outer,
            out Containment outContainment);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_contact(
            WorldHandle world,
            BodyId a,
            BodyId b,
            out Manifold outManifold);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_contacts(
            WorldHandle world,
            BodyId a,
            BodyId b,
            [Out] Manifold[] outManifolds,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_transform(
            WorldHandle world,
            BodyId id,
            ref Transform transform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_transforms(
            WorldHandle world,
            BodyId[] ids,
            Transform[] transforms,
            UIntPtr count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_shape(
            WorldHandle world,
            BodyId id,
            ShapeHandle shape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_kind(
            WorldHandle world,
            BodyId id,
            BodyKind kind);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_kinds(
            WorldHandle world,
            BodyId[] ids,
            BodyKind[] kinds,
            UIntPtr count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_filter(
            WorldHandle world,
            BodyId id,
            Filter filter);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_user(
            WorldHandle world,
            BodyId id,
            ulong user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_inverse_mass(
            WorldHandle world,
            BodyId id,
            double inverseMass);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_step(
            WorldHandle world);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_step_within(
            WorldHandle world,
            UIntPtr maxPairs);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_touching_tolerance(
            WorldHandle world,
            double tolerance);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_touching_tolerance(
            WorldHandle world,
            out double outTolerance);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_event_count(
            WorldHandle world,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_events(
            WorldHandle world,
            [Out] PairEvent[] outEvents,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_pair_predicate(
            WorldHandle world,
            NativePairPredicate predicate,
            IntPtr user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_set_one_way(
            WorldHandle world,
            BodyId id,
            Vec2 direction);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_one_way(
            WorldHandle world,
            BodyId id,
            out Vec2 outDirection);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_separate(
            WorldHandle world,
            UIntPtr iterations,
            out SeparateResult outResult);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_separate_within(
            WorldHandle world,
            UIntPtr iterations,
            UIntPtr maxPairs,
            out SeparateResult outResult);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_move_and_slide(
            WorldHandle world,
            BodyId id,
            Vec2 delta,
            [Out] SlideHit[] outHits,
            UIntPtr capacity,
            out SlideResult outResult);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_move_and_slide_with(
            WorldHandle world,
            BodyId id,
            Vec2 delta,
            MoveOptions[] options,
            [Out] SlideHit[] outHits,
            UIntPtr capacity,
            out SlideResult outResult);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_move_character(
            WorldHandle world,
            BodyId id,
            Vec2 delta,
            CharacterOptions[] options,
            [Out] SlideHit[] outHits,
            UIntPtr capacity,
            out CharacterResult outResult);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern NativeQueryFilter sat_query_filter_default();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_query_point(
            WorldHandle world,
            Vec2 point,
            NativeQueryFilter[] filter,
            [Out] BodyId[] outIds,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_query_box(
            WorldHandle world,
            Aabb region,
            Coverage coverage,
            NativeQueryFilter[] filter,
            [Out] BodyId[] outIds,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_query_circle(
            WorldHandle world,
            Vec2 center,
            double radius,
            Coverage coverage,
            NativeQueryFilter[] filter,
            [Out] BodyId[] outIds,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_query_shape(
            WorldHandle world,
            ShapeHandle shape,
            ref Transform transform,
            Coverage coverage,
            NativeQueryFilter[] filter,
            [Out] BodyId[] outIds,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_each_at_point(
            WorldHandle world,
            Vec2 point,
            NativeQueryFilter[] filter,
            NativeBodyCallback callback,
            IntPtr user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_each_in_box(
            WorldHandle world,
            Aabb region,
            Coverage coverage,
            NativeQueryFilter[] filter,
            NativeBodyCallback callback,
            IntPtr user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_each_in_circle(
            WorldHandle world,
            Vec2 center,
            double radius,
            Coverage coverage,
            NativeQueryFilter[] filter,
            NativeBodyCallback callback,
            IntPtr user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_each_in_shape(
            WorldHandle world,
            ShapeHandle shape,
            ref Transform transform,
            Coverage coverage,
            NativeQueryFilter[] filter,
            NativeBodyCallback callback,
            IntPtr user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_nearest(
            WorldHandle world,
            Vec2 point,
            UIntPtr k,
            double reach,
            NativeQueryFilter[] filter,
            [Out] NearBody[] outBodies,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_cast_ray(
            WorldHandle world,
            Vec2 origin,
            Vec2 direction,
            double reach,
            NativeQueryFilter[] filter,
            out BodyRayHit outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_cast_ray_all(
            WorldHandle world,
            Vec2 origin,
            Vec2 direction,
            double reach,
            NativeQueryFilter[] filter,
            [Out] BodyRayHit[] outHits,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_each_on_ray(
            WorldHandle world,
            Vec2 origin,
            Vec2 direction,
            double reach,
            NativeQueryFilter[] filter,
            NativeRayCallback callback,
            IntPtr user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_sweep(
            WorldHandle world,
            ShapeHandle shape,
            ref Motion motion,
            NativeQueryFilter[] filter,
            out BodyImpact outImpact);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_save(
            WorldHandle world,
            [Out] byte[] outBytes,
            UIntPtr capacity,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_restore(
            byte[] bytes,
            UIntPtr count,
            out WorldHandle outWorld);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_clone(
            WorldHandle world,
            out WorldHandle outWorld);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_start_recording(
            WorldHandle world,
            NativeRecordCallback callback,
            IntPtr user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_stop_recording(
            WorldHandle world,
            [MarshalAs(UnmanagedType.I1)] out bool outComplete);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_fingerprint(
            WorldHandle world,
            out ulong outFingerprint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_draw(
            WorldHandle world,
            ref NativeDrawCallbacks callbacks,
            IntPtr user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_world_draw_body(
            WorldHandle world,
            BodyId id,
            ref NativeDrawCallbacks callbacks,
            IntPtr user);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern FlashMirror sat_compat_flash_mirror_of(
            double scaleX);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_collide(
            ref FlashRect a,
            ref FlashRect b,
            out FlashOutcome outOutcome);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_global_rotation(
            FlashLevel[] levels,
            UIntPtr count,
            out double outRotation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_rectangle_side(
            ref FlashRectangle rectangle,
            FlashSide side,
            out double outPlace);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_rectangle_set_side(
            ref FlashRectangle rectangle,
            FlashSide side,
            double value,
            out FlashRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_rectangle_inflate(
            ref FlashRectangle rectangle,
            double dx,
            double dy,
            out FlashRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_rectangle_is_empty(
            ref FlashRectangle rectangle,
            FlashScript script,
            [MarshalAs(UnmanagedType.I1)] out bool outEmpty);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_rectangle_contains(
            ref FlashRectangle rectangle,
            double x,
            double y,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_rectangle_contains_rectangle(
            ref FlashRectangle a,
            ref FlashRectangle b,
            FlashScript script,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_rectangle_intersects(
            ref FlashRectangle a,
            ref FlashRectangle b,
            FlashScript script,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_rectangle_intersection(
            ref FlashRectangle a,
            ref FlashRectangle b,
            FlashScript script,
            out FlashRectangle outCommon);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_rectangle_union(
            ref FlashRectangle a,
            ref FlashRectangle b,
            FlashScript script,
            out FlashRectangle outBox);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_point_add(
            Vec2 a,
            Vec2 b,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_point_subtract(
            Vec2 a,
            Vec2 b,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_point_length(
            Vec2 point,
            out double outLength);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_point_distance(
            Vec2 a,
            Vec2 b,
            out double outDistance);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_point_interpolate(
            Vec2 a,
            Vec2 b,
            double f,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_point_normalize(
            Vec2 point,
            FlashScript script,
            double thickness,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_point_polar(
            double length,
            double angle,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_matrix_scale(
            ref Transform matrix,
            double sx,
            double sy,
            out Transform outMatrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_matrix_rotate(
            ref Transform matrix,
            double angle,
            out Transform outMatrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_matrix_translate(
            ref Transform matrix,
            double dx,
            double dy,
            out Transform outMatrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_matrix_concat(
            ref Transform matrix,
            ref Transform other,
            out Transform outMatrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_matrix_invert(
            ref Transform matrix,
            out Transform outMatrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_matrix_create_box(
            double scaleX,
            double scaleY,
            double rotation,
            double tx,
            double ty,
            out Transform outMatrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_matrix_create_gradient_box(
            double width,
            double height,
            double rotation,
            double tx,
            double ty,
            out Transform outMatrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_matrix_transform_point(
            ref Transform matrix,
            Vec2 point,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_matrix_delta_transform_point(
            ref Transform matrix,
            Vec2 point,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_new(
            out FlashStageHandle outStage);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_new_script(
            FlashScript script,
            out FlashStageHandle outStage);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void sat_compat_flash_stage_free(
            IntPtr stage);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_create_container(
            FlashStageHandle stage,
            out uint outNode);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_create_bitmap(
            FlashStageHandle stage,
            ushort width,
            ushort height,
            out uint outNode);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_add_child(
            FlashStageHandle stage,
            uint parent,
            uint child);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_remove(
            FlashStageHandle stage,
            uint child);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_set_clipped_by(
            FlashStageHandle stage,
            uint @object,
            uint layer);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_set_mask(
            FlashStageHandle stage,
            uint @object,
            uint mask);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_create_graphics(
            FlashStageHandle stage,
            NativeFlashLayer[] layers,
            UIntPtr count,
            Aabb[] boundsWithStrokes,
            Aabb[] boundsWithout,
            out uint outNode);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_set(
            FlashStageHandle stage,
            uint @object,
            FlashProperty property,
            double value);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_property(
            FlashStageHandle stage,
            uint @object,
            FlashProperty property,
            out double outValue);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_set_matrix(
            FlashStageHandle stage,
            uint @object,
            ref Transform matrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_matrix(
            FlashStageHandle stage,
            uint @object,
            out Transform outMatrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_local_to_global(
            FlashStageHandle stage,
            uint @object,
            Vec2 point,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_global_to_local(
            FlashStageHandle stage,
            uint @object,
            Vec2 point,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_bounds(
            FlashStageHandle stage,
            uint @object,
            uint target,
            [MarshalAs(UnmanagedType.I1)] bool strokes,
            out FlashRectangle outBounds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_hit_test_object(
            FlashStageHandle stage,
            uint a,
            uint b,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_hit_test_point(
            FlashStageHandle stage,
            uint @object,
            double x,
            double y,
            [MarshalAs(UnmanagedType.I1)] bool shapeFlag,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_fill_count(
            FlashStageHandle stage,
            uint @object,
            out UIntPtr outCount);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_exact_shape(
            FlashStageHandle stage,
            uint @object,
            UIntPtr fill,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_stroke_shape_within(
            FlashStageHandle stage,
            uint @object,
            UIntPtr stroke,
            double tolerance,
            out ShapeHandle outShape);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_exact_transform(
            FlashStageHandle stage,
            uint @object,
            out Transform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_set_scroll_rect(
            FlashStageHandle stage,
            uint @object,
            FlashRectangle[] rectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_scroll_rect(
            FlashStageHandle stage,
            uint @object,
            out FlashRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_concatenated_matrix(
            FlashStageHandle stage,
            uint @object,
            out Transform outMatrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_start_drag(
            FlashStageHandle stage,
            uint @object,
            [MarshalAs(UnmanagedType.I1)] bool lockCenter,
            Aabb[] bounds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_set_mouse(
            FlashStageHandle stage,
            Vec2 mouse);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_stage_stop_drag(
            FlashStageHandle stage);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_bitmap_hits_point(
            ref NativeFlashBitmap bitmap,
            FlashPixel corner,
            long threshold,
            FlashPixel point,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_bitmap_hits_rectangle(
            ref NativeFlashBitmap bitmap,
            FlashPixel corner,
            long threshold,
            FlashPixel upperLeft,
            int width,
            int height,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_bitmap_hits_bitmap(
            ref NativeFlashBitmap bitmap,
            FlashPixel corner,
            long threshold,
            ref NativeFlashBitmap other,
            FlashPixel otherCorner,
            long otherThreshold,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_flash_color_bounds(
            uint[] argb,
            UIntPtr width,
            UIntPtr height,
            [MarshalAs(UnmanagedType.I1)] bool transparent,
            uint mask,
            uint color,
            [MarshalAs(UnmanagedType.I1)] bool findColor,
            out FlashRectangle outBounds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_hit(
            AwtPoint[] a,
            AwtPoint[] b,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle_intersects(
            ref AwtRectangle a,
            ref AwtRectangle b,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle_contains(
            ref AwtRectangle a,
            int x,
            int y,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle_contains_rectangle(
            ref AwtRectangle a,
            ref AwtRectangle b,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle_intersection(
            ref AwtRectangle a,
            ref AwtRectangle b,
            out AwtRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle_union(
            ref AwtRectangle a,
            ref AwtRectangle b,
            out AwtRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle_add(
            ref AwtRectangle a,
            int x,
            int y,
            out AwtRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle_add_rectangle(
            ref AwtRectangle a,
            ref AwtRectangle b,
            out AwtRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle_grow(
            ref AwtRectangle a,
            int dx,
            int dy,
            out AwtRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle_translate(
            ref AwtRectangle a,
            int dx,
            int dy,
            out AwtRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_line2d_intersects_line(
            ref AwtLine2d a,
            ref AwtLine2d b,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_line2d_relative_ccw(
            ref AwtLine2d segment,
            double x,
            double y,
            out int outSide);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_line2d_point_segment_distance_squared(
            ref AwtLine2d segment,
            double x,
            double y,
            out double outSquare);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_line2d_point_line_distance_squared(
            ref AwtLine2d segment,
            double x,
            double y,
            out double outSquare);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_point2d_distance_squared(
            double x1,
            double y1,
            double x2,
            double y2,
            out double outSquare);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_intersects(
            ref AwtRectangle2d a,
            ref AwtRectangle2d b,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_contains(
            ref AwtRectangle2d a,
            double x,
            double y,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_contains_rectangle(
            ref AwtRectangle2d a,
            ref AwtRectangle2d b,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_outcode(
            ref AwtRectangle2d a,
            double x,
            double y,
            out uint outCode);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_intersects_line(
            ref AwtRectangle2d a,
            ref AwtLine2d segment,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_intersection(
            ref AwtRectangle2d a,
            ref AwtRectangle2d b,
            out AwtRectangle2d outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_union(
            ref AwtRectangle2d a,
            ref AwtRectangle2d b,
            out AwtRectangle2d outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_add_rectangle(
            ref AwtRectangle2d a,
            ref AwtRectangle2d b,
            out AwtRectangle2d outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_add(
            ref AwtRectangle2d a,
            double x,
            double y,
            out AwtRectangle2d outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_rectangle2d_bounds(
            ref AwtRectangle2d a,
            out AwtRectangle outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_ellipse2d_contains(
            ref AwtRectangle2d ellipseBox,
            double x,
            double y,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_ellipse2d_intersects(
            ref AwtRectangle2d ellipseBox,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_ellipse2d_contains_rectangle(
            ref AwtRectangle2d ellipseBox,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_round_rectangle2d_contains(
            ref AwtRoundRectangle2d a,
            double x,
            double y,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_round_rectangle2d_intersects(
            ref AwtRoundRectangle2d a,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_round_rectangle2d_contains_rectangle(
            ref AwtRoundRectangle2d a,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_arc2d_contains(
            ref AwtArc2d a,
            double x,
            double y,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_arc2d_contains_angle(
            ref AwtArc2d a,
            double angle,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_arc2d_contains_rectangle(
            ref AwtArc2d a,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_arc2d_intersects(
            ref AwtArc2d a,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_arc2d_bounds(
            ref AwtArc2d a,
            out AwtRectangle2d outRectangle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_polygon_contains(
            AwtPoint[] polygon,
            UIntPtr count,
            double x,
            double y,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_polygon_intersects(
            AwtPoint[] polygon,
            UIntPtr count,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_polygon_contains_rectangle(
            AwtPoint[] polygon,
            UIntPtr count,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_path2d_contains(
            AwtPathCommand[] path,
            UIntPtr count,
            AwtWinding winding,
            double x,
            double y,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_path2d_intersects(
            AwtPathCommand[] path,
            UIntPtr count,
            AwtWinding winding,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_path2d_contains_rectangle(
            AwtPathCommand[] path,
            UIntPtr count,
            AwtWinding winding,
            ref AwtRectangle2d rectangle,
            [MarshalAs(UnmanagedType.I1)] out bool outInside);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern AwtTransform sat_compat_awt_transform_identity();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_translate(
            ref AwtTransform transform,
            double tx,
            double ty,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_scale(
            ref AwtTransform transform,
            double sx,
            double sy,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_shear(
            ref AwtTransform transform,
            double shx,
            double shy,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_rotate(
            ref AwtTransform transform,
            double theta,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_rotate_about(
            ref AwtTransform transform,
            double theta,
            double x,
            double y,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_point(
            ref AwtTransform transform,
            double x,
            double y,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_from_matrix(
            double m00,
            double m10,
            double m01,
            double m11,
            double m02,
            double m12,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_from_rotation(
            double theta,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_from_rotation_about(
            double theta,
            double x,
            double y,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_from_vector(
            double vectorX,
            double vectorY,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_from_vector_about(
            double vectorX,
            double vectorY,
            double x,
            double y,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_from_quadrants(
            int n,
            double x,
            double y,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_rotate_by_vector(
            ref AwtTransform transform,
            double vectorX,
            double vectorY,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_quadrant_rotate(
            ref AwtTransform transform,
            int n,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_quadrant_rotate_about(
            ref AwtTransform transform,
            int n,
            double x,
            double y,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_concatenate(
            ref AwtTransform transform,
            ref AwtTransform other,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_pre_concatenate(
            ref AwtTransform transform,
            ref AwtTransform other,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_inverse(
            ref AwtTransform transform,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_invert(
            ref AwtTransform transform,
            out AwtTransform outTransform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_inverse_point(
            ref AwtTransform transform,
            double x,
            double y,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_delta_point(
            ref AwtTransform transform,
            double x,
            double y,
            out Vec2 outPoint);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_awt_transform_determinant(
            ref AwtTransform transform,
            out double outDeterminant);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_pygame_from_surface(
            byte[] alpha,
            UIntPtr width,
            UIntPtr height,
            int threshold,
            out MaskHandle outMask);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_pygame_overlap(
            MaskHandle mask,
            MaskHandle other,
            Pixel offset,
            PygameLong longBits,
            out FoundPixel outPixel);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_pygame_overlap_area(
            MaskHandle mask,
            MaskHandle other,
            Pixel offset,
            out UIntPtr outArea);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_pygame_overlap_mask(
            MaskHandle mask,
            MaskHandle other,
            Pixel offset,
            out MaskHandle outMask);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_xywh_rect_to_rect(
            ref XywhRect a,
            ref XywhRect b,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_xywh_circle_to_rect(
            ref XywhCircle circle,
            ref XywhRect rect,
            [MarshalAs(UnmanagedType.I1)] out bool outHit);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status sat_compat_typescript_is_concave(
            Vec2[] points,
            UIntPtr count,
            [MarshalAs(UnmanagedType.I1)] out bool outConcave);
    }
}
