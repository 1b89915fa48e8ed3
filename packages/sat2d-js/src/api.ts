// Everything, without a way to load the module.
export { type Column, pairs, rectangles, type Rectangles } from './batch.js';
export type { Body, BodyId, BodyKind, BodyOptions } from './body.js';
export type {
  GeoJsonPolygon, MatrixLike, PointsLike, RingsLike, Vec2, Vec2Like,
} from './ffi.js';
export type { Canvas, Paint } from './callbacks.js';
export type {
  CharacterOptions, Ground, MoveOptions, SlideHit, Slid, Walked,
} from './character.js';
export * as compat from './compat.js';
export {
  approximate, decompose, type DecomposeOptions, type Decomposition, type Deviation, inspectPolygon,
  type Parts, type Piece, type PolygonProperties, simplify, simplifyMultipolygon,
  validateMultipolygon,
} from './decompose.js';
export { Decomposer, decomposeMany } from './decomposer.js';
export { type ErrorIndices, Sat2dError, STATUS, type StatusName } from './error.js';
export { orient2d } from './exact.js';
export { explain, Explanation, type SeparatingAxis } from './explanation.js';
export { Events, type PairEvent, type Phase } from './events.js';
export type { Coverage, QueryFilter } from './filter.js';
export { type OutlineCommand, Shape, type StrokeForm } from './full-shape.js';
export { type Connectivity, Mask, type MaskSilhouette, type PixelBox } from './mask.js';
export {
  castRay, castSegment, type ClosestPoints, contact, type ContactPoint, contacts, containment,
  type Containment, distance, type Feature, type Manifold, type RayHit, roundingMargin,
  separation, type Separation,
} from './query.js';
export {
  hits, overlaps, placedBounds, pointRelation, relation, type Relation,
} from './relation.js';
export { type ContactDepth, rebound, type Rebounding, resolve, slide } from './response.js';
export type { FillRule, PathKind, StrokeCap, StrokeJoin } from './generated/enums.js';
export { type Aabb, type BaseShape, type ShapeKind } from './shape.js';
export {
  type Impact, type ImpactBounds, Motion, sweep, sweepBounds, type SweepOptions,
} from './sweep.js';
export { type PlacementOptions, Transform, type TransformLike } from './transform.js';
export { type PairPredicate, replay, type Replayed, World } from './world.js';
