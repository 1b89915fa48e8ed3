// The enums of the C API. Made by `cargo run -p sat2d-api`; do not edit.

/**
 * The status of an error, as in the C API. `include/sat2d.h` describes each.
 */
export const STATUS = {
  SAT_ERR_NULL: 1,
  SAT_ERR_COUNT: 3,
  SAT_ERR_INVALID_ENUM: 4,
  SAT_ERR_INTERNAL: 5,
  SAT_ERR_LIMIT: 8,
  SAT_ERR_MEMORY: 9,
  SAT_ERR_NOT_FINITE: 10,
  SAT_ERR_OUT_OF_RANGE: 11,
  SAT_ERR_NEGATIVE: 12,
  SAT_ERR_TOO_FEW_POINTS: 13,
  SAT_ERR_REPEATED_POINT: 14,
  SAT_ERR_ZERO_AREA: 15,
  SAT_ERR_NOT_CONVEX: 16,
  SAT_ERR_SELF_INTERSECTING: 17,
  SAT_ERR_SINGULAR: 18,
  SAT_ERR_NOT_SIMILARITY: 19,
  SAT_ERR_NO_RINGS: 20,
  SAT_ERR_SPIKE: 21,
  SAT_ERR_EDGES_CROSS: 22,
  SAT_ERR_EDGES_OVERLAP: 23,
  SAT_ERR_REPEATED_VERTEX: 24,
  SAT_ERR_VERTEX_ON_EDGE: 25,
  SAT_ERR_HOLE_OUTSIDE: 26,
  SAT_ERR_NESTED_HOLES: 27,
  SAT_ERR_DISCONNECTED: 28,
  SAT_ERR_NOT_RIGID: 29,
  SAT_ERR_INDEX: 30,
  SAT_ERR_PARTS_OVERLAP: 31,
  SAT_ERR_TRUST_MISPLACED: 32,
  SAT_ERR_NOT_OFFERED: 33,
  SAT_ERR_NO_CERTIFICATE: 34,
  SAT_ERR_STALE_ID: 60,
  SAT_ERR_BUSY: 61,
  SAT_ERR_FULL: 62,
  SAT_ERR_NOT_A_WORLD: 64,
  SAT_ERR_SAVE_VERSION: 65,
  SAT_ERR_DAMAGED: 66,
  SAT_ERR_IS_PART: 67,
  SAT_ERR_NOT_A_PART: 68,
} as const;

/**
 * The caller's buffer is too small; the count that was written is the capacity needed.
 */
export const SAT_ERR_CAPACITY = 2;

/**
 * Stands for the index of a ring, vertex or edge that does not exist.
 */
export const SAT_NO_INDEX = 4294967295;

/**
 * Stands for the index of an edge: a diagonal inside the polygon, not one of its edges.
 */
export const SAT_EDGE_DIAGONAL = 4294967295;

/**
 * Of the two ways round, the longer one.
 */
export const SAT_PATH_ARC_LARGE = 1;

/**
 * Of the two directions, that from x toward y.
 */
export const SAT_PATH_ARC_SWEEP = 2;

/**
 * A mask for bodies that interact with no other body: its category should belong to no body.
 */
export const SAT_MASK_NOTHING = 2147483648;

/**
 * Static bodies.
 */
export const SAT_QUERY_STATIC = 1;

/**
 * Moving bodies.
 */
export const SAT_QUERY_MOVING = 2;

/**
 * Sensors.
 */
export const SAT_QUERY_SENSORS = 4;

/**
 * All three.
 */
export const SAT_QUERY_ALL = 7;

/**
 * Added to kinds: rays and sweeps pass through one-way bodies in which they start, and through
 * those that they meet first elsewhere than at a surface that faces the direction. It does not
 * affect other queries. Alone it means all three kinds.
 */
export const SAT_QUERY_ONE_WAY = 8;

/**
 * The main movie's root.
 */
export const SAT_COMPAT_FLASH_ROOT = 0;

/**
 * No object.
 */
