// Parity, without a way to load the module.
export * from './compat.js';
export { type ErrorIndices, Sat2dError, STATUS, type StatusName } from './error.js';
export type {
  MatrixLike, PointsLike, Transform, TransformLike, Vec2, Vec2Like,
} from './ffi.js';
export { Mask, type PixelBox } from './mask.js';
