// Shapes, transforms and relations, without a way to load the module.
export type { MatrixLike, PointsLike, Vec2, Vec2Like } from './ffi.js';
export { type ErrorIndices, Sat2dError, STATUS, type StatusName } from './error.js';
export {
  hits, overlaps, placedBounds, pointRelation, relation, type Relation,
} from './relation.js';
export { type Aabb, BaseShape as Shape, type ShapeKind } from './shape.js';
export { type PlacementOptions, Transform, type TransformLike } from './transform.js';