export const SAT_COMPAT_FLASH_NO_NODE = 4294967295;

/**
 * `OUT_LEFT` of an outcode.
 */
export const SAT_COMPAT_AWT_OUT_LEFT = 1;

/**
 * `OUT_TOP` of an outcode.
 */
export const SAT_COMPAT_AWT_OUT_TOP = 2;

/**
 * `OUT_RIGHT` of an outcode.
 */
export const SAT_COMPAT_AWT_OUT_RIGHT = 4;

/**
 * `OUT_BOTTOM` of an outcode.
 */
export const SAT_COMPAT_AWT_OUT_BOTTOM = 8;

export const DEVIATIONS = [
  'either',
  'outward',
  'inward',
] as const;

/**
 * Which way a result within a tolerance may deviate from its polygon.
 */
export type Deviation = (typeof DEVIATIONS)[number];

export const DECOMPOSE_METHODS = [
  'balanced',
  'fast',
  'fewest',
  'slicing',
] as const;

/**
 * How to decompose a polygon.
 */
export type DecomposeMethod = (typeof DECOMPOSE_METHODS)[number];

export const DECOMPOSE_PREFERENCES = [
  'asCut',
  'fat',
  'wideAngles',
] as const;

/**
 * Which decomposition to prefer among those with equally many pieces.
 */
export type DecomposePreference = (typeof DECOMPOSE_PREFERENCES)[number];

export const PATH_KINDS = [
  'moveTo',
  'lineTo',
  'quadraticTo',
  'cubicWithin',
  'arcTo',
  'conicTo',
  'close',
] as const;

/**
 * A kind of command.
 */
export type PathKind = (typeof PATH_KINDS)[number];

export const FILL_RULES = [
  'evenOdd',
  'nonZero',
] as const;

/**
 * Which points are inside of contours.
 */
export type FillRule = (typeof FILL_RULES)[number];

export const STROKE_JOINS = [
  'round',
  'bevel',
  'miter',
] as const;

/**
 * What a stroke has where two edges meet at an angle.
 */
export type StrokeJoin = (typeof STROKE_JOINS)[number];

export const STROKE_CAPS = [
  'round',
  'butt',
  'square',
] as const;

/**
 * What a stroke has at both ends of a contour that is not closed.
 */
export type StrokeCap = (typeof STROKE_CAPS)[number];

export const SHAPE_KINDS = [
  undefined,
  'point',
  'circle',
  'segment',
  'capsule',
  'rectangle',
  'convexPolygon',
  'roundedPolygon',
  'concavePolygon',
  'openChain',
  'closedChain',
  'multiPolygon',
  'ellipse',
  'outline',
] as const;

/**
 * The kind of a shape. It depends on the shape's geometry: a rectangle without height is a segment.
 */
export type ShapeKind = NonNullable<(typeof SHAPE_KINDS)[number]>;

export const CONNECTIVITIES = [
  'four',
  'eight',
] as const;

/**
 * Which pixels are neighbours.
 */
export type Connectivity = (typeof CONNECTIVITIES)[number];

export const RELATIONS = [
  'disjoint',
  'touching',
  'overlapping',
] as const;

/**
 * The relation of two shapes. As a condition it is the closed test: not disjoint.
 */
export type Relation = (typeof RELATIONS)[number];

export const FEATURE_KINDS = [
  undefined,
  'vertex',
  'edge',
  'arc',
] as const;

/**
 * The kind of a feature of a boundary.
 */
export type FeatureKind = NonNullable<(typeof FEATURE_KINDS)[number]>;

export const CONTACT_KINDS = [
  'vertexVertex',
  'edgeVertex',
  'edgeEdge',
  'arcVertex',
  'arcEdge',
  'arcArc',
] as const;

/**
 * Which two kinds of features meet.
 */
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const SIDES = [
  undefined,
  'a',
  'b',
] as const;

/**
 * One of the two shapes of a query.
 */
export type Side = NonNullable<(typeof SIDES)[number]>;

