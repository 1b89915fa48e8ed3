// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    internal sealed class FlashStageHandle : SatHandle
    {
        /// <summary>For the runtime, which makes handles of results.</summary>
        internal FlashStageHandle()
        {
        }

        internal FlashStageHandle(IntPtr pointer, bool isOwned)
            : base(pointer, isOwned)
        {
        }

        protected override void Free(IntPtr pointer)
        {
            Native.sat_compat_flash_stage_free(pointer);
        }
    }

    /// <summary>
    /// A stage, made by <c>new FlashStage</c> or <c>_new_script</c>, freed with
    /// <c>FlashStage.Dispose</c>.
    /// </summary>
    public sealed partial class FlashStage : IDisposable
    {
        internal readonly FlashStageHandle Handle;

        internal FlashStage(FlashStageHandle handle)
        {
            Handle = handle;
        }

        /// <summary>Frees the object. After that it can no longer be used.</summary>
        public void Dispose()
        {
            Handle.Dispose();
        }

        /// <summary>A stage with an empty root, of a program in ActionScript 3.</summary>
        public FlashStage()
            : this(Make().Handle)
        {
        }

        private static FlashStage Make()
        {
            FlashStageHandle outStage;
            Status status = Native.sat_compat_flash_stage_new(out outStage);
            Check.Ok(status);
            return new FlashStage(outStage);
        }

        /// <summary>
        /// A stage with an empty root, of a program in a language: properties, empty boxes and hit
        /// tests answer as in this language.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a script).</exception>
        public static FlashStage NewScript(FlashScript script)
        {
            FlashStageHandle outStage;
            Status status = Native.sat_compat_flash_stage_new_script(script, out outStage);
            Check.Ok(status);
            return new FlashStage(outStage);
        }

        /// <summary>
        /// <c>new Sprite()</c>, <c>new MovieClip()</c>: an object that paints nothing itself. It
        /// has no parent yet.
        /// </summary>
        public uint CreateContainer()
        {
            using (Handle.Change())
            {
                uint outNode;
                Status status = Native.sat_compat_flash_stage_create_container(Handle, out outNode);
                Check.Ok(status);
                return outNode;
            }
        }

        /// <summary>
        /// <c>new Bitmap()</c>: an object whose pixels all count, whatever their alpha.
        /// </summary>
        public uint CreateBitmap(ushort width, ushort height)
        {
            using (Handle.Change())
            {
                uint outNode;
                Status status = Native.sat_compat_flash_stage_create_bitmap(Handle, width, height,
                    out outNode);
                Check.Ok(status);
                return outNode;
            }
        }

        /// <summary><c>addChild</c>: the child leaves the parent that it has.</summary>
        /// <exception cref="SatException">
        /// <c>Status.Index</c> (a node; the child is the root, or the parent or what it is in; or
        /// more than 1,000 objects would be within one another).
        /// </exception>
        public void AddChild(uint parent, uint child)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_compat_flash_stage_add_child(Handle, parent, child);
                Check.Ok(status);
            }
        }

        /// <summary>
        /// <c>removeChild</c>: removes an object, with all its descendants, from its parent.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public void Remove(uint child)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_compat_flash_stage_remove(Handle, child);
                Check.Ok(status);
            }
        }

        /// <summary>
        /// Clips an object by a clipping layer: its paint counts only where the layer's does, as
        /// long as both are children of the same container, as they are in Flash. From now on the
        /// layer itself does not count as paint. With <c>Constants.CompatFlashNoNode</c> the object
        /// is no longer clipped.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public void SetClippedBy(uint @object, uint layer)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_compat_flash_stage_set_clipped_by(Handle, @object,
                    layer);
                Check.Ok(status);
            }
        }

        /// <summary>
        /// <c>mask = …</c>: where the mask has no paint, the object has none either. A mask
        /// serves one object and does not count as paint itself; bitmaps are neither masked nor
        /// hidden as masks. With <c>Constants.CompatFlashNoNode</c> no mask.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public void SetMask(uint @object, uint mask)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_compat_flash_stage_set_mask(Handle, @object, mask);
                Check.Ok(status);
            }
        }

        /// <summary>
        /// <c>new Shape()</c>: an object with fills and strokes, which are copied. Its boxes with
        /// strokes (for <c>getBounds</c>) and without (for <c>getRect</c>) are those of the file
        /// that the shape comes from, in pixels; where they are null, the boxes round all points,
        /// control points included, and half the thickness of strokes.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Count</c>, <c>Status.InvalidEnum</c> (a paint, a step).
        /// </exception>
        public uint CreateGraphics(
            FlashLayer[] layers,
            Aabb? boundsWithStrokes = null,
            Aabb? boundsWithout = null)
        {
            Check.NotNull(layers, "layers");
            using (var borrowed = new Borrowed())
            using (Handle.Change())
            {
                NativeFlashLayer[] nativeLayers = FlashLayer.ToNative(layers, borrowed);
                Aabb[] nativeBoundsWithStrokes = Lists.Optional(boundsWithStrokes);
                Aabb[] nativeBoundsWithout = Lists.Optional(boundsWithout);
                uint outNode;
                Status status = Native.sat_compat_flash_stage_create_graphics(Handle, nativeLayers,
                    (UIntPtr)layers.Length, nativeBoundsWithStrokes, nativeBoundsWithout,
                    out outNode);
                Check.Ok(status);
                return outNode;
            }
        }

        /// <summary>
        /// Sets a property of an object. <c>X</c> and <c>Y</c> are cut off to whole twips.
        /// <c>Width</c> and <c>Height</c> set the scale by the unscaled size; negative ones are
        /// ignored. NaN: <c>X</c> and <c>Y</c> become 0, a scale reads as NaN and is 0 in the
        /// matrix, a rotation reads as NaN and leaves the matrix.
        /// </summary>
        /// <remarks>
        /// <para>On a stage of ActionScript 2 NaN is ignored, an infinite <c>_x</c> or <c>_y</c> is
        /// -107374182.4, and <c>_width</c> and <c>_height</c> may be negative and stretch a rotated
        /// object along both axes. A scale is a hundredth of <c>_xscale</c> or
        /// <c>_yscale</c>.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Index</c> (a node), <c>Status.InvalidEnum</c> (a property).
        /// </exception>
        public void Set(uint @object, FlashProperty property, double value)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_compat_flash_stage_set(Handle, @object, property, value);
                Check.Ok(status);
            }
        }

        /// <summary>What a property of an object reads as.</summary>
        /// <exception cref="SatException">
        /// <c>Status.Index</c> (a node), <c>Status.InvalidEnum</c> (a property).
        /// </exception>
        public double Property(uint @object, FlashProperty property)
        {
            using (Handle.Read())
            {
                double outValue;
                Status status = Native.sat_compat_flash_stage_property(Handle, @object, property,
                    out outValue);
                Check.Ok(status);
                return outValue;
            }
        }

        /// <summary>
        /// <c>transform.matrix = …</c>: the translation in pixels. Numbers are rounded to 16.16
        /// and to whole twips.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public void SetMatrix(uint @object, Transform matrix)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_compat_flash_stage_set_matrix(Handle, @object,
                    ref matrix);
                Check.Ok(status);
            }
        }

        /// <summary>The matrix of an object within its parent, the translation in pixels.</summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public Transform Matrix(uint @object)
        {
            using (Handle.Read())
            {
                Transform outMatrix;
                Status status = Native.sat_compat_flash_stage_matrix(Handle, @object,
                    out outMatrix);
                Check.Ok(status);
                return outMatrix;
            }
        }

        /// <summary><c>localToGlobal</c>, in pixels.</summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public Vec2 LocalToGlobal(uint @object, Vec2 point)
        {
            using (Handle.Read())
            {
                Vec2 outPoint;
                Status status = Native.sat_compat_flash_stage_local_to_global(Handle, @object,
                    point, out outPoint);
                Check.Ok(status);
                return outPoint;
            }
        }

        /// <summary><c>globalToLocal</c>, in pixels.</summary>
        /// <exception cref="SatException">
        /// <c>Status.Index</c> (a node), <c>Status.Singular</c> (no inverse).
        /// </exception>
        public Vec2 GlobalToLocal(uint @object, Vec2 point)
        {
            using (Handle.Read())
            {
                Vec2 outPoint;
                Status status = Native.sat_compat_flash_stage_global_to_local(Handle, @object,
                    point, out outPoint);
                Check.Ok(status);
                return outPoint;
            }
        }

        /// <summary>
        /// <c>getBounds(target)</c> if <c>strokes</c>, else <c>getRect(target)</c>, in pixels: all
        /// zero if the object holds nothing; on a stage of ActionScript 2 x and y are then
        /// 6710886.35, or 6710886.4 in the coordinates of another object. In the coordinates of
        /// another object it is the box round the moved corners of the own box.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Index</c> (a node), <c>Status.Singular</c> (a target without inverse).
        /// </exception>
        public FlashRectangle Bounds(uint @object, uint target, bool strokes)
        {
            using (Handle.Read())
            {
                FlashRectangle outBounds;
                Status status = Native.sat_compat_flash_stage_bounds(Handle, @object, target,
                    strokes, out outBounds);
                Check.Ok(status);
                return outBounds;
            }
        }

        /// <summary>
        /// <c>hitTestObject</c>, and <c>hitTest(clip)</c> of ActionScript 2: whether the boxes on
        /// the stage have a point in common; touching counts. Objects that hold nothing hit
        /// nothing.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public bool HitTestObject(uint a, uint b)
        {
            using (Handle.Read())
            {
                bool outHit;
                Status status = Native.sat_compat_flash_stage_hit_test_object(Handle, a, b,
                    out outHit);
                Check.Ok(status);
                return outHit;
            }
        }

        /// <summary>
        /// <c>hitTestPoint(x, y, shapeFlag)</c>, and <c>hitTest(x, y, shapeFlag)</c> of
        /// ActionScript 2: whether a point, in pixels of the root's coordinates, is in the object's
        /// box or, with the flag, in the paint of something in it. With the flag never for objects
        /// that are not on the stage. NaN is no hit, on a stage of ActionScript 2 nor is infinity.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public bool HitTestPoint(uint @object, double x, double y, bool shapeFlag)
        {
            using (Handle.Read())
            {
                bool outHit;
                Status status = Native.sat_compat_flash_stage_hit_test_point(Handle, @object, x, y,
                    shapeFlag, out outHit);
                Check.Ok(status);
                return outHit;
            }
        }

        /// <summary>
        /// The number of fills that an object itself paints: 1 for a bitmap, 0 for a container and
        /// on failure. Strokes are none, nor are paths without edges.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public long FillCount(uint @object)
        {
            using (Handle.Read())
            {
                UIntPtr outCount;
                Status status = Native.sat_compat_flash_stage_fill_count(Handle, @object,
                    out outCount);
                Check.Ok(status);
                return Sizes.ToLong(outCount);
            }
        }

        /// <summary>
        /// A fill that an object itself paints, as a shape in the object's own coordinates.
        /// <c>FlashStage.ExactTransform</c> says where it is. It stays the same while the object
        /// moves, so make it once. Free it with <c>Shape.Dispose</c>.
        /// </summary>
        /// <remarks>
        /// <para>The unit is a twip, a twentieth of a pixel. So all numbers are those of the
        /// player, and no placed point is rounded as long as it has fewer than 53 bits: two boxes
        /// that share a side touch. Multiply pixels by 20 to ask about a point.</para>
        /// <para>A fill whose only contour consists of segments is a polygon; any other is an
        /// outline, as of <c>Shape.Outline</c>, with its curves. Edges are joined where one ends
        /// and another begins; what is left open is closed by a segment; a curve without area is
        /// the segment between its ends. Strokes are not among the shapes, nor is what masks and
        /// scroll rectangles do. A bitmap is one rectangle. The player's own answers about points
        /// differ within a twip of a segment, and up to 0.7 pixels from a curve.</para>
        /// </remarks>
        /// <exception cref="SatException">
        /// <c>Status.Index</c> (a node, a fill), those of <c>Shape.Polygon</c> and
        /// <c>Shape.Outline</c> if edges cross or overlap: their numbers are those after joining;
        /// <c>Status.Unsupported</c> (an outline, if the library was built without curves).
        /// </exception>
        public Shape ExactShape(uint @object, long fill)
        {
            using (Handle.Read())
            {
                ShapeHandle outShape;
                Status status = Native.sat_compat_flash_stage_exact_shape(Handle, @object,
                    Sizes.ToNative(fill, "fill"), out outShape);
                Check.Ok(status);
                return new Shape(outShape);
            }
        }

        /// <summary>
        /// A stroke that an object itself paints, as a shape in the object's own coordinates,
        /// nowhere farther than <c>tolerance</c> twips from what a round pen of its thickness
        /// covers. Strokes are numbered as they were added. Like the fills it is in twips and stays
        /// the same while the object moves. The player draws strokes at least a pixel thick on the
        /// stage, however an object is scaled; this one has the thickness given.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Index</c> (a node, a stroke), <c>Status.Negative</c> or
        /// <c>Status.NotFinite</c> (the thickness or the tolerance is not above 0),
        /// <c>Status.TooFewPoints</c> (no edge), <c>Status.Count</c> (it would take more than 2^22
        /// segments or crossings), <c>Status.Unsupported</c> (if the library was built without
        /// curves).
        /// </exception>
        public Shape StrokeShapeWithin(uint @object, long stroke, double tolerance)
        {
            using (Handle.Read())
            {
                ShapeHandle outShape;
                Status status = Native.sat_compat_flash_stage_stroke_shape_within(Handle, @object,
                    Sizes.ToNative(stroke, "stroke"), tolerance, out outShape);
                Check.Ok(status);
                return new Shape(outShape);
            }
        }

        /// <summary>
        /// Where the shapes of an object are on the stage, in twips: the matrix from the object to
        /// the stage, as <c>localToGlobal</c> applies it. The player rounds each point to a twip;
        /// this places shapes as they are.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.Index</c> (a node), <c>Status.Singular</c> if the matrix has no inverse.
        /// </exception>
        public Transform ExactTransform(uint @object)
        {
            using (Handle.Read())
            {
                Transform outTransform;
                Status status = Native.sat_compat_flash_stage_exact_transform(Handle, @object,
                    out outTransform);
                Check.Ok(status);
                return outTransform;
            }
        }

        /// <summary>
        /// <c>scrollRect = rectangle</c>: of the object's coordinates this part shows, its corner
        /// at the object's origin. What is outside is not hit with the shape flag; the object's box
        /// is that of the part, whatever it holds. null: all shows again.
        /// </summary>
        /// <remarks>
        /// <para>Sides are whole pixels: in ActionScript 3 x, y, x + width and y + height are
        /// rounded, ties to even; in 2 x, y, width and height are cut off. The player applies it
        /// from the next frame on, this at once.</para>
        /// </remarks>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public void SetScrollRect(uint @object, FlashRectangle? rectangle = null)
        {
            using (Handle.Change())
            {
                FlashRectangle[] nativeRectangle = Lists.Optional(rectangle);
                Status status = Native.sat_compat_flash_stage_set_scroll_rect(Handle, @object,
                    nativeRectangle);
                Check.Ok(status);
            }
        }

        /// <summary><c>scrollRect</c>, in whole pixels; null if the object has none.</summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public FlashRectangle? ScrollRect(uint @object)
        {
            using (Handle.Read())
            {
                FlashRectangle outRectangle;
                Status status = Native.sat_compat_flash_stage_scroll_rect(Handle, @object,
                    out outRectangle);
                Check.Ok(status);
                return double.IsNaN(outRectangle.X) ? (FlashRectangle?)null : outRectangle;
            }
        }

        /// <summary>
        /// <c>transform.concatenatedMatrix</c>: from the object's coordinates to the stage, with
        /// the scroll rectangles of what it is in, without its own; the translation in pixels. In
        /// ActionScript 3 the matrix of an object that is not on the stage is its own with a and d
        /// five times as large, as the player gives it at high quality.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public Transform ConcatenatedMatrix(uint @object)
        {
            using (Handle.Read())
            {
                Transform outMatrix;
                Status status = Native.sat_compat_flash_stage_concatenated_matrix(Handle, @object,
                    out outMatrix);
                Check.Ok(status);
                return outMatrix;
            }
        }

        /// <summary>
        /// <c>startDrag(lockCenter, bounds)</c>: the object follows the mouse from now on, and an
        /// object that was dragged before stays where it is. With <c>lockCenter</c> its origin
        /// jumps to the mouse, else it keeps its distance. Within the bounds its origin stays: in
        /// pixels of the parent's coordinates, in ActionScript 3 the corners of a rectangle, in 2
        /// the arguments left, top, right and bottom. They are cut off to twips and put in order;
        /// NaN is 0, in ActionScript 2 so is infinity. null: no bounds.
        /// </summary>
        /// <remarks>
        /// <para>Nothing moves before the next <c>FlashStage.SetMouse</c> or
        /// <c>FlashStage.StopDrag</c>.</para>
        /// </remarks>
        /// <exception cref="SatException"><c>Status.Index</c> (a node).</exception>
        public void StartDrag(uint @object, bool lockCenter, Aabb? bounds = null)
        {
            using (Handle.Change())
            {
                Aabb[] nativeBounds = Lists.Optional(bounds);
                Status status = Native.sat_compat_flash_stage_start_drag(Handle, @object,
                    lockCenter, nativeBounds);
                Check.Ok(status);
            }
        }

        /// <summary>
        /// The place of the mouse, in pixels of the stage; (0, 0) at first. The dragged object
        /// follows. Also call it once a frame if the dragged object, or one of its containers,
        /// moves by itself.
        /// </summary>
        public void SetMouse(Vec2 mouse)
        {
            using (Handle.Change())
            {
                Status status = Native.sat_compat_flash_stage_set_mouse(Handle, mouse);
                Check.Ok(status);
            }
        }

        /// <summary>
        /// <c>stopDrag()</c>: the dragged object follows the mouse once more, and then no longer.
        /// </summary>
        public void StopDrag()
        {
            using (Handle.Change())
            {
                Status status = Native.sat_compat_flash_stage_stop_drag(Handle);
                Check.Ok(status);
            }
        }
    }
}
