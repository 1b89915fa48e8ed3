// Polygons and their decomposition, without a way to load the module.
export {
  approximate, decompose, type DecomposeOptions, type Decomposition, type Deviation, inspectPolygon,
  type Parts, type Piece, type PolygonProperties, simplify, simplifyMultipolygon,
  validateMultipolygon,
} from './decompose.js';
export { Decomposer, decomposeMany } from './decomposer.js';
export { type ErrorIndices, Sat2dError, STATUS, type StatusName } from './error.js';
export type { GeoJsonPolygon, PointsLike, RingsLike, Vec2, Vec2Like } from './ffi.js';
