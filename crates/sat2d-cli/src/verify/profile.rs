//! The profiles: what a table is checked against.

use clap::ValueEnum;

/// What a table is checked against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Profile {
    /// Rotated, possibly mirrored rectangles as the ActionScript original answers
    Flash,
    /// The rotation of nested containers as the ActionScript original computes it
    FlashRotation,
    /// `BitmapData.hitTest` as Flash players answer
    FlashBitmap,
    /// `BitmapData.getColorBoundsRect` as Flash players answer
    FlashColorBounds,
    /// `flash.geom.Rectangle` as Flash players answer
    FlashRectangle,
    /// `flash.geom.Point` as Flash players answer
    FlashPoint,
    /// `flash.geom.Matrix` as Flash players answer
    FlashMatrix,
    /// Properties of display objects as Flash players set and read them
    FlashDisplay,
    /// Properties of display objects, with the matrix before and after
    FlashDisplayMatrix,
    /// `localToGlobal` and `globalToLocal` as Flash players answer
    FlashLocalGlobal,
    /// `getBounds` and `getRect` as Flash players answer
    FlashBounds,
    /// `hitTestObject` and `hitTest(clip)` as Flash players answer
    FlashHitTestObject,
    /// `hitTestPoint` and `hitTest(x, y, shapeFlag)` as Flash players answer
    FlashHitTestPoint,
    /// Rows of points with the shape flag as Flash players answer
    FlashHitTestScan,
    /// Programs of display objects as Flash players answer
    FlashStage,
    /// Rectangles by integer corners as the Java original answers
    Awt,
    /// `java.awt.Rectangle` as the JDK answers
    AwtRectangle,
    /// `java.awt.geom.Rectangle2D` as the JDK answers
    #[value(name = "awt-rectangle2d")]
    AwtRectangle2d,
    /// `java.awt.geom.Line2D` as the JDK answers
    #[value(name = "awt-line2d")]
    AwtLine2d,
    /// `java.awt.Polygon` as the JDK answers
    AwtPolygon,
    /// `java.awt.geom.Path2D` as the JDK answers
    #[value(name = "awt-path2d")]
    AwtPath2d,
    /// `java.awt.geom.Ellipse2D` as the JDK answers
    #[value(name = "awt-ellipse2d")]
    AwtEllipse2d,
    /// `java.awt.geom.AffineTransform` as the JDK answers
    AwtTransform,
    /// Programs of all functions of `java.awt.geom.AffineTransform` as the JDK answers
    AwtAffine,
    /// `add`, `grow` and `translate` of `java.awt.Rectangle` as the JDK answers
    AwtRectangleChanges,
    /// Unions, bounds and distances of `java.awt.geom` as the JDK answers
    #[value(name = "awt-bounds2d")]
    AwtBounds2d,
    /// `java.awt.geom.RoundRectangle2D` as the JDK answers
    #[value(name = "awt-round-rectangle2d")]
    AwtRoundRectangle2d,
    /// `java.awt.geom.Arc2D` as the JDK answers
    #[value(name = "awt-arc2d")]
    AwtArc2d,
    /// The classes of floats of `java.awt.geom` as the JDK answers
    AwtFloat,
    /// Two polygons and whether their interiors meet, beside the answer of `java.awt.geom.Area`
    AwtArea,
    /// Upright rectangles as the Python original answers
    Xywh,
    /// A circle and an upright rectangle as the Python original answers
    XywhCircle,
    /// Two masks of pixels as `pygame.mask.Mask` answers
    PygameMask,
    /// Groups of connected pixels as `pygame.mask.Mask` finds them
    PygameComponents,
    /// Rectangles of whole numbers as `pygame.Rect` answers
    PygameRect,
    /// Concave polygons as the TypeScript original answers
    Slicing,
    /// Two shapes and their exact relation
    Relation,
    /// Two shapes and whether they hit, as any library answers; touching is a hit
    Hits,
    /// Two shapes and their depth of overlap
    Depth,
    /// Any of the tables of pairs above, against the exact answer
    Exact,
}

impl Profile {
    /// The name on the command line.
    pub fn name(self) -> String {
        self.to_possible_value()
            .map_or_else(String::new, |value| value.get_name().to_owned())
    }
}
