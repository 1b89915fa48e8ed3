import { type Vec2Like, xOf, yOf } from './ffi.js';
import { called } from './guard.js';
import { module } from './memory.js';

/**
 * On which side of the directed line from `a` to `b` the point `c` is: 1 on the left with y up, -1
 * on the right, 0 on the line. Exact for the coordinates given.
 *
 * ```js
 * orient2d([0, 0], [2, 1], [4, 2]); // 0
 * orient2d([0, 0], [0.3, 0.1], [3, 1]); // -1
 * ```
 */
export function orient2d(a: Vec2Like, b: Vec2Like, c: Vec2Like): -1 | 0 | 1 {
  return called(() => (
    module.js_orient2d(xOf(a), yOf(a), xOf(b), yOf(b), xOf(c), yOf(c))
  )) as -1 | 0 | 1;
}
