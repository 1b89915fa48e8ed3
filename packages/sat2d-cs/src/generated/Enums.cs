// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>
    /// The outcome of a call: <c>Status.Ok</c> or one of the <c>Status</c> codes.
    /// </summary>
    public enum Status : int
    {
        /// <summary>Success.</summary>
        Ok = 0,
        /// <summary>A pointer that must not be null is null.</summary>
        Null = 1,
        /// <summary>
        /// The caller's buffer is too small; the count that was written is the capacity needed.
        /// </summary>
        Capacity = 2,
        /// <summary>
        /// A count is larger than the size of any array, or than the library can index.
        /// </summary>
        Count = 3,
        /// <summary>Invalid enum value: a number is none of the constants of its type.</summary>
        InvalidEnum = 4,
        /// <summary>An error of the library itself.</summary>
        Internal = 5,
        /// <summary>
        /// The header that the program was compiled with does not match the library.
        /// </summary>
        Version = 6,
        /// <summary>A reserved field of a struct is not 0.</summary>
        Reserved = 7,
        /// <summary>The call needs more work, or more pairs, than the limit that was set.</summary>
        Limit = 8,
        /// <summary>There is not enough memory.</summary>
        Memory = 9,
        /// <summary>A number is NaN or infinite, or would become so in a computation.</summary>
        NotFinite = 10,
        /// <summary>
        /// A coordinate or length, as given or placed, is beyond 2^500, the range of exact answers.
        /// </summary>
        OutOfRange = 11,
        /// <summary>
        /// A radius, width, height, reach, inverse mass or restitution is negative.
        /// </summary>
        Negative = 12,
        /// <summary>There are fewer points than the shape has corners.</summary>
        TooFewPoints = 13,
        /// <summary>Two points are the same.</summary>
        RepeatedPoint = 14,
        /// <summary>All points of a polygon lie on one line.</summary>
        ZeroArea = 15,
        /// <summary>A polygon has a reflex corner.</summary>
        NotConvex = 16,
        /// <summary>A polygon crosses or touches itself.</summary>
        SelfIntersecting = 17,
        /// <summary>The determinant of a transform is 0.</summary>
        Singular = 18,
        /// <summary>
        /// No function returns this any more: a circle under a transform that is not a similarity
        /// is an ellipse.
        /// </summary>
        NotSimilarity = 19,
        /// <summary>A polygon has no ring.</summary>
        NoRings = 20,
        /// <summary>A ring turns back on itself.</summary>
        Spike = 21,
        /// <summary>Two edges of a polygon cross.</summary>
        EdgesCross = 22,
        /// <summary>Two edges of a polygon overlap along a segment.</summary>
        EdgesOverlap = 23,
        /// <summary>A ring passes through one point twice.</summary>
        RepeatedVertex = 24,
        /// <summary>A vertex of a ring lies on another edge of the same ring.</summary>
        VertexOnEdge = 25,
        /// <summary>A hole is not inside the outer ring.</summary>
        HoleOutside = 26,
        /// <summary>Two holes share area.</summary>
        NestedHoles = 27,
        /// <summary>Rings touch in so many points that they disconnect the interior.</summary>
        Disconnected = 28,
        /// <summary>Two placements differ by more than a rotation and a translation.</summary>
        NotRigid = 29,
        /// <summary>An index is beyond the end of its list.</summary>
        Index = 30,
        /// <summary>Two parts of a multipolygon have a common area.</summary>
        PartsOverlap = 31,
        /// <summary>Edges cross in a polygon that the caller declared valid.</summary>
        TrustMisplaced = 32,
        /// <summary>An outline with curves has no answer to this question.</summary>
        NotOffered = 33,
        /// <summary>No certificate was found for the relation of two shapes.</summary>
        NoCertificate = 34,
        /// <summary>No body has this id, or its body was removed.</summary>
        StaleId = 60,
        /// <summary>The world must not change while one of its callbacks runs.</summary>
        Busy = 61,
        /// <summary>The world cannot hold more bodies.</summary>
        Full = 62,
        /// <summary>The library was built without this feature.</summary>
        Unsupported = 63,
        /// <summary>The bytes are not a saved world.</summary>
        NotAWorld = 64,
        /// <summary>The world was saved in another version of the format.</summary>
        SaveVersion = 65,
        /// <summary>Bytes of a saved world are missing, superfluous or changed.</summary>
        Damaged = 66,
        /// <summary>The body is a part of another one, which moves it.</summary>
        IsPart = 67,
        /// <summary>The body is not a part of another one.</summary>
        NotAPart = 68,
    }

    /// <summary>
    /// Which way a result within a tolerance may deviate from its polygon: one of the
    /// <c>Deviation</c> constants.
    /// </summary>
    public enum Deviation : int
    {
        /// <summary>
        /// The default, both: the result may leave out a part of the polygon and cover a part of
        /// the outside.
        /// </summary>
        Either = 0,
        /// <summary>Outward only: the result covers the polygon, so it is never smaller.</summary>
        Outward = 1,
        /// <summary>Inward only: the polygon covers the result, so it is never larger.</summary>
        Inward = 2,
    }

    /// <summary>How to decompose a polygon: one of the <c>DecomposeMethod</c> constants.</summary>
    public enum DecomposeMethod : int
    {
        /// <summary>
        /// The default: the fewest pieces for nearly all polygons without holes of up to 127
        /// vertices; else within a few percent of the fewest, in about a millisecond for each 300
        /// vertices without holes.
        /// </summary>
        Balanced = 0,
        /// <summary>The least time, O(n log n), with more pieces than necessary.</summary>
        Fast = 1,
        /// <summary>
        /// The fewest pieces. The number is proven for polygons without holes, or with a few holes
        /// and up to a hundred vertices, unless they are too large for a search of some seconds
        /// (see <c>IsOptimal</c>); otherwise it is the best decomposition found in that time, with
        /// a bound (see <c>LowerBound</c>).
        /// </summary>
        Fewest = 2,
        /// <summary>
        /// Rotational slicing, for the results of older programs: many pieces, in the order of the
        /// cuts.
        /// </summary>
        Slicing = 3,
    }

    /// <summary>
    /// Which decomposition to prefer among those with equally many pieces: one of the
    /// <c>DecomposePreference</c> constants.
    /// </summary>
    public enum DecomposePreference : int
    {
        /// <summary>The default: the decomposition as the method finds it.</summary>
        AsCut = 0,
        /// <summary>
        /// Fatter pieces: a larger ratio of 4 pi times the area to the square of the perimeter.
        /// </summary>
        Fat = 1,
        /// <summary>Pieces with wider least angles.</summary>
        WideAngles = 2,
    }

    /// <summary>A kind of command: one of the <c>PathKind</c> constants.</summary>
    public enum PathKind : int
    {
        /// <summary>Begins a contour at <c>To</c>. The one before it is closed.</summary>
        MoveTo = 0,
        /// <summary>A segment to <c>To</c>.</summary>
        LineTo = 1,
        /// <summary>A quadratic Bézier curve with one <c>Control</c> point to <c>To</c>.</summary>
        QuadraticTo = 2,
        /// <summary>
        /// Quadratic curves that are nowhere farther than <c>Number</c> from the cubic Bézier
        /// curve with the control points <c>Control</c> and <c>Second</c> to <c>To</c>.
        /// </summary>
        CubicWithin = 3,
        /// <summary>
        /// The arc of an ellipse to <c>To</c>, as the command <c>A</c> of SVG paths: <c>Control</c>
        /// has its half-axes, <c>Number</c> is their rotation in degrees from x toward y, and
        /// <c>Arc</c> its flags. It becomes curves of at most a quarter of the ellipse each, of
        /// rounded control points: a point such as (3, 4) may lie beside an arc of radius 5 about
        /// the origin.
        /// </summary>
        ArcTo = 4,
        /// <summary>
        /// A rational quadratic Bézier curve to <c>To</c>, whose <c>Control</c> point has the
        /// weight <c>Number</c>: 1 for a parabola, from 0 to 1 for an arc of an ellipse.
        /// </summary>
        ConicTo = 5,
        /// <summary>Closes the contour by a segment to its begin.</summary>
        Close = 6,
    }

    /// <summary>Flags of an arc, combined by <c>|</c>.</summary>
    [Flags]
    public enum PathArc : uint
    {
        /// <summary>Of the two ways round, the longer one.</summary>
        Large = 1,
        /// <summary>Of the two directions, that from x toward y.</summary>
        Sweep = 2,
    }

    /// <summary>
    /// Which points are inside of contours: one of the <c>FillRule</c> constants.
    /// </summary>
    public enum FillRule : int
    {
        /// <summary>
        /// Those that contours wind round an odd number of times: each contour in another one is a
        /// hole.
        /// </summary>
        EvenOdd = 0,
        /// <summary>
        /// Those that contours do not wind round 0 times: a contour in another one is a hole if it
        /// runs the other way round.
        /// </summary>
        NonZero = 1,
    }

    /// <summary>
    /// What a stroke has where two edges meet at an angle: one of the <c>StrokeJoin</c> constants.
    /// </summary>
    public enum StrokeJoin : int
    {
        /// <summary>An arc around the corner.</summary>
        Round = 0,
        /// <summary>A straight edge between the outer corners of both edges.</summary>
        Bevel = 1,
        /// <summary>
        /// The point where the outer sides meet, if it is not farther from the corner than half the
        /// width times the miter limit; else as <c>StrokeJoin.Bevel</c>.
        /// </summary>
        Miter = 2,
    }

    /// <summary>
    /// What a stroke has at both ends of a contour that is not closed: one of the <c>StrokeCap</c>
    /// constants.
    /// </summary>
    public enum StrokeCap : int
    {
        /// <summary>Half a disc around the end.</summary>
        Round = 0,
        /// <summary>Nothing: the stroke ends where the path does.</summary>
        Butt = 1,
        /// <summary>Half a square beyond the end.</summary>
        Square = 2,
    }

    /// <summary>
    /// The kind of a shape: one of the <c>ShapeKind</c> constants. It depends on the shape's
    /// geometry: a rectangle without height is a segment.
    /// </summary>
    public enum ShapeKind : int
    {
        /// <summary>No shape.</summary>
        None = 0,
        /// <summary>A point.</summary>
        Point = 1,
        /// <summary>A circle.</summary>
        Circle = 2,
        /// <summary>A segment.</summary>
        Segment = 3,
        /// <summary>A capsule.</summary>
        Capsule = 4,
        /// <summary>A rectangle with sides along the axes of the shape's coordinates.</summary>
        Rectangle = 5,
        /// <summary>A convex polygon.</summary>
        ConvexPolygon = 6,
        /// <summary>A rounded convex polygon.</summary>
        RoundedPolygon = 7,
        /// <summary>A polygon that is concave or has holes.</summary>
        ConcavePolygon = 8,
        /// <summary>A chain of segments with two ends.</summary>
        OpenChain = 9,
        /// <summary>A chain of segments whose last vertex is connected to the first.</summary>
        ClosedChain = 10,
        /// <summary>Several polygons: a mask whose pixels are not all connected.</summary>
        MultiPolygon = 11,
        /// <summary>An ellipse with half-axes along the axes of its coordinates.</summary>
        Ellipse = 12,
        /// <summary>An outline of segments and curves.</summary>
        Outline = 13,
    }

    /// <summary>
    /// Which pixels are neighbours: <c>Connectivity.Four</c> or <c>Connectivity.Eight</c>.
    /// </summary>
    public enum Connectivity : int
    {
        /// <summary>
        /// Pixels that share a side. All rings are simple polygons; they may touch each other in
        /// corners.
        /// </summary>
        Four = 0,
        /// <summary>
        /// Pixels that share a side or a corner. A ring passes a corner twice where it joins two
        /// pixels.
        /// </summary>
        Eight = 1,
    }

    /// <summary>
    /// The relation of two shapes: <c>Relation.Disjoint</c>, <c>Relation.Touching</c> or
    /// <c>Relation.Overlapping</c>. As a condition it is the closed test: not disjoint.
    /// </summary>
    public enum Relation : int
    {
        /// <summary>The shapes have no point in common.</summary>
        Disjoint = 0,
        /// <summary>Their boundaries meet, their interiors do not.</summary>
        Touching = 1,
        /// <summary>
        /// Their interiors meet, and still do after every sufficiently small move. A segment has no
        /// interior; it overlaps a shape that it enters and a segment that it properly crosses.
        /// </summary>
        Overlapping = 2,
    }

    /// <summary>
    /// The kind of a feature of a boundary: one of the <c>FeatureKind</c> constants.
    /// </summary>
    public enum FeatureKind : int
    {
        /// <summary>No feature.</summary>
        None = 0,
        /// <summary>A sharp corner, an end of a segment, or a point.</summary>
        Vertex = 1,
        /// <summary>
        /// A straight edge; for a shape with a radius, the edge moved outward. A segment has only
        /// edge 0, for both of its sides.
        /// </summary>
        Edge = 2,
        /// <summary>
        /// The arc around a vertex of a shape with a radius. A circle has only arc 0.
        /// </summary>
        Arc = 3,
    }

    /// <summary>
    /// Which two kinds of features meet: one of the <c>ContactKind</c> constants.
    /// </summary>
    public enum ContactKind : int
    {
        /// <summary>Two vertices; also the value if there is no contact.</summary>
        VertexVertex = 0,
        /// <summary>A vertex and an edge.</summary>
        EdgeVertex = 1,
        /// <summary>Two edges, along a stretch of both: exactly if there are two points.</summary>
        EdgeEdge = 2,
        /// <summary>An arc and a vertex.</summary>
        ArcVertex = 3,
        /// <summary>An arc and an edge.</summary>
        ArcEdge = 4,
        /// <summary>Two arcs.</summary>
        ArcArc = 5,
    }

    /// <summary>One of the two shapes of a query: one of the <c>Side</c> constants.</summary>
    public enum Side : int
    {
        /// <summary>Neither.</summary>
        None = 0,
        /// <summary>The first shape.</summary>
        A = 1,
        /// <summary>The second shape.</summary>
        B = 2,
    }

    /// <summary>
    /// How a shape, the inner one, lies within another: one of the <c>Containment</c> constants. As
    /// a condition: whether all of it is inside; boundaries may meet.
    /// </summary>
    public enum Containment : int
    {
        /// <summary>A part of the inner shape is outside the outer one.</summary>
        None = 0,
        /// <summary>
        /// All of it is inside, and it touches the boundary of the outer shape from inside (in
        /// RCC-8 a tangential proper part). If the outer shape is a segment or point, it consists
        /// of boundary only.
        /// </summary>
        Touching = 1,
        /// <summary>
        /// All of it is in the interior of the outer shape (in RCC-8 a non-tangential proper part).
        /// </summary>
        Proper = 2,
        /// <summary>Both are the same set of points.</summary>
        Equal = 3,
    }

    /// <summary>
    /// What a sweep does about shapes that meet at the start: a <c>AtStart</c> constant.
    /// </summary>
    /// <remarks>
    /// <para>Shapes leave a contact at the start if they approach along its normal at a speed of 0
    /// or less, up to 2^-48 of their speeds: they move apart, or slide along each other. The sweep
    /// skips contacts that the shapes leave: in straight motions for good, with rotation until the
    /// shapes are apart by more than the contact distance. If rotating shapes come closer instead,
    /// the last time before that is the impact, and <c>Approach</c> may be 0. Pieces of concave
    /// shapes count one by one, so that a ball in a corner leaves one wall and hits the
    /// other.</para>
    /// </remarks>
    public enum AtStart : uint
    {
        /// <summary>Every contact is reported at time 0. The default.</summary>
        Report = 0,
        /// <summary>
        /// Contacts that the shapes leave are skipped, so that a body that was placed at its time
        /// of impact and rebounds can be swept again.
        /// </summary>
        SkipParting = 1,
        /// <summary>
        /// As <c>AtStart.SkipParting</c>; shapes that overlap at the start are skipped as a whole,
        /// in any direction of motion.
        /// </summary>
        SkipOverlapping = 2,
    }

    /// <summary>The kind of a body: one of the <c>BodyKind</c> constants.</summary>
    public enum BodyKind : int
    {
        /// <summary>The default: moves and is pushed.</summary>
        Moving = 0,
        /// <summary>
        /// Walls and floors: never reported with each other, never pushed, and without cost in
        /// every step in which they do not move. You may still move them.
        /// </summary>
        Static = 1,
        /// <summary>
        /// Detects moving and static bodies, but no other sensors. It neither pushes nor stops
        /// anything. For two sensors call <c>World.Relation</c> or <c>World.Contact</c>.
        /// </summary>
        Sensor = 2,
    }

    /// <summary>
    /// How a pair of bodies changed between two steps: one of the <c>Phase</c> constants.
    /// </summary>
    public enum Phase : int
    {
        /// <summary>They meet, and did not at the previous step.</summary>
        Begin = 0,
        /// <summary>They meet, as at the previous step.</summary>
        Stay = 1,
        /// <summary>They no longer meet or interact, or one of them was removed.</summary>
        End = 2,
    }

    /// <summary>
    /// The kinds of bodies that a query considers, and how: a sum of <c>QueryKinds</c> constants.
    /// </summary>
    [Flags]
    public enum QueryKinds : uint
    {
        /// <summary>Static bodies.</summary>
        Static = 1,
        /// <summary>Moving bodies.</summary>
        Moving = 2,
        /// <summary>Sensors.</summary>
        Sensors = 4,
        /// <summary>All three.</summary>
        All = 7,
        /// <summary>
        /// Added to kinds: rays and sweeps pass through one-way bodies in which they start, and
        /// through those that they meet first elsewhere than at a surface that faces the direction.
        /// It does not affect other queries. Alone it means all three kinds.
        /// </summary>
        OneWay = 8,
    }

    /// <summary>
    /// How much of a body must be in a region: one of the <c>Coverage</c> constants.
    /// </summary>
    public enum Coverage : int
    {
        /// <summary>At least one point: touching counts.</summary>
        Touching = 0,
        /// <summary>They overlap: touching does not count.</summary>
        Overlapping = 1,
        /// <summary>All of the body; boundaries may meet.</summary>
        Inside = 2,
    }

    /// <summary>
    /// What a stroke of a drawing shows, so that the caller can choose a colour: one of the
    /// <c>Paint</c> constants.
    /// </summary>
    public enum Paint : int
    {
        /// <summary>A static body.</summary>
        Static = 0,
        /// <summary>A moving body.</summary>
        Moving = 1,
        /// <summary>A sensor.</summary>
        Sensor = 2,
        /// <summary>The outline of a concave body, drawn over its pieces.</summary>
        Outline = 3,
        /// <summary>A contact: from the boundary of one body to that of the other.</summary>
        Contact = 4,
        /// <summary>The id of a body.</summary>
        Label = 5,
    }

    /// <summary>
    /// How a rectangle of the ActionScript program is mirrored: one of the <c>FlashMirror</c>
    /// constants.
    /// </summary>
    public enum FlashMirror : int
    {
        /// <summary>Not mirrored.</summary>
        None = 0,
        /// <summary>Left and right are swapped: a negative scaleX.</summary>
        Horizontal = 1,
        /// <summary>
        /// Top and bottom are swapped: a negative scaleY. The original describes this one without
        /// implementing it.
        /// </summary>
        Vertical = 2,
    }

    /// <summary>A side of a rectangle: one of the <c>FlashSide</c> constants.</summary>
    public enum FlashSide : int
    {
        /// <summary><c>left</c>.</summary>
        Left = 0,
        /// <summary><c>top</c>.</summary>
        Top = 1,
        /// <summary><c>right</c>.</summary>
        Right = 2,
        /// <summary><c>bottom</c>.</summary>
        Bottom = 3,
    }

    /// <summary>
    /// Which ActionScript asks, where the answers differ: one of the <c>FlashScript</c> constants.
    /// </summary>
    public enum FlashScript : int
    {
        /// <summary>ActionScript 3.</summary>
        As3 = 0,
        /// <summary>ActionScript 1 and 2.</summary>
        As2 = 1,
    }

    /// <summary>
    /// How a layer is painted: <c>FlashPaint.EvenOdd</c>, <c>…_NON_ZERO</c> or <c>…_STROKE</c>.
    /// </summary>
    public enum FlashPaint : int
    {
        /// <summary>
        /// Filled where a ray leaves through an odd number of edges: the usual fill.
        /// </summary>
        EvenOdd = 0,
        /// <summary>Filled where the edges go round at least once.</summary>
        NonZero = 1,
        /// <summary>A line along the path.</summary>
        Stroke = 2,
    }

    /// <summary>A step of a path: one of the three constants that end in <c>_TO</c>.</summary>
    public enum FlashPathKind : int
    {
        /// <summary><c>moveTo</c>.</summary>
        MoveTo = 0,
        /// <summary><c>lineTo</c>.</summary>
        LineTo = 1,
        /// <summary><c>curveTo</c>: a quadratic curve.</summary>
        CurveTo = 2,
    }

    /// <summary>
    /// A property of a display object: <c>FlashProperty.X</c> and the constants after it.
    /// </summary>
    public enum FlashProperty : int
    {
        /// <summary><c>X</c>, in pixels.</summary>
        X = 0,
        /// <summary><c>Y</c>, in pixels.</summary>
        Y = 1,
        /// <summary><c>Rotation</c>, in degrees.</summary>
        Rotation = 2,
        /// <summary><c>scaleX</c>.</summary>
        ScaleX = 3,
        /// <summary><c>scaleY</c>.</summary>
        ScaleY = 4,
        /// <summary><c>Width</c>, in pixels.</summary>
        Width = 5,
        /// <summary><c>Height</c>, in pixels.</summary>
        Height = 6,
    }

    /// <summary>How an arc is closed: one of the <c>AwtArcType</c> constants.</summary>
    public enum AwtArcType : int
    {
        /// <summary><c>OPEN</c>: not drawn closed; what is inside is as in a chord.</summary>
        Open = 0,
        /// <summary><c>CHORD</c>: by the segment between its ends.</summary>
        Chord = 1,
        /// <summary><c>PIE</c>: by segments to the centre.</summary>
        Pie = 2,
    }

    /// <summary>A kind of command: one of the <c>AwtPathKind</c> constants.</summary>
    public enum AwtPathKind : int
    {
        /// <summary><c>moveTo</c>: begins a new part of the path.</summary>
        MoveTo = 0,
        /// <summary><c>lineTo</c>: a segment from the current point.</summary>
        LineTo = 1,
        /// <summary><c>closePath</c>: a segment back to where the part began.</summary>
        Close = 2,
        /// <summary>
        /// <c>quadTo</c>: two commands of this kind in a row, with the control point and the end.
        /// </summary>
        QuadTo = 3,
        /// <summary>
        /// <c>curveTo</c>: three commands of this kind in a row, with both control points and the
        /// end.
        /// </summary>
        CurveTo = 4,
    }

    /// <summary>
    /// The rule for the inside of a path: one of the <c>AwtWinding</c> constants.
    /// </summary>
    public enum AwtWinding : int
    {
        /// <summary>
        /// <c>WIND_EVEN_ODD</c>: a point is inside if a ray from it crosses an odd number of edges.
        /// </summary>
        EvenOdd = 0,
        /// <summary>
        /// <c>WIND_NON_ZERO</c>, which Java assumes: a point is inside if the path winds round it,
        /// counting both directions against each other.
        /// </summary>
        NonZero = 1,
    }

    /// <summary>
    /// Which linear coefficients are in use: one of the <c>AwtForm</c> constants.
    /// </summary>
    public enum AwtForm : int
    {
        /// <summary><c>M00</c> and <c>M11</c>.</summary>
        Straight = 0,
        /// <summary><c>M01</c> and <c>M10</c>.</summary>
        Crossed = 1,
        /// <summary>All four.</summary>
        Full = 2,
        /// <summary>None: <c>M00</c> and <c>M11</c> are 1.</summary>
        Unit = 3,
    }

    /// <summary>
    /// The number of bits of an <c>unsigned long</c> where the game runs: <c>PygameLong.Long64</c>
    /// or <c>…_32</c>.
    /// </summary>
    public enum PygameLong : int
    {
        /// <summary>64-bit Linux and macOS.</summary>
        Long64 = 0,
        /// <summary>Windows, and everything with 32 bits.</summary>
        Long32 = 1,
    }

    /// <summary>Numbers that belong to no enum.</summary>
    public static class Constants
    {
        /// <summary>
        /// Increased by releases that break compatibility. While it is 0, minor releases may also
        /// break it.
        /// </summary>
        public const int VersionMajor = 0;
        /// <summary>Increased by releases that add functions.</summary>
        public const int VersionMinor = 3;
        /// <summary>Increased by releases that only fix errors.</summary>
        public const int VersionPatch = 0;
        /// <summary>
        /// The three numbers as one comparable number: <c>major * 1000000 + minor * 1000 +
        /// patch</c>.
        /// </summary>
        public const int Version = ((1000 * ((1000 * VersionMajor) + VersionMinor)) + VersionPatch);
        /// <summary>
        /// Increased whenever a program compiled with an older header no longer works with the
        /// library.
        /// </summary>
        public const int AbiVersion = 2;
        /// <summary>Stands for the index of a ring, vertex or edge that does not exist.</summary>
        public const uint NoIndex = 4294967295;
        /// <summary>
        /// Stands for the index of an edge: a diagonal inside the polygon, not one of its edges.
        /// </summary>
        public const uint EdgeDiagonal = 4294967295;
        /// <summary>
        /// A mask for bodies that interact with no other body: its category should belong to no
        /// body.
        /// </summary>
        public const uint MaskNothing = 2147483648;
        /// <summary>The main movie's root.</summary>
        public const int CompatFlashRoot = 0;
        /// <summary>No object.</summary>
        public const uint CompatFlashNoNode = 4294967295;
        /// <summary><c>OUT_LEFT</c> of an outcode.</summary>
        public const int CompatAwtOutLeft = 1;
        /// <summary><c>OUT_TOP</c> of an outcode.</summary>
        public const int CompatAwtOutTop = 2;
        /// <summary><c>OUT_RIGHT</c> of an outcode.</summary>
        public const int CompatAwtOutRight = 4;
        /// <summary><c>OUT_BOTTOM</c> of an outcode.</summary>
        public const int CompatAwtOutBottom = 8;
    }
}
