// What two placed shapes answer, without a way to load the module.
export type { GeoJsonPolygon, MatrixLike, PointsLike, RingsLike, Vec2, Vec2Like } from './ffi.js';
export type { DecomposeOptions } from './decompose.js';
export { type ErrorIndices, Sat2dError, STATUS, type StatusName } from './error.js';
export { PolygonShape as Shape } from './polygon-shape.js';
export {
  castRay, castSegment, type ClosestPoints, contact, type ContactPoint, contacts, distance,
  type Feature, type Manifold, type RayHit, roundingMargin,
} from './query.js';
export {
  hits, overlaps, placedBounds, pointRelation, relation, type Relation,
} from './relation.js';
export { type ContactDepth, rebound, type Rebounding, resolve, slide } from './response.js';
export { type Aabb, type ShapeKind } from './shape.js';
export { type Impact, Motion, sweep, type SweepOptions } from './sweep.js';
export { type PlacementOptions, Transform, type TransformLike } from './transform.js';