export const CONTAINMENTS = [
  'none',
  'touching',
  'proper',
  'equal',
] as const;

/**
 * How a shape, the inner one, lies within another. As a condition: whether all of it is inside;
 * boundaries may meet.
 */
export type Containment = (typeof CONTAINMENTS)[number];

export const AT_STARTS = [
  'report',
  'skipParting',
  'skipOverlapping',
] as const;

/**
 * What a sweep does about shapes that meet at the start.
 */
export type AtStart = (typeof AT_STARTS)[number];

export const BODY_KINDS = [
  'moving',
  'static',
  'sensor',
] as const;

/**
 * The kind of a body.
 */
export type BodyKind = (typeof BODY_KINDS)[number];

export const PHASES = [
  'begin',
  'stay',
  'end',
] as const;

/**
 * How a pair of bodies changed between two steps.
 */
export type Phase = (typeof PHASES)[number];

export const COVERAGES = [
  'touching',
  'overlapping',
  'inside',
] as const;

/**
 * How much of a body must be in a region.
 */
export type Coverage = (typeof COVERAGES)[number];

export const PAINTS = [
  'static',
  'moving',
  'sensor',
  'outline',
  'contact',
  'label',
] as const;

/**
 * What a stroke of a drawing shows, so that the caller can choose a colour.
 */
export type Paint = (typeof PAINTS)[number];

export const FLASH_MIRRORS = [
  'none',
  'horizontal',
  'vertical',
] as const;

/**
 * How a rectangle of the ActionScript program is mirrored.
 */
export type FlashMirror = (typeof FLASH_MIRRORS)[number];

export const FLASH_SIDES = [
  'left',
  'top',
  'right',
  'bottom',
] as const;

/**
 * A side of a rectangle.
 */
export type FlashSide = (typeof FLASH_SIDES)[number];

export const FLASH_SCRIPTS = [
  'as3',
  'as2',
] as const;

/**
 * Which ActionScript asks, where the answers differ.
 */
export type FlashScript = (typeof FLASH_SCRIPTS)[number];

export const FLASH_PAINTS = [
  'evenOdd',
  'nonZero',
  'stroke',
] as const;

/**
 * How a layer is painted.
 */
export type FlashPaint = (typeof FLASH_PAINTS)[number];

export const FLASH_PATH_KINDS = [
  'moveTo',
  'lineTo',
  'curveTo',
] as const;

/**
 * A step of a path: one of the three constants that end in `_TO`.
 */
export type FlashPathKind = (typeof FLASH_PATH_KINDS)[number];

export const FLASH_PROPERTIES = [
  'x',
  'y',
  'rotation',
  'scaleX',
  'scaleY',
  'width',
  'height',
] as const;

/**
 * A property of a display object.
 */
export type FlashProperty = (typeof FLASH_PROPERTIES)[number];

export const AWT_ARC_TYPES = [
  'open',
  'chord',
  'pie',
] as const;

/**
 * How an arc is closed.
 */
export type AwtArcType = (typeof AWT_ARC_TYPES)[number];

export const AWT_PATH_KINDS = [
  'moveTo',
  'lineTo',
  'close',
  'quadTo',
  'curveTo',
] as const;

/**
 * A kind of command.
 */
export type AwtPathKind = (typeof AWT_PATH_KINDS)[number];

export const AWT_WINDINGS = [
  'evenOdd',
  'nonZero',
] as const;

/**
 * The rule for the inside of a path.
 */
export type AwtWinding = (typeof AWT_WINDINGS)[number];

export const AWT_FORMS = [
  'straight',
  'crossed',
  'full',
  'unit',
] as const;

/**
 * Which linear coefficients are in use.
 */
export type AwtForm = (typeof AWT_FORMS)[number];

export const PYGAME_LONGS = [
  '64',
  '32',
] as const;

/**
 * The number of bits of an `unsigned long` where the game runs.
 */
export type PygameLong = (typeof PYGAME_LONGS)[number];
