// The functions of the C API that can fail, with values of JavaScript. Made by
// `cargo run -p sat2d-api`; do not edit.
import { bodyId, double, flag, int, integer, whole } from '../check.js';
import {
  checked, countOf, type Like, numberOf, type Parts, type PointsLike, readAddresses, readBits64,
  readBytes, readList, readNumbers64, readPoints, readText, readTransform, readVec2, readWords,
  ringsOf, ringsOfParts, type RingsLike, suffices, type Transform, type TransformLike, type Vec2,
  type Vec2Like, writeBytes, writeCodes, writeDoubles, writeIds, writeIntegers, writeList,
  writePoints, writeTransform, writeVec2, writeWords,
} from '../ffi.js';
import { failure } from '../guard.js';
import { f64, frame, i32, look, module, pad, readNumber64, release, room, spare, u32, u8 }
  from '../memory.js';
import { Address, change, type Owner, read } from '../owner.js';
import {
  AWT_WINDINGS,
  BODY_KINDS,
  CONTAINMENTS,
  COVERAGES,
  DEVIATIONS,
  FILL_RULES,
  FLASH_PROPERTIES,
  FLASH_SCRIPTS,
  FLASH_SIDES,
  PYGAME_LONGS,
  RELATIONS,
  SHAPE_KINDS,
  type AwtWinding,
  type BodyKind,
  type Containment,
  type Coverage,
  type Deviation,
  type FillRule,
  type FlashProperty,
  type FlashScript,
  type FlashSide,
  type PygameLong,
  type Relation,
  type ShapeKind,
} from './enums.js';
import {
  readAabb,
  readAwtRectangle,
  readAwtRectangle2d,
  readAwtTransform,
  readBody,
  readBodyImpact,
  readBodyRayHit,
  readCharacterResult,
  readClosestPoints,
  readDecomposedPolygon,
  readDecomposition,
  readFlashOutcome,
  readFlashRectangle,
  readFoundPixel,
  readImpact,
  readImpactBounds,
  readManifold,
  readMinimumTranslation,
  readMotion,
  readMultipolygonFault,
  readNearBody,
  readPixelBox,
  readPolygonFault,
  readRayHit,
  readResolution,
  readSeparateResult,
  readSeparatingAxis,
  readSlideHit,
  readSlideResult,
  readVelocities,
  type Aabb,
  type AwtArc2d,
  type AwtLine2d,
  type AwtPathCommand,
  type AwtRectangle,
  type AwtRectangle2d,
  type AwtRoundRectangle2d,
  type AwtTransform,
  type Body,
  type BodyImpact,
  type BodyRayHit,
  type CharacterOptions,
  type CharacterResult,
  type ClosestPoints,
  type DecomposeOptions,
  type DecomposedPolygon,
  type Decomposition,
  type Filter,
  type FlashLevel,
  type FlashOutcome,
  type FlashPixel,
  type FlashRect,
  type FlashRectangle,
  type FoundPixel,
  type Impact,
  type ImpactBounds,
  type Manifold,
  type MinimumTranslation,
  type Motion,
  type MultipolygonFault,
  type NearBody,
  type PathCommand,
  type Pixel,
  type PixelBox,
  type PolygonFault,
  type RayHit,
  type Resolution,
  type SeparateResult,
  type SeparatingAxis,
  type SlideHit,
  type SlideResult,
  type Stroke,
  type SweepOptions,
  type Velocities,
  type XywhCircle,
  type XywhRect,
  writeAabb,
  writeAwtArc2d,
  writeAwtLine2d,
  writeAwtPathCommand,
  writeAwtRectangle,
  writeAwtRectangle2d,
  writeAwtRoundRectangle2d,
  writeAwtTransform,
  writeBody,
  writeCharacterOptions,
  writeDecomposeOptions,
  writeFilter,
  writeFlashLevel,
  writeFlashPixel,
  writeFlashRect,
  writeFlashRectangle,
  writeMotion,
  writePathCommand,
  writePixel,
  writeStroke,
  writeSweepOptions,
  writeXywhCircle,
  writeXywhRect,
} from './structs.js';

/**
 * Scales by `scale_x` and `scale_y` (negative scales mirror), then rotates by `rotation` radians
 * from the x axis towards the y axis (clockwise on a screen with y down), then moves the origin to
 * `position`.
 */
export function transformPlacement(
  position: Vec2Like,
  rotation: number,
  scaleX: number,
  scaleY: number,
): Transform {
  const at = frame();
  writeVec2(at, position, 'position');
  let status: number;
  try {
    status = module.sat_transform_placement(
      at,
      double(rotation, 'rotation'),
      double(scaleX, 'scaleX'),
      double(scaleY, 'scaleY'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 16);
}

/**
 * As `Transform.placement`, with degrees. Multiples of 90 degrees rotate exactly.
 */
export function transformPlacementDegrees(
  position: Vec2Like,
  rotation: number,
  scaleX: number,
  scaleY: number,
): Transform {
  const at = frame();
  writeVec2(at, position, 'position');
  let status: number;
  try {
    status = module.sat_transform_placement_degrees(
      at,
      double(rotation, 'rotation'),
      double(scaleX, 'scaleX'),
      double(scaleY, 'scaleY'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 16);
}

/**
 * The map that applies `inner` first and `outer` second: the placement of an object at `inner` in a
 * container at `outer`.
 */
export function transformProduct(
  outer: TransformLike,
  inner: TransformLike,
): Transform {
  const at = frame();
  writeTransform(at, outer, 'outer');
  writeTransform(at + 48, inner, 'inner');
  let status: number;
  try {
    status = module.sat_transform_product(
      at,
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 96);
}

/**
 * The placement of the innermost of `count` nested containers, outermost first; the identity if
 * `count` is 0.
 */
export function transformNested(
  levels: ArrayLike<number>,
): Transform {
  const levelsCount = levels.length / 6;
  const at = frame();
  const list = room(48 * levelsCount);
  try {
    writeDoubles(list, levels, 'levels');
    let status: number;
    try {
      status = module.sat_transform_nested(
        list,
        levelsCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readTransform(at);
  } finally {
    release(list);
  }
}

/**
 * The placement by another point of the object: `anchor`, in the object's own coordinates, moves to
 * the point to which `transform` moves the origin. Use it with engines that place a sprite by its
 * centre or its feet, and turn it about that point.
 */
export function transformAnchored(
  transform: TransformLike,
  anchor: Vec2Like,
): Transform {
  const at = frame();
  writeTransform(at, transform, 'transform');
  writeVec2(at + 48, anchor, 'anchor');
  let status: number;
  try {
    status = module.sat_transform_anchored(
      at,
      at + 48,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 64);
}

/**
 * The inverse map, up to rounding.
 */
export function transformInverse(
  transform: TransformLike,
): Transform {
  const at = frame();
  writeTransform(at, transform, 'transform');
  let status: number;
  try {
    status = module.sat_transform_inverse(
      at,
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 48);
}

/**
 * The image of a point: `(a*x + c*y) + tx` and `(b*x + d*y) + ty`, each operation rounded once.
 */
export function transformApply(
  transform: TransformLike,
  point: Vec2Like,
): Vec2 {
  const at = frame();
  writeTransform(at, transform, 'transform');
  writeVec2(at + 48, point, 'point');
  let status: number;
  try {
    status = module.sat_transform_apply(
      at,
      at + 48,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 64);
}

/**
 * Whether the map swaps left and right, decided exactly.
 */
export function transformIsMirrored(
  transform: TransformLike,
): boolean {
  const at = frame();
  writeTransform(at, transform, 'transform');
  let status: number;
  try {
    status = module.sat_transform_is_mirrored(
      at,
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 48] !== 0;
}

/**
 * Whether circles stay circles: the map is a product of rotations, translations, reflections and
 * uniform scales, up to four units in the last place. Under other maps they become ellipses.
 */
export function transformIsSimilarity(
  transform: TransformLike,
): boolean {
  const at = frame();
  writeTransform(at, transform, 'transform');
  let status: number;
  try {
    status = module.sat_transform_is_similarity(
      at,
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 48] !== 0;
}

/**
 * Whether a polygon is valid.
 */
export function polygonValidate(
  rings: RingsLike,
): PolygonFault {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    let status: number;
    try {
      status = module.sat_polygon_validate(
        list,
        given.sizesAt(list, 1),
        given.ringCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readPolygonFault(at);
  } finally {
    release(list);
  }
}

/**
 * Whether a polygon has a hole or an interior angle above 180 degrees; every vertex is tested
 * exactly.
 */
export function polygonIsConcave(
  rings: RingsLike,
): boolean {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    let status: number;
    try {
      status = module.sat_polygon_is_concave(
        list,
        given.sizesAt(list, 1),
        given.ringCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return u8[at] !== 0;
  } finally {
    release(list);
  }
}

/**
 * The indices of the reflex vertices, where the interior angle is above 180 degrees (of a hole its
 * convex corners), ascending.
 */
export function polygonReflexVertices(
  rings: RingsLike,
): Uint32Array {
  const given = ringsOf(rings);
  for (let capacity = spare(given.bytes, 4); ;) {
    const at = frame();
    const list = room(given.bytes + 4 * capacity);
    try {
      given.write(list);
      let status: number;
      try {
        status = module.sat_polygon_reflex_vertices(
          list,
          given.sizesAt(list, 1),
          given.ringCount,
          list + given.bytes,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readWords(list + given.bytes, u32[(at) >>> 2]!);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The centroid of the area of a polygon without its holes, the centre of mass if the density is
 * uniform. Each coordinate is computed exactly and rounded to the nearest double.
 */
export function polygonCentroid(
  rings: RingsLike,
): Vec2 {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    let status: number;
    try {
      status = module.sat_polygon_centroid(
        list,
        given.sizesAt(list, 1),
        given.ringCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readVec2(at);
  } finally {
    release(list);
  }
}

/**
 * Whether polygons are the parts of a valid multipolygon. Every part is valid, and no two overlap
 * or share a part of an edge; they may touch in single points. An empty list of parts is valid.
 * Decided exactly in O(n log n). `part_sizes` has the number of rings of each part.
 */
export function multipolygonValidate(
  parts: Parts,
): MultipolygonFault {
  const given = ringsOfParts(parts);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    let status: number;
    try {
      status = module.sat_multipolygon_validate(
        list,
        given.sizesAt(list, 1),
        given.sizesAt(list, 2),
        given.partCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readMultipolygonFault(at);
  } finally {
    release(list);
  }
}

/**
 * Removes vertices of a polygon as long as the outline stays within `tolerance` of the original, in
 * the unit of the coordinates, and the polygon stays valid. A tolerance of 0 removes the vertices
 * on straight edges.
 */
export function polygonSimplify(
  rings: RingsLike,
  tolerance: number,
  deviation: Deviation,
): [Uint32Array, Uint32Array] {
  const given = ringsOf(rings);
  for (let capacity = spare(given.bytes + pad(4 * given.ringCount), 4); ;) {
    const at = frame();
    const list = room(given.bytes + pad(4 * given.ringCount) + 4 * capacity);
    try {
      given.write(list);
      let status: number;
      try {
        status = module.sat_polygon_simplify(
          list,
          given.sizesAt(list, 1),
          given.ringCount,
          double(tolerance, 'tolerance'),
          numberOf(DEVIATIONS, deviation, 'deviation'),
          list + given.bytes,
          list + given.bytes + pad(4 * given.ringCount),
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return [
          readWords(list + given.bytes, given.ringCount),
          readWords(list + given.bytes + pad(4 * given.ringCount), u32[(at) >>> 2]!),
        ];
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * Simplifies the polygons of a multipolygon together, so that the results are a valid multipolygon
 * again: they do not overlap. `ring_count` of `simplify` is the sum of `part_sizes` here;
 * everything else is the same. The indices are those of `points`, through all parts.
 */
export function multipolygonSimplify(
  parts: Parts,
  tolerance: number,
  deviation: Deviation,
): [Uint32Array, Uint32Array] {
  const given = ringsOfParts(parts);
  for (let capacity = spare(given.bytes + pad(4 * given.ringCount), 4); ;) {
    const at = frame();
    const list = room(given.bytes + pad(4 * given.ringCount) + 4 * capacity);
    try {
      given.write(list);
      let status: number;
      try {
        status = module.sat_multipolygon_simplify(
          list,
          given.sizesAt(list, 1),
          given.sizesAt(list, 2),
          given.partCount,
          double(tolerance, 'tolerance'),
          numberOf(DEVIATIONS, deviation, 'deviation'),
          list + given.bytes,
          list + given.bytes + pad(4 * given.ringCount),
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return [
          readWords(list + given.bytes, given.ringCount),
          readWords(list + given.bytes + pad(4 * given.ringCount), u32[(at) >>> 2]!),
        ];
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * Decomposes a polygon into convex pieces that cover it exactly once and whose corners are its
 * vertices.
 */
export function polygonDecompose(
  rings: RingsLike,
  options: DecomposeOptions | undefined,
  buffers: number,
): Decomposition {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    if (options !== undefined) { writeDecomposeOptions(at, options); }
    let status: number;
    try {
      status = module.sat_polygon_decompose(
        list,
        given.sizesAt(list, 1),
        given.ringCount,
        options === undefined ? 0 : at,
        buffers,
        at + 24,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readDecomposition(at + 24);
  } finally {
    release(list);
  }
}

/**
 * Makes a decomposer, which has no memory yet.
 */
export function decomposerNew(
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_decomposer_new(
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * Decomposes a polygon as `decompose` does, with the memory of the decomposer.
 */
export function decomposerDecompose(
  decomposer: Owner,
  rings: RingsLike,
  options: DecomposeOptions | undefined,
  buffers: number,
): Decomposition {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    if (options !== undefined) { writeDecomposeOptions(at, options); }
    let status: number;
    try {
      status = module.sat_decomposer_decompose(
        change(decomposer, 'decomposer', 'decomposer'),
        list,
        given.sizesAt(list, 1),
        given.ringCount,
        options === undefined ? 0 : at,
        buffers,
        at + 24,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readDecomposition(at + 24);
  } finally {
    release(list);
  }
}

/**
 * Decomposes a polygon that the caller knows to be valid, such as one from a file that was checked
 * once. The pieces of a valid polygon are those of `Decomposer#decompose`.
 */
export function decomposerDecomposeTrusted(
  decomposer: Owner,
  rings: RingsLike,
  options: DecomposeOptions | undefined,
  buffers: number,
): Decomposition {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    if (options !== undefined) { writeDecomposeOptions(at, options); }
    let status: number;
    try {
      status = module.sat_decomposer_decompose_trusted(
        change(decomposer, 'decomposer', 'decomposer'),
        list,
        given.sizesAt(list, 1),
        given.ringCount,
        options === undefined ? 0 : at,
        buffers,
        at + 24,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readDecomposition(at + 24);
  } finally {
    release(list);
  }
}

/**
 * Decomposes many polygons, distributed over the cores, as `decompose` does with one. The results
 * are the same on any number of cores.
 */
export function polygonsDecompose(
  parts: Parts,
  options: DecomposeOptions | undefined,
  buffers: number,
): DecomposedPolygon[] {
  const given = ringsOfParts(parts);
  const at = frame();
  const list = room(given.bytes + 48 * given.partCount);
  try {
    given.write(list);
    if (options !== undefined) { writeDecomposeOptions(at, options); }
    let status: number;
    try {
      status = module.sat_polygons_decompose(
        list,
        given.sizesAt(list, 1),
        given.sizesAt(list, 2),
        given.partCount,
        options === undefined ? 0 : at,
        buffers,
        list + given.bytes,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readList(list + given.bytes, given.partCount, 48, readDecomposedPolygon);
  } finally {
    release(list);
  }
}

/**
 * Decomposes many polygons that the caller knows to be valid, as `decomposeMany` and
 * `Decomposer#decompose` do.
 */
export function polygonsDecomposeTrusted(
  parts: Parts,
  options: DecomposeOptions | undefined,
  buffers: number,
): DecomposedPolygon[] {
  const given = ringsOfParts(parts);
  const at = frame();
  const list = room(given.bytes + 48 * given.partCount);
  try {
    given.write(list);
    if (options !== undefined) { writeDecomposeOptions(at, options); }
    let status: number;
    try {
      status = module.sat_polygons_decompose_trusted(
        list,
        given.sizesAt(list, 1),
        given.sizesAt(list, 2),
        given.partCount,
        options === undefined ? 0 : at,
        buffers,
        list + given.bytes,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readList(list + given.bytes, given.partCount, 48, readDecomposedPolygon);
  } finally {
    release(list);
  }
}

/**
 * Decomposes a polygon into convex pieces whose union is within `tolerance` of it, in the unit of
 * the coordinates.
 */
export function polygonApproximate(
  rings: RingsLike,
  options: DecomposeOptions | undefined,
  tolerance: number,
  deviation: Deviation,
  buffers: number,
): Decomposition {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    if (options !== undefined) { writeDecomposeOptions(at, options); }
    let status: number;
    try {
      status = module.sat_polygon_approximate(
        list,
        given.sizesAt(list, 1),
        given.ringCount,
        options === undefined ? 0 : at,
        double(tolerance, 'tolerance'),
        numberOf(DEVIATIONS, deviation, 'deviation'),
        buffers,
        at + 24,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readDecomposition(at + 24);
  } finally {
    release(list);
  }
}

/**
 * A disc; with a radius of 0 a point.
 */
export function shapeNewCircle(
  center: Vec2Like,
  radius: number,
): Address {
  const at = frame();
  writeVec2(at, center, 'center');
  let status: number;
  try {
    status = module.sat_shape_new_circle(
      at,
      double(radius, 'radius'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at + 16) >>> 2]!);
}

/**
 * An ellipse about the origin with these half-axes along x and y. With equal ones it is a disc, if
 * one is 0 a segment, with both 0 a point. A transform moves and turns it.
 */
export function shapeNewEllipse(
  halfWidth: number,
  halfHeight: number,
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_shape_new_ellipse(
      double(halfWidth, 'halfWidth'),
      double(halfHeight, 'halfHeight'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * The segment between two different points.
 */
export function shapeNewSegment(
  start: Vec2Like,
  end: Vec2Like,
): Address {
  const at = frame();
  writeVec2(at, start, 'start');
  writeVec2(at + 16, end, 'end');
  let status: number;
  try {
    status = module.sat_shape_new_segment(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at + 32) >>> 2]!);
}

/**
 * All points within `radius` of the segment between two different points.
 */
export function shapeNewCapsule(
  start: Vec2Like,
  end: Vec2Like,
  radius: number,
): Address {
  const at = frame();
  writeVec2(at, start, 'start');
  writeVec2(at + 16, end, 'end');
  let status: number;
  try {
    status = module.sat_shape_new_capsule(
      at,
      at + 16,
      double(radius, 'radius'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at + 32) >>> 2]!);
}

/**
 * A rectangle about the origin with the vertices (-w/2, -h/2), (w/2, -h/2), (w/2, h/2) and (-w/2,
 * h/2). With a width or height of 0 it is a segment, with both 0 a point.
 */
export function shapeNewRectangle(
  width: number,
  height: number,
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_shape_new_rectangle(
      double(width, 'width'),
      double(height, 'height'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * The rectangle from (x, y) to (x + width, y + height), the sums rounded to doubles, with the
 * vertices (x, y), (x + w, y), (x + w, y + h) and (x, y + h). With a width or height of 0 it is a
 * segment, with both 0 a point.
 */
export function shapeNewRectangleXywh(
  x: number,
  y: number,
  width: number,
  height: number,
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_shape_new_rectangle_xywh(
      double(x, 'x'),
      double(y, 'y'),
      double(width, 'width'),
      double(height, 'height'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * A convex polygon of `count` points in order around it. Points along a straight edge are kept.
 */
export function shapeNewConvexPolygon(
  points: PointsLike,
): Address {
  const pointsCount = countOf(points, 'points');
  const at = frame();
  const list = room(16 * pointsCount);
  try {
    writePoints(list, points, 'points');
    let status: number;
    try {
      status = module.sat_shape_new_convex_polygon(
        list,
        pointsCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * All points within `radius` of a convex polygon of `count` points: corners rounded, edges moved
 * outward.
 */
export function shapeNewRoundedPolygon(
  points: PointsLike,
  radius: number,
): Address {
  const pointsCount = countOf(points, 'points');
  const at = frame();
  const list = room(16 * pointsCount);
  try {
    writePoints(list, points, 'points');
    let status: number;
    try {
      status = module.sat_shape_new_rounded_polygon(
        list,
        pointsCount,
        double(radius, 'radius'),
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * Any polygon, convex or concave, with or without holes: all points one ring after the other, and
 * the sizes of the `ring_count` rings, the outer one first. The section on polygons says which
 * rings are valid and how vertices are numbered. The polygon is decomposed into convex pieces, but
 * no result shows them: a point on a diagonal is inside.
 */
export function shapeNewPolygon(
  rings: RingsLike,
): Address {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    let status: number;
    try {
      status = module.sat_shape_new_polygon(
        list,
        given.sizesAt(list, 1),
        given.ringCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * As `Shape.polygon`, decomposed by `options`. Results do not depend on the options, but their cost
 * may.
 */
export function shapeNewPolygonWith(
  rings: RingsLike,
  options: DecomposeOptions | undefined,
): Address {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes);
  try {
    given.write(list);
    if (options !== undefined) { writeDecomposeOptions(at, options); }
    let status: number;
    try {
      status = module.sat_shape_new_polygon_with(
        list,
        given.sizesAt(list, 1),
        given.ringCount,
        options === undefined ? 0 : at,
        at + 24,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at + 24) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * The convex hull of any `count` points. Its vertices are the points that are its corners,
 * counter-clockwise with y up from the leftmost (of several, the lowest). It is a segment if all
 * points lie on a line, and a point if all are the same.
 */
export function shapeNewHull(
  points: PointsLike,
): Address {
  const pointsCount = countOf(points, 'points');
  const at = frame();
  const list = room(16 * pointsCount);
  try {
    writePoints(list, points, 'points');
    let status: number;
    try {
      status = module.sat_shape_new_hull(
        list,
        pointsCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * Makes one shape for each group of solid tiles that are connected by their sides.
 */
export function shapeNewTiles(
  cells: ArrayLike<number>,
  columns: number,
  rows: number,
  size: Vec2Like,
  origin: Vec2Like,
): Address[] {
  const cellsCount = cells.length;
  for (let capacity = spare(pad(1 * cellsCount), 4); ;) {
    const at = frame();
    const list = room(pad(1 * cellsCount) + 4 * capacity);
    try {
      writeBytes(list, cells, 'cells');
      writeVec2(at, size, 'size');
      writeVec2(at + 16, origin, 'origin');
      let status: number;
      try {
        status = module.sat_shape_new_tiles(
          list,
          whole(columns, 'columns', 0xffff_ffff),
          whole(rows, 'rows', 0xffff_ffff),
          at,
          at + 16,
          list + pad(1 * cellsCount),
          capacity,
          at + 32,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readAddresses(list + pad(1 * cellsCount), u32[(at + 32) >>> 2]!);
      }
      capacity = u32[(at + 32) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The segments from each point to the next, and from the last to the first if `closed`. A chain may
 * cross itself.
 */
export function shapeNewChain(
  points: PointsLike,
  closed: boolean,
): Address {
  const pointsCount = countOf(points, 'points');
  const at = frame();
  const list = room(16 * pointsCount);
  try {
    writePoints(list, points, 'points');
    let status: number;
    try {
      status = module.sat_shape_new_chain(
        list,
        pointsCount,
        flag(closed, 'closed') ? 1 : 0,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * The region that contours of segments and curves enclose, with holes. A contour that does not end
 * where it began is closed by a segment; an edge from a point to the same point is left out.
 */
export function shapeNewOutline(
  commands: readonly Like<PathCommand>[],
  rule: FillRule,
): Address {
  const commandsCount = commands.length;
  const at = frame();
  const list = room(64 * commandsCount);
  try {
    writeList(list, commands, 64, writePathCommand);
    let status: number;
    try {
      status = module.sat_shape_new_outline(
        list,
        commandsCount,
        numberOf(FILL_RULES, rule, 'rule'),
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * The vertices of an outline as a polygon without curves, for programs that know none: they lie on
 * the outline, and no edge is farther than `tolerance` from it, up to rounding. They are those of
 * all rings one after the other; `- the lengths of Shape#flattened` has the size of each. Other
 * shapes have their own vertices.
 */
export function shapeFlattened(
  shape: Owner,
  tolerance: number,
): Float64Array {
  for (let capacity = spare(0, 16); ;) {
    const at = frame();
    const list = room(0 + 16 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_shape_flattened(
          read(shape, 'shape', 'shape'),
          double(tolerance, 'tolerance'),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readPoints(list, u32[(at) >>> 2]!);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * Copies the number of vertices of each ring that `Shape#flattened` gives for this tolerance.
 */
export function shapeFlattenedRingSizes(
  shape: Owner,
  tolerance: number,
): Uint32Array {
  for (let capacity = spare(0, 4); ;) {
    const at = frame();
    const list = room(0 + 4 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_shape_flattened_ring_sizes(
          read(shape, 'shape', 'shape'),
          double(tolerance, 'tolerance'),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readWords(list, u32[(at) >>> 2]!);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The region that a stroke along a path covers, nowhere farther than `tolerance` from it, up to
 * rounding.
 */
export function shapeNewStrokeWithin(
  commands: readonly Like<PathCommand>[],
  stroke: Stroke,
  tolerance: number,
): Address {
  const commandsCount = commands.length;
  const at = frame();
  const list = room(64 * commandsCount);
  try {
    writeList(list, commands, 64, writePathCommand);
    writeStroke(at, stroke);
    let status: number;
    try {
      status = module.sat_shape_new_stroke_within(
        list,
        commandsCount,
        at,
        double(tolerance, 'tolerance'),
        at + 24,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at + 24) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * The region that contours enclose which may cross themselves and each other. Curves become chords,
 * and vertices points of a fine grid. Whatever is farther than `tolerance` from all contours is
 * inside or outside as `rule` says, up to rounding. What is narrower than the tolerance may vanish.
 */
export function shapeNewOutlineWithin(
  commands: readonly Like<PathCommand>[],
  rule: FillRule,
  tolerance: number,
): Address {
  const commandsCount = commands.length;
  const at = frame();
  const list = room(64 * commandsCount);
  try {
    writeList(list, commands, 64, writePathCommand);
    let status: number;
    try {
      status = module.sat_shape_new_outline_within(
        list,
        commandsCount,
        numberOf(FILL_RULES, rule, 'rule'),
        double(tolerance, 'tolerance'),
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * The kind of a shape.
 */
export function shapeKind(
  shape: Owner,
): ShapeKind {
  const at = frame();
  let status: number;
  try {
    status = module.sat_shape_kind(
      read(shape, 'shape', 'shape'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return SHAPE_KINDS[i32[(at) >>> 2]!]!;
}

/**
 * The area of a shape in its own coordinates, rounded: 0 for points, segments and chains; without
 * the holes of a polygon. A transform multiplies it by the magnitude of its determinant.
 */
export function shapeArea(
  shape: Owner,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_shape_area(
      read(shape, 'shape', 'shape'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at) >>> 3]!;
}

/**
 * The centroid of a shape in its own coordinates, its centre of mass if the density is uniform; of
 * a segment its middle. It is rounded. A transform moves it as it moves any point.
 */
export function shapeCentroid(
  shape: Owner,
): Vec2 {
  const at = frame();
  let status: number;
  try {
    status = module.sat_shape_centroid(
      read(shape, 'shape', 'shape'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at);
}

/**
 * The vertices as they were given, of all rings one after the other.
 */
export function shapeVertices(
  shape: Owner,
): Float64Array {
  for (let capacity = spare(0, 16); ;) {
    const at = frame();
    const list = room(0 + 16 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_shape_vertices(
          read(shape, 'shape', 'shape'),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readPoints(list, u32[(at) >>> 2]!);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The number of vertices of each ring, the outer one first.
 */
export function shapeRingSizes(
  shape: Owner,
): Uint32Array {
  for (let capacity = spare(0, 4); ;) {
    const at = frame();
    const list = room(0 + 4 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_shape_ring_sizes(
          read(shape, 'shape', 'shape'),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readWords(list, u32[(at) >>> 2]!);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The radius by which the hull of the vertices is inflated: 0 for shapes with sharp corners, the
 * longer half-axis of an ellipse.
 */
export function shapeRadius(
  shape: Owner,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_shape_radius(
      read(shape, 'shape', 'shape'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at) >>> 3]!;
}

/**
 * The half-axes, along x and y, of the ellipse around each vertex: of an ellipse its own, of other
 * shapes both are the radius.
 */
export function shapeHalfAxes(
  shape: Owner,
): Vec2 {
  const at = frame();
  let status: number;
  try {
    status = module.sat_shape_half_axes(
      read(shape, 'shape', 'shape'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at);
}

/**
 * The least axis-aligned box around the shape at `transform`, rounded outward if the shape is
 * round, concave or has curves.
 */
export function shapeBounds(
  shape: Owner,
  transform: TransformLike,
): Aabb {
  const at = frame();
  writeTransform(at, transform, 'transform');
  let status: number;
  try {
    status = module.sat_shape_bounds(
      read(shape, 'shape', 'shape'),
      at,
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAabb(at + 48);
}

/**
 * Makes a mask in which no pixel counts.
 */
export function maskNew(
  width: number,
  height: number,
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_mask_new(
      whole(width, 'width', 0xffff_ffff),
      whole(height, 'height', 0xffff_ffff),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * Makes a mask of the pixels of an image whose alpha is at least `threshold`. `alpha` has `width *
 * height` bytes, row by row.
 */
export function maskNewAlpha(
  alpha: ArrayLike<number>,
  width: number,
  height: number,
  threshold: number,
): Address {
  const alphaCount = alpha.length;
  const at = frame();
  const list = room(pad(1 * alphaCount));
  try {
    writeBytes(list, alpha, 'alpha');
    let status: number;
    try {
      status = module.sat_mask_new_alpha(
        list,
        whole(width, 'width', 0xffff_ffff),
        whole(height, 'height', 0xffff_ffff),
        whole(threshold, 'threshold', 0xff),
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * Makes a mask of words of 64 pixels. Each row has `width / 64` words, rounded up; the lowest bit
 * of a word is its first pixel. Bits beyond the width are ignored.
 */
export function maskNewWords(
  words: BigUint64Array,
  width: number,
  height: number,
): Address {
  const wordsCount = words.length;
  const at = frame();
  const list = room(8 * wordsCount);
  try {
    writeWords(list, words);
    let status: number;
    try {
      status = module.sat_mask_new_words(
        list,
        whole(width, 'width', 0xffff_ffff),
        whole(height, 'height', 0xffff_ffff),
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * A copy.
 */
export function maskClone(
  mask: Owner,
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_mask_clone(
      read(mask, 'mask', 'mask'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * The number of columns.
 */
export function maskWidth(
  mask: Owner,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_mask_width(
      read(mask, 'mask', 'mask'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at) >>> 2]!;
}

/**
 * The number of rows.
 */
export function maskHeight(
  mask: Owner,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_mask_height(
      read(mask, 'mask', 'mask'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at) >>> 2]!;
}

/**
 * Whether the pixel in column `x` and row `y` counts. Pixels outside of the mask do not count.
 */
export function maskGet(
  mask: Owner,
  x: number,
  y: number,
): boolean {
  const at = frame();
  let status: number;
  try {
    status = module.sat_mask_get(
      read(mask, 'mask', 'mask'),
      whole(x, 'x', 0xffff_ffff),
      whole(y, 'y', 0xffff_ffff),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at] !== 0;
}

/**
 * Sets or clears the pixel in column `x` and row `y`. Outside of the mask it does nothing.
 */
export function maskSet(
  mask: Owner,
  x: number,
  y: number,
  isSet: boolean,
): void {
  let status: number;
  try {
    status = module.sat_mask_set(
      change(mask, 'mask', 'mask'),
      whole(x, 'x', 0xffff_ffff),
      whole(y, 'y', 0xffff_ffff),
      flag(isSet, 'isSet') ? 1 : 0,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Sets or clears all pixels whose centres are in a placed shape or on its boundary, decided
 * exactly. Pixel (x, y) has its centre at (x + 0.5, y + 0.5). On failure the mask stays as it is.
 */
export function maskFill(
  mask: Owner,
  shape: Owner,
  transform: TransformLike,
  isSet: boolean,
): void {
  const at = frame();
  writeTransform(at, transform, 'transform');
  let status: number;
  try {
    status = module.sat_mask_fill(
      change(mask, 'mask', 'mask'),
      read(shape, 'shape', 'shape'),
      at,
      flag(isSet, 'isSet') ? 1 : 0,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * The number of pixels that count.
 */
export function maskCount(
  mask: Owner,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_mask_count(
      read(mask, 'mask', 'mask'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at) >>> 2]!;
}

/**
 * Whether no pixel counts.
 */
export function maskIsEmpty(
  mask: Owner,
): boolean {
  const at = frame();
  let status: number;
  try {
    status = module.sat_mask_is_empty(
      read(mask, 'mask', 'mask'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at] !== 0;
}

/**
 * The least box around the pixels that count; all zero if there are none.
 */
export function maskBounds(
  mask: Owner,
): PixelBox {
  const at = frame();
  let status: number;
  try {
    status = module.sat_mask_bounds(
      read(mask, 'mask', 'mask'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readPixelBox(at);
}

/**
 * 64 pixels of row `y`, from column `x` on: bit `i` is the pixel in column `x + i`. Pixels outside
 * of the mask do not count.
 */
export function maskWord(
  mask: Owner,
  x: number,
  y: number,
): bigint {
  const at = frame();
  let status: number;
  try {
    status = module.sat_mask_word(
      read(mask, 'mask', 'mask'),
      BigInt(integer(x, 'x')),
      BigInt(integer(y, 'y')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readBits64(at);
}

/**
 * Whether a pixel of each mask is at the same place.
 */
export function maskOverlaps(
  mask: Owner,
  other: Owner,
  offset: Like<Pixel>,
): boolean {
  const at = frame();
  writePixel(at, offset);
  let status: number;
  try {
    status = module.sat_mask_overlaps(
      read(mask, 'mask', 'mask'),
      read(other, 'mask', 'other'),
      at,
      at + 8,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 8] !== 0;
}

/**
 * The number of pixels of one mask at whose place the other has a pixel too.
 */
export function maskOverlapArea(
  mask: Owner,
  other: Owner,
  offset: Like<Pixel>,
): number {
  const at = frame();
  writePixel(at, offset);
  let status: number;
  try {
    status = module.sat_mask_overlap_area(
      read(mask, 'mask', 'mask'),
      read(other, 'mask', 'other'),
      at,
      at + 8,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at + 8) >>> 2]!;
}

/**
 * The pixels of `mask` at whose place the other mask has a pixel too, as a mask of the size of
 * `mask`.
 */
export function maskOverlapMask(
  mask: Owner,
  other: Owner,
  offset: Like<Pixel>,
): Address {
  const at = frame();
  writePixel(at, offset);
  let status: number;
  try {
    status = module.sat_mask_overlap_mask(
      read(mask, 'mask', 'mask'),
      read(other, 'mask', 'other'),
      at,
      at + 8,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at + 8) >>> 2]!);
}

/**
 * The first pixel of `mask` at whose place the other mask has a pixel too: the least column of the
 * least row. All zero if there is none.
 */
export function maskFirstOverlap(
  mask: Owner,
  other: Owner,
  offset: Like<Pixel>,
): FoundPixel | undefined {
  const at = frame();
  writePixel(at, offset);
  let status: number;
  try {
    status = module.sat_mask_first_overlap(
      read(mask, 'mask', 'mask'),
      read(other, 'mask', 'other'),
      at,
      at + 8,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readFoundPixel(at + 8);
}

/**
 * A sprite as one shape: the union of the pixels of a mask that count.
 */
export function shapeNewMask(
  mask: Owner,
  pivot: Vec2Like,
): Address {
  const at = frame();
  writeVec2(at, pivot, 'pivot');
  let status: number;
  try {
    status = module.sat_shape_new_mask(
      read(mask, 'mask', 'mask'),
      at,
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at + 16) >>> 2]!);
}

/**
 * Makes one shape for each group of pixels that are connected by their sides, in the order of their
 * first pixels: for landscapes whose parts fall apart.
 */
export function shapeNewMaskGroups(
  mask: Owner,
  pivot: Vec2Like,
): Address[] {
  for (let capacity = spare(0, 4); ;) {
    const at = frame();
    const list = room(0 + 4 * capacity);
    try {
      writeVec2(at, pivot, 'pivot');
      let status: number;
      try {
        status = module.sat_shape_new_mask_groups(
          read(mask, 'mask', 'mask'),
          at,
          list,
          capacity,
          at + 16,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readAddresses(list, u32[(at + 16) >>> 2]!);
      }
      capacity = u32[(at + 16) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The relation of shape `a` at `ta` and shape `b` at `tb`, exact under every transform: a circle
 * that is scaled unevenly is an ellipse.
 */
export function collide(
  a: Owner,
  ta: TransformLike,
  b: Owner,
  tb: TransformLike,
): Relation {
  const at = frame();
  writeTransform(at, ta, 'ta');
  writeTransform(at + 48, tb, 'tb');
  let status: number;
  try {
    status = module.sat_collide(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return RELATIONS[i32[(at + 96) >>> 2]!]!;
}

/**
 * The relation of a point and a shape at `transform`: outside (`'disjoint'`), on the boundary
 * (`'touching'`) or inside (`'overlapping'`). A segment has no inside.
 */
export function pointRelation(
  shape: Owner,
  transform: TransformLike,
  point: Vec2Like,
): Relation {
  const at = frame();
  writeTransform(at, transform, 'transform');
  writeVec2(at + 48, point, 'point');
  let status: number;
  try {
    status = module.sat_point_relation(
      read(shape, 'shape', 'shape'),
      at,
      at + 48,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return RELATIONS[i32[(at + 64) >>> 2]!]!;
}

/**
 * The contact of shape `a` at `ta` and shape `b` at `tb`; of several contacts of concave shapes the
 * deepest.
 */
export function contact(
  a: Owner,
  ta: TransformLike,
  b: Owner,
  tb: TransformLike,
): Manifold | undefined {
  const at = frame();
  writeTransform(at, ta, 'ta');
  writeTransform(at + 48, tb, 'tb');
  let status: number;
  try {
    status = module.sat_contact(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readManifold(at + 96);
}

/**
 * All contacts of shape `a` at `ta` and shape `b` at `tb`, the deepest first. There are none
 * exactly if the shapes are disjoint, one for convex shapes, and for concave shapes one for every
 * two convex pieces that meet and that an edge of one of the shapes separates (never a diagonal);
 * no point occurs twice.
 */
export function contacts(
  a: Owner,
  ta: TransformLike,
  b: Owner,
  tb: TransformLike,
): Manifold[] {
  for (let capacity = spare(0, 168); ;) {
    const at = frame();
    const list = room(0 + 168 * capacity);
    try {
      writeTransform(at, ta, 'ta');
      writeTransform(at + 48, tb, 'tb');
      let status: number;
      try {
        status = module.sat_contacts(
          read(a, 'shape', 'a'),
          at,
          read(b, 'shape', 'b'),
          at + 48,
          list,
          capacity,
          at + 96,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readList(list, u32[(at + 96) >>> 2]!, 168, (at) => readManifold(at)!);
      }
      capacity = u32[(at + 96) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The length to add to `depth` so that a move by `normal * depth` leaves no overlap of two convex
 * shapes through rounding: 16 units in the last place of the largest magnitude of a coordinate of
 * either shape or of the sum of their radii.
 */
export function roundingMargin(
  a: Owner,
  ta: TransformLike,
  b: Owner,
  tb: TransformLike,
): number {
  const at = frame();
  writeTransform(at, ta, 'ta');
  writeTransform(at + 48, tb, 'tb');
  let status: number;
  try {
    status = module.sat_rounding_margin(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at + 96) >>> 3]!;
}

/**
 * The distance of shape `a` at `ta` and shape `b` at `tb`, with the closest points and features. If
 * several pairs of points are equally close (parallel edges), the function prefers one inside an
 * edge. If the shapes are not disjoint the distance is 0, and normal, points and features are those
 * of the deepest point of their contact. On failure the distance is infinite and all else is zero.
 */
export function distance(
  a: Owner,
  ta: TransformLike,
  b: Owner,
  tb: TransformLike,
): ClosestPoints {
  const at = frame();
  writeTransform(at, ta, 'ta');
  writeTransform(at + 48, tb, 'tb');
  let status: number;
  try {
    status = module.sat_distance(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readClosestPoints(at + 96);
}

/**
 * How shape `inner` at `inner_transform` lies within shape `outer` at `outer_transform`.
 */
export function within(
  inner: Owner,
  innerTransform: TransformLike,
  outer: Owner,
  outerTransform: TransformLike,
): Containment {
  const at = frame();
  writeTransform(at, innerTransform, 'innerTransform');
  writeTransform(at + 48, outerTransform, 'outerTransform');
  let status: number;
  try {
    status = module.sat_within(
      read(inner, 'shape', 'inner'),
      at,
      read(outer, 'shape', 'outer'),
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return CONTAINMENTS[i32[(at + 96) >>> 2]!]!;
}

/**
 * The least translation of `b` that separates shape `b` at `tb` from shape `a` at `ta`. The shapes
 * may be convex or concave, with holes, round, or segments. The result is verified: with the
 * translation added to `tx` and `ty` of `tb` the shapes do not overlap. If several translations are
 * equally short, the result is always the same. With p pairs of convex pieces near each other and e
 * edges, the time is at most proportional to p * e.
 */
export function separation(
  a: Owner,
  ta: TransformLike,
  b: Owner,
  tb: TransformLike,
): MinimumTranslation {
  const at = frame();
  writeTransform(at, ta, 'ta');
  writeTransform(at + 48, tb, 'tb');
  let status: number;
  try {
    status = module.sat_separation(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readMinimumTranslation(at + 96);
}

/**
 * As `separation`, with at most `work_limit` units of work; 0 is the default of 2^25, `UINT64_MAX`
 * no limit. Two octagons take some hundred units, concave shapes of a hundred pieces up to some
 * million.
 */
export function separationWithin(
  a: Owner,
  ta: TransformLike,
  b: Owner,
  tb: TransformLike,
  workLimit: number,
): MinimumTranslation {
  const at = frame();
  writeTransform(at, ta, 'ta');
  writeTransform(at + 48, tb, 'tb');
  let status: number;
  try {
    status = module.sat_separation_within(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 48,
      BigInt(whole(workLimit, 'workLimit')),
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readMinimumTranslation(at + 96);
}

/**
 * The relation of shape `a` at `ta` and shape `b` at `tb`, as `relation` has it, with a
 * certificate. The explanation keeps references to both shapes.
 */
export function explain(
  a: Owner,
  ta: TransformLike,
  b: Owner,
  tb: TransformLike,
): Address {
  const at = frame();
  writeTransform(at, ta, 'ta');
  writeTransform(at + 48, tb, 'tb');
  let status: number;
  try {
    status = module.sat_explain(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at + 96) >>> 2]!);
}

/**
 * The relation.
 */
export function explanationRelation(
  explanation: Owner,
): Relation {
  const at = frame();
  let status: number;
  try {
    status = module.sat_explanation_relation(
      read(explanation, 'explanation', 'explanation'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return RELATIONS[i32[(at) >>> 2]!]!;
}

/**
 * A point that both shapes have in common, rounded to doubles: all NaN if they are disjoint. It is
 * where they touch, or inside of one shape and in the other if they overlap.
 */
export function explanationPoint(
  explanation: Owner,
): Vec2 {
  const at = frame();
  let status: number;
  try {
    status = module.sat_explanation_point(
      read(explanation, 'explanation', 'explanation'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at);
}

/**
 * The axes. For each convex part of the first shape and each one of the second there is an axis of
 * both: a shape that is convex is its own only part. If the shapes overlap there are none.
 */
export function explanationAxes(
  explanation: Owner,
): SeparatingAxis[] {
  for (let capacity = spare(0, 40); ;) {
    const at = frame();
    const list = room(0 + 40 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_explanation_axes(
          read(explanation, 'explanation', 'explanation'),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readList(list, u32[(at) >>> 2]!, 40, readSeparatingAxis);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * Both placed shapes and the whole certificate as one line of JSON: what the program `sat2d-check`
 * reads, and docs/witnesses.md describes. The numbers of the certificate are exact.
 */
export function explanationJson(
  explanation: Owner,
): string {
  for (let capacity = spare(0, 1); ;) {
    const at = frame();
    const list = room(0 + 1 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_explanation_json(
          read(explanation, 'explanation', 'explanation'),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readText(list, u32[(at) >>> 2]! - 1);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * Where the segment from `start` to `end` first meets a shape at `transform`. The ends may be the
 * same point.
 */
export function castSegment(
  shape: Owner,
  transform: TransformLike,
  start: Vec2Like,
  end: Vec2Like,
): RayHit | undefined {
  const at = frame();
  writeTransform(at, transform, 'transform');
  writeVec2(at + 48, start, 'start');
  writeVec2(at + 64, end, 'end');
  let status: number;
  try {
    status = module.sat_cast_segment(
      read(shape, 'shape', 'shape'),
      at,
      at + 48,
      at + 64,
      at + 80,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readRayHit(at + 80);
}

/**
 * Where the ray from `origin` along `direction` (of any length) first meets a shape at `transform`,
 * at most `reach` times the direction away. The reach may be infinite. The fraction of the hit
 * counts in units of `direction`: multiplied by its length, it is the distance. A ray whose
 * direction or reach is 0 is its origin.
 */
export function castRay(
  shape: Owner,
  transform: TransformLike,
  origin: Vec2Like,
  direction: Vec2Like,
  reach: number,
): RayHit | undefined {
  const at = frame();
  writeTransform(at, transform, 'transform');
  writeVec2(at + 48, origin, 'origin');
  writeVec2(at + 64, direction, 'direction');
  let status: number;
  try {
    status = module.sat_cast_ray(
      read(shape, 'shape', 'shape'),
      at,
      at + 48,
      at + 64,
      double(reach, 'reach'),
      at + 80,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readRayHit(at + 80);
}

/**
 * The motion between two placements that differ by a rotation and a translation: the origin of the
 * shape moves straight, and the shape rotates about it the shorter way. At time 1 it is at `end` up
 * to rounding.
 */
export function motionBetween(
  start: TransformLike,
  end: TransformLike,
): Motion {
  const at = frame();
  writeTransform(at, start, 'start');
  writeTransform(at + 48, end, 'end');
  let status: number;
  try {
    status = module.sat_motion_between(
      at,
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readMotion(at + 96);
}

/**
 * The placement of a moving shape at a time: `start` itself at 0.
 */
export function motionAt(
  motion: Like<Motion>,
  time: number,
): Transform {
  const at = frame();
  writeMotion(at, motion);
  let status: number;
  try {
    status = module.sat_motion_at(
      at,
      double(time, 'time'),
      at + 88,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 88);
}

/**
 * The first time at which shapes `a` and `b`, each with its motion, are not disjoint. At that time,
 * placed by `Motion.at`, they touch or are disjoint by rounding: for straight motions by at most 64
 * units in the last place of the largest coordinate on their way (the offset of a transform that
 * moves counts as one), with rotation by 1.5e-11 of that. Shapes that pass each other as closely as
 * that count as meeting; if they come so close only at the end, and are disjoint there, they may
 * not. The function takes at most 4096 steps; straight motions need a few, rotations a few dozen.
 * If these do not suffice, the result is the time reached, before which the shapes do not meet.
 */
export function sweep(
  a: Owner,
  motionA: Like<Motion>,
  b: Owner,
  motionB: Like<Motion>,
): Impact | undefined {
  const at = frame();
  writeMotion(at, motionA);
  writeMotion(at + 88, motionB);
  let status: number;
  try {
    status = module.sat_sweep(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 88,
      at + 176,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readImpact(at + 176);
}

/**
 * As `sweep`, with options: what to do about contacts at the start, and the most units of work.
 */
export function sweepWith(
  a: Owner,
  motionA: Like<Motion>,
  b: Owner,
  motionB: Like<Motion>,
  options: SweepOptions | undefined,
): Impact | undefined {
  const at = frame();
  writeMotion(at, motionA);
  writeMotion(at + 88, motionB);
  if (options !== undefined) { writeSweepOptions(at + 176, options); }
  let status: number;
  try {
    status = module.sat_sweep_with(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 88,
      options === undefined ? 0 : at + 176,
      at + 192,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readImpact(at + 192);
}

/**
 * The first time at which shapes `a` and `b`, each with its motion, have a common point, between
 * two times that are proved: `earliest` and `latest`, at most 2^-40 apart.
 */
export function sweepBounds(
  a: Owner,
  motionA: Like<Motion>,
  b: Owner,
  motionB: Like<Motion>,
): ImpactBounds | undefined {
  const at = frame();
  writeMotion(at, motionA);
  writeMotion(at + 88, motionB);
  let status: number;
  try {
    status = module.sat_sweep_bounds(
      read(a, 'shape', 'a'),
      at,
      read(b, 'shape', 'b'),
      at + 88,
      at + 176,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readImpactBounds(at + 176);
}

/**
 * Divides the translation that separates two bodies, `normal * depth` from the first to the second,
 * between them in proportion to their inverse masses: with equal inverse masses both move half of
 * it, with 3 and 1 the first moves three quarters. A body of inverse mass 0 stays; if both have
 * inverse mass 0, both stay.
 */
export function resolve(
  normal: Vec2Like,
  depth: number,
  inverseMassA: number,
  inverseMassB: number,
): Resolution {
  const at = frame();
  writeVec2(at, normal, 'normal');
  let status: number;
  try {
    status = module.sat_resolve(
      at,
      double(depth, 'depth'),
      double(inverseMassA, 'inverseMassA'),
      double(inverseMassB, 'inverseMassB'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readResolution(at + 16);
}

/**
 * The velocities of two bodies after a collision along `normal`, the unit vector from the first to
 * the second. The approaching part of their relative velocity is removed, and `restitution` times
 * as much is added in the other direction: 0 slides, 1 bounces without loss. The change is divided
 * by the inverse masses as in `resolve`. Bodies that already move apart, and two bodies of inverse
 * mass 0, keep their velocities.
 */
export function rebound(
  normal: Vec2Like,
  velocityA: Vec2Like,
  inverseMassA: number,
  velocityB: Vec2Like,
  inverseMassB: number,
  restitution: number,
): Velocities {
  const at = frame();
  writeVec2(at, normal, 'normal');
  writeVec2(at + 16, velocityA, 'velocityA');
  writeVec2(at + 32, velocityB, 'velocityB');
  let status: number;
  try {
    status = module.sat_rebound(
      at,
      at + 16,
      double(inverseMassA, 'inverseMassA'),
      at + 32,
      double(inverseMassB, 'inverseMassB'),
      double(restitution, 'restitution'),
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVelocities(at + 48);
}

/**
 * The velocity that remains on an obstacle: the part that leads into the obstacle is removed, the
 * rest slides along it. `normal` is the obstacle's unit normal, towards the moving body. For
 * several obstacles, call it for each in turn.
 */
export function slide(
  velocity: Vec2Like,
  normal: Vec2Like,
): Vec2 {
  const at = frame();
  writeVec2(at, velocity, 'velocity');
  writeVec2(at + 16, normal, 'normal');
  let status: number;
  try {
    status = module.sat_slide(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 32);
}

/**
 * An empty world.
 */
export function worldNew(
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_new(
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * Inserts a body and returns its id. Queries find it at once; events report it from the next step
 * on.
 */
export function worldInsert(
  world: Owner,
  body: Like<Body>,
): number {
  const at = frame();
  writeBody(at, body);
  let status: number;
  try {
    status = module.sat_world_insert(
      change(world, 'world', 'world'),
      at,
      at + 104,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readNumber64(at + 104);
}

/**
 * Inserts `count` bodies at once, all or none. This is faster than single calls, and makes queries
 * faster.
 */
export function worldInsertMany(
  world: Owner,
  bodies: readonly Like<Body>[],
): number[] {
  const bodiesCount = bodies.length;
  look();
  const list = room(104 * bodiesCount + 8 * bodiesCount);
  try {
    writeList(list, bodies, 104, writeBody);
    let status: number;
    try {
      status = module.sat_world_insert_many(
        change(world, 'world', 'world'),
        list,
        bodiesCount,
        list + 104 * bodiesCount,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readNumbers64(list + 104 * bodiesCount, bodiesCount);
  } finally {
    release(list);
  }
}

/**
 * Removes a body, and its parts with it. The next step reports the end of their pairs.
 */
export function worldRemove(
  world: Owner,
  id: number,
): void {
  let status: number;
  try {
    status = module.sat_world_remove(
      change(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Inserts a body as a part of another one, the owner, and returns the id of the part. Its transform
 * is its place in the coordinates of the owner. The owner cannot be a part itself.
 */
export function worldAttach(
  world: Owner,
  owner: number,
  part: Like<Body>,
): number {
  const at = frame();
  writeBody(at, part);
  let status: number;
  try {
    status = module.sat_world_attach(
      change(world, 'world', 'world'),
      BigInt(bodyId(owner, 'owner')),
      at,
      at + 104,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readNumber64(at + 104);
}

/**
 * The body that a part belongs to; a body that is not a part belongs to itself.
 */
export function worldOwner(
  world: Owner,
  id: number,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_owner(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readNumber64(at);
}

/**
 * The parts of a body, in the order of their ids.
 */
export function worldParts(
  world: Owner,
  id: number,
): number[] {
  for (let capacity = spare(0, 8); ;) {
    const at = frame();
    const list = room(0 + 8 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_world_parts(
          read(world, 'world', 'world'),
          BigInt(bodyId(id, 'id')),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readNumbers64(list, u32[(at) >>> 2]!);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The placement of a part in the coordinates of its owner; the identity for a body that is not a
 * part.
 */
export function worldLocalTransform(
  world: Owner,
  id: number,
): Transform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_local_transform(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at);
}

/**
 * Moves a part in the coordinates of its owner. On failure it stays.
 */
export function worldSetLocalTransform(
  world: Owner,
  id: number,
  local: TransformLike,
): void {
  const at = frame();
  writeTransform(at, local, 'local');
  let status: number;
  try {
    status = module.sat_world_set_local_transform(
      change(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * A body as it is now.
 */
export function worldGet(
  world: Owner,
  id: number,
): Body {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_get(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readBody(at);
}

/**
 * The placement of a body.
 */
export function worldTransform(
  world: Owner,
  id: number,
): Transform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_transform(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at);
}

/**
 * The user data of a body.
 */
export function worldUser(
  world: Owner,
  id: number,
): bigint {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_user(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readBits64(at);
}

/**
 * The kind of a body.
 */
export function worldKind(
  world: Owner,
  id: number,
): BodyKind {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_kind(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return BODY_KINDS[i32[(at) >>> 2]!]!;
}

/**
 * Whether a body has this id.
 */
export function worldContains(
  world: Owner,
  id: number,
): boolean {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_contains(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at] !== 0;
}

/**
 * The number of bodies.
 */
export function worldBodyCount(
  world: Owner,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_body_count(
      read(world, 'world', 'world'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at) >>> 2]!;
}

/**
 * The ids of all bodies, in their order.
 */
export function worldBodies(
  world: Owner,
): number[] {
  for (let capacity = spare(0, 8); ;) {
    const at = frame();
    const list = room(0 + 8 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_world_bodies(
          read(world, 'world', 'world'),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readNumbers64(list, u32[(at) >>> 2]!);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * A box around a body, wider than the least one by a few roundings at most.
 */
export function worldBounds(
  world: Owner,
  id: number,
): Aabb {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_bounds(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAabb(at);
}

/**
 * The relation of two bodies now, whether they interact or not.
 */
export function worldRelation(
  world: Owner,
  a: number,
  b: number,
): Relation {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_relation(
      read(world, 'world', 'world'),
      BigInt(bodyId(a, 'a')),
      BigInt(bodyId(b, 'b')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return RELATIONS[i32[(at) >>> 2]!]!;
}

/**
 * How one body lies within another now, whether they interact or not.
 */
export function worldWithin(
  world: Owner,
  inner: number,
  outer: number,
): Containment {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_within(
      read(world, 'world', 'world'),
      BigInt(bodyId(inner, 'inner')),
      BigInt(bodyId(outer, 'outer')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return CONTAINMENTS[i32[(at) >>> 2]!]!;
}

/**
 * The contact of two bodies now, whether they interact or not, as `contact` finds it.
 */
export function worldContact(
  world: Owner,
  a: number,
  b: number,
): Manifold | undefined {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_contact(
      read(world, 'world', 'world'),
      BigInt(bodyId(a, 'a')),
      BigInt(bodyId(b, 'b')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readManifold(at);
}

/**
 * All contacts of two bodies now, whether they interact or not, as `contacts` finds them.
 */
export function worldContacts(
  world: Owner,
  a: number,
  b: number,
): Manifold[] {
  for (let capacity = spare(0, 168); ;) {
    const at = frame();
    const list = room(0 + 168 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_world_contacts(
          read(world, 'world', 'world'),
          BigInt(bodyId(a, 'a')),
          BigInt(bodyId(b, 'b')),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readList(list, u32[(at) >>> 2]!, 168, (at) => readManifold(at)!);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * Moves a body, and its parts with it. On failure they stay.
 */
export function worldSetTransform(
  world: Owner,
  id: number,
  transform: TransformLike,
): void {
  const at = frame();
  writeTransform(at, transform, 'transform');
  let status: number;
  try {
    status = module.sat_world_set_transform(
      change(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Moves `count` bodies at once, all or none: body `ids[i]` to `transforms[i]`. If a body is moved
 * several times, the last move counts. On failure all stay.
 */
export function worldSetTransforms(
  world: Owner,
  ids: ArrayLike<number>,
  transforms: ArrayLike<number>,
): void {
  const idsCount = ids.length;
  look();
  const list = room(8 * idsCount + 48 * idsCount);
  try {
    writeIds(list, ids, 'ids');
    writeDoubles(list + 8 * idsCount, transforms, 'transforms');
    let status: number;
    try {
      status = module.sat_world_set_transforms(
        change(world, 'world', 'world'),
        list,
        list + 8 * idsCount,
        idsCount,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
  } finally {
    release(list);
  }
}

/**
 * Changes the shape of a body; the world takes its own reference. On failure the body keeps its
 * shape.
 */
export function worldSetShape(
  world: Owner,
  id: number,
  shape: Owner,
): void {
  let status: number;
  try {
    status = module.sat_world_set_shape(
      change(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      read(shape, 'shape', 'shape'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Changes the kind of a body.
 */
export function worldSetKind(
  world: Owner,
  id: number,
  kind: BodyKind,
): void {
  let status: number;
  try {
    status = module.sat_world_set_kind(
      change(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      numberOf(BODY_KINDS, kind, 'kind'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Changes the kinds of `count` bodies at once, all or none: that of body `ids[i]` to `kinds[i]`. If
 * a body is given several kinds, the last one counts. For many of the bodies of a world, this takes
 * a fraction of the time of single calls. On failure all keep their kinds.
 */
export function worldSetKinds(
  world: Owner,
  ids: ArrayLike<number>,
  kinds: ArrayLike<BodyKind>,
): void {
  const idsCount = ids.length;
  look();
  const list = room(8 * idsCount + pad(4 * idsCount));
  try {
    writeIds(list, ids, 'ids');
    writeCodes(list + 8 * idsCount, kinds, BODY_KINDS, 'kind');
    let status: number;
    try {
      status = module.sat_world_set_kinds(
        change(world, 'world', 'world'),
        list,
        list + 8 * idsCount,
        idsCount,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
  } finally {
    release(list);
  }
}

/**
 * Changes the filter of a body. Zeros are the defaults, as in `Body`.
 */
export function worldSetFilter(
  world: Owner,
  id: number,
  filter: Filter,
): void {
  const at = frame();
  writeFilter(at, filter);
  let status: number;
  try {
    status = module.sat_world_set_filter(
      change(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Changes the user data of a body.
 */
export function worldSetUser(
  world: Owner,
  id: number,
  user: number,
): void {
  let status: number;
  try {
    status = module.sat_world_set_user(
      change(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      BigInt(whole(user, 'user')),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Changes the inverse mass of a body: 1 / mass, or 0 for a body that others never push.
 */
export function worldSetInverseMass(
  world: Owner,
  id: number,
  inverseMass: number,
): void {
  let status: number;
  try {
    status = module.sat_world_set_inverse_mass(
      change(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      double(inverseMass, 'inverseMass'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Sets the largest gap at which bodies still meet in steps and their events. 0, the default, uses
 * the exact relation. With a tolerance, pairs whose gap is at most that have events, as
 * `'touching'`: bodies that rest on each other, with gaps of rounding or gaps that `World#separate`
 * leaves, then do not begin and end to meet from step to step. Queries and `World#relation` stay
 * exact. With a tolerance, no rectangles are decided in batches, so steps take longer.
 */
export function worldSetTouchingTolerance(
  world: Owner,
  tolerance: number,
): void {
  let status: number;
  try {
    status = module.sat_world_set_touching_tolerance(
      change(world, 'world', 'world'),
      double(tolerance, 'tolerance'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * The largest gap at which bodies still meet in events.
 */
export function worldTouchingTolerance(
  world: Owner,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_touching_tolerance(
      read(world, 'world', 'world'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at) >>> 3]!;
}

/**
 * The number of events of the last step.
 */
export function worldEventCount(
  world: Owner,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_event_count(
      read(world, 'world', 'world'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at) >>> 2]!;
}

/**
 * Sets the function that is called, with `user`, for each pair of bodies that begins to meet;
 * undefined sets none. As long as it is set, `user` must be valid in every thread that changes the
 * world.
 */
export function worldSetPairPredicate(
  world: Owner,
  predicate: number,
  user: number,
): void {
  let status: number;
  try {
    status = module.sat_world_set_pair_predicate(
      change(world, 'world', 'world'),
      predicate,
      user,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Makes a body one-way, or solid again if `direction` is zero: other bodies pass through it in this
 * direction, and stop at the surfaces that face the direction. A platform that is entered from
 * below has the direction up. The direction is in the coordinates of the body's shape, so it turns
 * and mirrors with the body; its length does not matter. On failure the body stays as it is.
 */
export function worldSetOneWay(
  world: Owner,
  id: number,
  direction: Vec2Like,
): void {
  const at = frame();
  writeVec2(at, direction, 'direction');
  let status: number;
  try {
    status = module.sat_world_set_one_way(
      change(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * The direction in which other bodies pass through a body; zero if it is solid from all sides.
 */
export function worldOneWay(
  world: Owner,
  id: number,
): Vec2 {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_one_way(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at);
}

/**
 * Pushes overlapping bodies apart. Static bodies and bodies of inverse mass 0 stay; sensors neither
 * push nor are pushed.
 */
export function worldSeparate(
  world: Owner,
  iterations: number,
): SeparateResult {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_separate(
      change(world, 'world', 'world'),
      whole(iterations, 'iterations', 0xffff_ffff),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readSeparateResult(at);
}

/**
 * As `World#separate`, unless the world has, before or after an iteration, more than `max_pairs`
 * near pairs as in `World#step`; 0 is no limit. On failure all bodies are where they were.
 */
export function worldSeparateWithin(
  world: Owner,
  iterations: number,
  maxPairs: number,
): SeparateResult {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_separate_within(
      change(world, 'world', 'world'),
      whole(iterations, 'iterations', 0xffff_ffff),
      whole(maxPairs, 'maxPairs', 0xffff_ffff),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readSeparateResult(at);
}

/**
 * Moves a body by `delta` as far as the static and moving bodies that it interacts with allow,
 * sliding along obstacles. It never overlaps one of them at the end: if it overlaps one at the
 * start, it is pushed out first, and if that fails, it stays. Other bodies do not move.
 */
export function worldMoveAndSlide(
  world: Owner,
  id: number,
  delta: Vec2Like,
): [SlideHit[], SlideResult] {
  const at = frame();
  const list = room(768);
  try {
    writeVec2(at, delta, 'delta');
    let status: number;
    try {
      status = module.sat_world_move_and_slide(
        change(world, 'world', 'world'),
        BigInt(bodyId(id, 'id')),
        at,
        list,
        32,
        at + 16,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return [
      readList(list, u32[(at + 32) >>> 2]!, 24, readSlideHit),
      readSlideResult(at + 16),
    ];
  } finally {
    release(list);
  }
}

/**
 * Moves a body by `delta` as `World#moveAndSlide` does, and treats floors as games with characters
 * do. Add gravity to `delta` in each frame. `options` may be undefined for the defaults.
 */
export function worldMoveCharacter(
  world: Owner,
  id: number,
  delta: Vec2Like,
  options: Like<CharacterOptions> | undefined,
): [SlideHit[], CharacterResult] {
  const at = frame();
  const list = room(768);
  try {
    writeVec2(at, delta, 'delta');
    if (options !== undefined) { writeCharacterOptions(at + 16, options); }
    let status: number;
    try {
      status = module.sat_world_move_character(
        change(world, 'world', 'world'),
        BigInt(bodyId(id, 'id')),
        at,
        options === undefined ? 0 : at + 16,
        list,
        32,
        at + 160,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return [
      readList(list, u32[(at + 280) >>> 2]!, 24, readSlideHit),
      readCharacterResult(at + 160),
    ];
  } finally {
    release(list);
  }
}

/**
 * The bodies that contain a point, boundaries included.
 */
export function worldQueryPoint(
  world: Owner,
  point: Vec2Like,
  filter: number,
): number[] {
  for (let capacity = spare(0, 8); ;) {
    const at = frame();
    const list = room(0 + 8 * capacity);
    try {
      writeVec2(at, point, 'point');
      let status: number;
      try {
        status = module.sat_world_query_point(
          read(world, 'world', 'world'),
          at,
          filter,
          list,
          capacity,
          at + 16,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readNumbers64(list, u32[(at + 16) >>> 2]!);
      }
      capacity = u32[(at + 16) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The bodies in an axis-aligned box, given by any two opposite corners.
 */
export function worldQueryBox(
  world: Owner,
  region: Like<Aabb>,
  coverage: Coverage,
  filter: number,
): number[] {
  for (let capacity = spare(0, 8); ;) {
    const at = frame();
    const list = room(0 + 8 * capacity);
    try {
      writeAabb(at, region);
      let status: number;
      try {
        status = module.sat_world_query_box(
          read(world, 'world', 'world'),
          at,
          numberOf(COVERAGES, coverage, 'coverage'),
          filter,
          list,
          capacity,
          at + 32,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readNumbers64(list, u32[(at + 32) >>> 2]!);
      }
      capacity = u32[(at + 32) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The bodies in a disc.
 */
export function worldQueryCircle(
  world: Owner,
  center: Vec2Like,
  radius: number,
  coverage: Coverage,
  filter: number,
): number[] {
  for (let capacity = spare(0, 8); ;) {
    const at = frame();
    const list = room(0 + 8 * capacity);
    try {
      writeVec2(at, center, 'center');
      let status: number;
      try {
        status = module.sat_world_query_circle(
          read(world, 'world', 'world'),
          at,
          double(radius, 'radius'),
          numberOf(COVERAGES, coverage, 'coverage'),
          filter,
          list,
          capacity,
          at + 16,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readNumbers64(list, u32[(at + 16) >>> 2]!);
      }
      capacity = u32[(at + 16) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The bodies in a shape at `transform`.
 */
export function worldQueryShape(
  world: Owner,
  shape: Owner,
  transform: TransformLike,
  coverage: Coverage,
  filter: number,
): number[] {
  for (let capacity = spare(0, 8); ;) {
    const at = frame();
    const list = room(0 + 8 * capacity);
    try {
      writeTransform(at, transform, 'transform');
      let status: number;
      try {
        status = module.sat_world_query_shape(
          read(world, 'world', 'world'),
          read(shape, 'shape', 'shape'),
          at,
          numberOf(COVERAGES, coverage, 'coverage'),
          filter,
          list,
          capacity,
          at + 48,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readNumbers64(list, u32[(at + 48) >>> 2]!);
      }
      capacity = u32[(at + 48) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The at most `k` bodies nearest to a point, none farther than `reach`, which may be infinite. The
 * nearest comes first; bodies at equal distances are in the order of their ids. Which is nearer,
 * and whether it is within `reach`, is exact, even where distances round to the same double.
 */
export function worldNearest(
  world: Owner,
  point: Vec2Like,
  k: number,
  reach: number,
  filter: number,
): NearBody[] {
  for (let capacity = spare(0, 32); ;) {
    const at = frame();
    const list = room(0 + 32 * capacity);
    try {
      writeVec2(at, point, 'point');
      let status: number;
      try {
        status = module.sat_world_nearest(
          read(world, 'world', 'world'),
          at,
          whole(k, 'k', 0xffff_ffff),
          double(reach, 'reach'),
          filter,
          list,
          capacity,
          at + 16,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readList(list, u32[(at + 16) >>> 2]!, 32, readNearBody);
      }
      capacity = u32[(at + 16) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The first body that a ray hits, at most `reach` times `direction` (of any length) away; if
 * several are hit at the same place, the one with the lowest id. The reach may be infinite. The
 * fraction counts in units of `direction`, as with `castRay`. A ray whose direction or reach is 0
 * is its origin.
 */
export function worldCastRay(
  world: Owner,
  origin: Vec2Like,
  direction: Vec2Like,
  reach: number,
  filter: number,
): BodyRayHit {
  const at = frame();
  writeVec2(at, origin, 'origin');
  writeVec2(at + 16, direction, 'direction');
  let status: number;
  try {
    status = module.sat_world_cast_ray(
      read(world, 'world', 'world'),
      at,
      at + 16,
      double(reach, 'reach'),
      filter,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readBodyRayHit(at + 32);
}

/**
 * All bodies that a ray hits, at most `reach` times `direction` away, the nearest first; those hit
 * at the same place are in the order of their ids. The order is exact, as with `World#castRay`.
 */
export function worldCastRayAll(
  world: Owner,
  origin: Vec2Like,
  direction: Vec2Like,
  reach: number,
  filter: number,
): BodyRayHit[] {
  for (let capacity = spare(0, 64); ;) {
    const at = frame();
    const list = room(0 + 64 * capacity);
    try {
      writeVec2(at, origin, 'origin');
      writeVec2(at + 16, direction, 'direction');
      let status: number;
      try {
        status = module.sat_world_cast_ray_all(
          read(world, 'world', 'world'),
          at,
          at + 16,
          double(reach, 'reach'),
          filter,
          list,
          capacity,
          at + 32,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readList(list, u32[(at + 32) >>> 2]!, 64, readBodyRayHit);
      }
      capacity = u32[(at + 32) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * The first body that a moving shape hits, and how; if several are hit at the same time, the one
 * with the lowest id. The bodies of the world rest during the sweep. Times of impact as rounded
 * doubles decide which body is first.
 */
export function worldSweep(
  world: Owner,
  shape: Owner,
  motion: Like<Motion>,
  filter: number,
): BodyImpact {
  const at = frame();
  writeMotion(at, motion);
  let status: number;
  try {
    status = module.sat_world_sweep(
      read(world, 'world', 'world'),
      read(shape, 'shape', 'shape'),
      at,
      filter,
      at + 88,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readBodyImpact(at + 88);
}

/**
 * Saves a world, bodies with shapes and pairs, as bytes.
 */
export function worldSave(
  world: Owner,
): Uint8Array {
  for (let capacity = spare(0, 1); ;) {
    const at = frame();
    const list = room(0 + 1 * capacity);
    try {
      let status: number;
      try {
        status = module.sat_world_save(
          read(world, 'world', 'world'),
          list,
          capacity,
          at,
        );
      } catch (error) {
        throw failure(error);
      }
      if (suffices(status)) {
        return readBytes(list, u32[(at) >>> 2]!);
      }
      capacity = u32[(at) >>> 2]!;
    } finally {
      release(list);
    }
  }
}

/**
 * Restores a saved world: it continues as the original would, with the same ids, pairs and events.
 * It also restores worlds that sat2d 0.1 saved. It allocates memory at most in proportion to
 * `count`. The time is not limited: each concave polygon is decomposed again, with the options of
 * its shape, so reject bytes that are longer than your own worlds. The bytes are not needed
 * afterwards.
 */
export function worldRestore(
  bytes: ArrayLike<number>,
): Address {
  const bytesCount = bytes.length;
  const at = frame();
  const list = room(pad(1 * bytesCount));
  try {
    writeBytes(list, bytes, 'bytes');
    let status: number;
    try {
      status = module.sat_world_restore(
        list,
        bytesCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * A copy of a world in memory, with the same ids, pairs and events: faster than saving and
 * restoring, for games that roll back some frames. The shapes are shared. The copy has no pair
 * predicate, and is not recorded.
 */
export function worldClone(
  world: Owner,
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_clone(
      read(world, 'world', 'world'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * Records every call that changes the world from now on, until `World#stopRecording` or
 * `World#free`, and passes the bytes to `callback` with `user`. They come in blocks of about 64 KiB
 * or less, at the end of functions that change the world: about one a step, and the last one when
 * the recording ends or the world is freed. A recording that is already running is ended.
 */
export function worldStartRecording(
  world: Owner,
  callback: number,
  user: number,
): void {
  let status: number;
  try {
    status = module.sat_world_start_recording(
      change(world, 'world', 'world'),
      callback,
      user,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Ends the recording of a world and passes the rest of it to the callback.
 */
export function worldStopRecording(
  world: Owner,
): boolean {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_stop_recording(
      change(world, 'world', 'world'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at] !== 0;
}

/**
 * A hash of the ids and placements of all bodies, and of the events of the last step: the same on
 * every machine, and with any number of threads. Players of a game can compare it to find out
 * whether their worlds are the same. It does not cover shapes, kinds, filters and masses, and of
 * `user` values only those of bodies with events.
 */
export function worldFingerprint(
  world: Owner,
): bigint {
  const at = frame();
  let status: number;
  try {
    status = module.sat_world_fingerprint(
      read(world, 'world', 'world'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readBits64(at);
}

/**
 * Draws all bodies in the order of their ids, then their ids, then the contacts of the last step. A
 * concave body is drawn as its convex pieces and its outline, a rounded one as polygons and discs,
 * or ellipses where its transform is not a similarity. To colour some bodies differently, draw them
 * by `World#drawBody`, with the colour behind `user`.
 */
export function worldDraw(
  world: Owner,
  callbacks: number,
  user: number,
): void {
  let status: number;
  try {
    status = module.sat_world_draw(
      read(world, 'world', 'world'),
      callbacks,
      user,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Draws one body as `World#draw` does, without its id and contacts: for bodies that look different,
 * because of their team or because they are selected.
 */
export function worldDrawBody(
  world: Owner,
  id: number,
  callbacks: number,
  user: number,
): void {
  let status: number;
  try {
    status = module.sat_world_draw_body(
      read(world, 'world', 'world'),
      BigInt(bodyId(id, 'id')),
      callbacks,
      user,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * The ActionScript program's axes, bounding-circle test and verdict on two rotated and possibly
 * mirrored rectangles.
 */
export function compatFlashCollide(
  a: FlashRect,
  b: FlashRect,
): FlashOutcome {
  const at = frame();
  writeFlashRect(at, a);
  writeFlashRect(at + 48, b);
  let status: number;
  try {
    status = module.sat_compat_flash_collide(
      at,
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readFlashOutcome(at + 96);
}

/**
 * The ActionScript program's rotation on the stage, in degrees, of an object nested in containers:
 * `count` levels, the outermost container first, the object itself last; 0 for none. Each level
 * adds its rotation times the scale of the level above it. That is wrong if a scale is not 1 or -1
 * or if two levels above are mirrored, and is reproduced here.
 */
export function compatFlashGlobalRotation(
  levels: readonly Like<FlashLevel>[],
): number {
  const levelsCount = levels.length;
  const at = frame();
  const list = room(16 * levelsCount);
  try {
    writeList(list, levels, 16, writeFlashLevel);
    let status: number;
    try {
      status = module.sat_compat_flash_global_rotation(
        list,
        levelsCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return f64[(at) >>> 3]!;
  } finally {
    release(list);
  }
}

/**
 * `left`, `top`, `right`, `bottom`: where a side is.
 */
export function compatFlashRectangleSide(
  rectangle: FlashRectangle,
  side: FlashSide,
): number {
  const at = frame();
  writeFlashRectangle(at, rectangle);
  let status: number;
  try {
    status = module.sat_compat_flash_rectangle_side(
      at,
      numberOf(FLASH_SIDES, side, 'side'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at + 32) >>> 3]!;
}

/**
 * `left = value` and so on: the rectangle after one side has moved and the opposite one has stayed.
 * `topLeft` and `bottomRight` are two calls.
 */
export function compatFlashRectangleSetSide(
  rectangle: FlashRectangle,
  side: FlashSide,
  value: number,
): FlashRectangle {
  const at = frame();
  writeFlashRectangle(at, rectangle);
  let status: number;
  try {
    status = module.sat_compat_flash_rectangle_set_side(
      at,
      numberOf(FLASH_SIDES, side, 'side'),
      double(value, 'value'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readFlashRectangle(at + 32);
}

/**
 * `inflate(dx, dy)`, `inflatePoint`: the rectangle, larger by these lengths at each side.
 */
export function compatFlashRectangleInflate(
  rectangle: FlashRectangle,
  dx: number,
  dy: number,
): FlashRectangle {
  const at = frame();
  writeFlashRectangle(at, rectangle);
  let status: number;
  try {
    status = module.sat_compat_flash_rectangle_inflate(
      at,
      double(dx, 'dx'),
      double(dy, 'dy'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readFlashRectangle(at + 32);
}

/**
 * `isEmpty()`: whether a size is 0 or less; in ActionScript 2 also if it is NaN.
 */
export function compatFlashRectangleIsEmpty(
  rectangle: FlashRectangle,
  script: FlashScript,
): boolean {
  const at = frame();
  writeFlashRectangle(at, rectangle);
  let status: number;
  try {
    status = module.sat_compat_flash_rectangle_is_empty(
      at,
      numberOf(FLASH_SCRIPTS, script, 'script'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 32] !== 0;
}

/**
 * `contains(x, y)`, `containsPoint`: whether a point is inside, or on the left or top side.
 */
export function compatFlashRectangleContains(
  rectangle: FlashRectangle,
  x: number,
  y: number,
): boolean {
  const at = frame();
  writeFlashRectangle(at, rectangle);
  let status: number;
  try {
    status = module.sat_compat_flash_rectangle_contains(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 32] !== 0;
}

/**
 * `containsRect`, in ActionScript 2 `containsRectangle`: whether `b` lies within `a`. In
 * ActionScript 3 a `b` without width or height must not lie along a side of `a`.
 */
export function compatFlashRectangleContainsRectangle(
  a: FlashRectangle,
  b: FlashRectangle,
  script: FlashScript,
): boolean {
  const at = frame();
  writeFlashRectangle(at, a);
  writeFlashRectangle(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_flash_rectangle_contains_rectangle(
      at,
      at + 32,
      numberOf(FLASH_SCRIPTS, script, 'script'),
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 64] !== 0;
}

/**
 * `intersects(toIntersect)`: whether the interiors meet. In ActionScript 3 an empty rectangle
 * intersects nothing, and NaN passes every comparison.
 */
export function compatFlashRectangleIntersects(
  a: FlashRectangle,
  b: FlashRectangle,
  script: FlashScript,
): boolean {
  const at = frame();
  writeFlashRectangle(at, a);
  writeFlashRectangle(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_flash_rectangle_intersects(
      at,
      at + 32,
      numberOf(FLASH_SCRIPTS, script, 'script'),
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 64] !== 0;
}

/**
 * `intersection(toIntersect)`: all zero if there is none.
 */
export function compatFlashRectangleIntersection(
  a: FlashRectangle,
  b: FlashRectangle,
  script: FlashScript,
): FlashRectangle {
  const at = frame();
  writeFlashRectangle(at, a);
  writeFlashRectangle(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_flash_rectangle_intersection(
      at,
      at + 32,
      numberOf(FLASH_SCRIPTS, script, 'script'),
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readFlashRectangle(at + 64);
}

/**
 * `union(toUnion)`: the box round both; in ActionScript 3 the other one if one is empty.
 */
export function compatFlashRectangleUnion(
  a: FlashRectangle,
  b: FlashRectangle,
  script: FlashScript,
): FlashRectangle {
  const at = frame();
  writeFlashRectangle(at, a);
  writeFlashRectangle(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_flash_rectangle_union(
      at,
      at + 32,
      numberOf(FLASH_SCRIPTS, script, 'script'),
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readFlashRectangle(at + 64);
}

/**
 * `add(v)`: the sum of the coordinates.
 */
export function compatFlashPointAdd(
  a: Vec2Like,
  b: Vec2Like,
): Vec2 {
  const at = frame();
  writeVec2(at, a, 'a');
  writeVec2(at + 16, b, 'b');
  let status: number;
  try {
    status = module.sat_compat_flash_point_add(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 32);
}

/**
 * `subtract(v)`: the difference of the coordinates.
 */
export function compatFlashPointSubtract(
  a: Vec2Like,
  b: Vec2Like,
): Vec2 {
  const at = frame();
  writeVec2(at, a, 'a');
  writeVec2(at + 16, b, 'b');
  let status: number;
  try {
    status = module.sat_compat_flash_point_subtract(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 32);
}

/**
 * `length`: the distance from the origin.
 */
export function compatFlashPointLength(
  point: Vec2Like,
): number {
  const at = frame();
  writeVec2(at, point, 'point');
  let status: number;
  try {
    status = module.sat_compat_flash_point_length(
      at,
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at + 16) >>> 3]!;
}

/**
 * `distance(pt1, pt2)`.
 */
export function compatFlashPointDistance(
  a: Vec2Like,
  b: Vec2Like,
): number {
  const at = frame();
  writeVec2(at, a, 'a');
  writeVec2(at + 16, b, 'b');
  let status: number;
  try {
    status = module.sat_compat_flash_point_distance(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at + 32) >>> 3]!;
}

/**
 * `interpolate(pt1, pt2, f)`: `a` at 1, `b` at 0.
 */
export function compatFlashPointInterpolate(
  a: Vec2Like,
  b: Vec2Like,
  f: number,
): Vec2 {
  const at = frame();
  writeVec2(at, a, 'a');
  writeVec2(at + 16, b, 'b');
  let status: number;
  try {
    status = module.sat_compat_flash_point_interpolate(
      at,
      at + 16,
      double(f, 'f'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 32);
}

/**
 * `normalize(thickness)`: the point at this distance from the origin, in the same direction.
 */
export function compatFlashPointNormalize(
  point: Vec2Like,
  script: FlashScript,
  thickness: number,
): Vec2 {
  const at = frame();
  writeVec2(at, point, 'point');
  let status: number;
  try {
    status = module.sat_compat_flash_point_normalize(
      at,
      numberOf(FLASH_SCRIPTS, script, 'script'),
      double(thickness, 'thickness'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 16);
}

/**
 * `polar(len, angle)`: by the distance from the origin and an angle in radians.
 */
export function compatFlashPointPolar(
  length: number,
  angle: number,
): Vec2 {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_point_polar(
      double(length, 'length'),
      double(angle, 'angle'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at);
}

/**
 * `scale(sx, sy)`, after all that was done before.
 */
export function compatFlashMatrixScale(
  matrix: TransformLike,
  sx: number,
  sy: number,
): Transform {
  const at = frame();
  writeTransform(at, matrix, 'matrix');
  let status: number;
  try {
    status = module.sat_compat_flash_matrix_scale(
      at,
      double(sx, 'sx'),
      double(sy, 'sy'),
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 48);
}

/**
 * `rotate(angle)`, in radians, after all that was done before.
 */
export function compatFlashMatrixRotate(
  matrix: TransformLike,
  angle: number,
): Transform {
  const at = frame();
  writeTransform(at, matrix, 'matrix');
  let status: number;
  try {
    status = module.sat_compat_flash_matrix_rotate(
      at,
      double(angle, 'angle'),
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 48);
}

/**
 * `translate(dx, dy)`, after all that was done before.
 */
export function compatFlashMatrixTranslate(
  matrix: TransformLike,
  dx: number,
  dy: number,
): Transform {
  const at = frame();
  writeTransform(at, matrix, 'matrix');
  let status: number;
  try {
    status = module.sat_compat_flash_matrix_translate(
      at,
      double(dx, 'dx'),
      double(dy, 'dy'),
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 48);
}

/**
 * `concat(m)`: `matrix` first, then `other`.
 */
export function compatFlashMatrixConcat(
  matrix: TransformLike,
  other: TransformLike,
): Transform {
  const at = frame();
  writeTransform(at, matrix, 'matrix');
  writeTransform(at + 48, other, 'other');
  let status: number;
  try {
    status = module.sat_compat_flash_matrix_concat(
      at,
      at + 48,
      at + 96,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 96);
}

/**
 * `invert()`. Recordings have only the identity: the last bits of other inverses, and what becomes
 * of a matrix that has none (here the identity), are unknown.
 */
export function compatFlashMatrixInvert(
  matrix: TransformLike,
): Transform {
  const at = frame();
  writeTransform(at, matrix, 'matrix');
  let status: number;
  try {
    status = module.sat_compat_flash_matrix_invert(
      at,
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at + 48);
}

/**
 * `createBox(scaleX, scaleY, rotation, tx, ty)`. Without a rotation ActionScript 3 takes 0;
 * ActionScript 2 takes NaN, which makes the first four numbers NaN.
 */
export function compatFlashMatrixCreateBox(
  scaleX: number,
  scaleY: number,
  rotation: number,
  tx: number,
  ty: number,
): Transform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_matrix_create_box(
      double(scaleX, 'scaleX'),
      double(scaleY, 'scaleY'),
      double(rotation, 'rotation'),
      double(tx, 'tx'),
      double(ty, 'ty'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at);
}

/**
 * `createGradientBox(width, height, rotation, tx, ty)`; the last three are 0 if the call leaves
 * them out, in both languages.
 */
export function compatFlashMatrixCreateGradientBox(
  width: number,
  height: number,
  rotation: number,
  tx: number,
  ty: number,
): Transform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_matrix_create_gradient_box(
      double(width, 'width'),
      double(height, 'height'),
      double(rotation, 'rotation'),
      double(tx, 'tx'),
      double(ty, 'ty'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at);
}

/**
 * `transformPoint(point)`: where the map takes a point.
 */
export function compatFlashMatrixTransformPoint(
  matrix: TransformLike,
  point: Vec2Like,
): Vec2 {
  const at = frame();
  writeTransform(at, matrix, 'matrix');
  writeVec2(at + 48, point, 'point');
  let status: number;
  try {
    status = module.sat_compat_flash_matrix_transform_point(
      at,
      at + 48,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 64);
}

/**
 * `deltaTransformPoint(point)`: where the map takes a point, without the translation.
 */
export function compatFlashMatrixDeltaTransformPoint(
  matrix: TransformLike,
  point: Vec2Like,
): Vec2 {
  const at = frame();
  writeTransform(at, matrix, 'matrix');
  writeVec2(at + 48, point, 'point');
  let status: number;
  try {
    status = module.sat_compat_flash_matrix_delta_transform_point(
      at,
      at + 48,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 64);
}

/**
 * A stage with an empty root, of a program in ActionScript 3.
 */
export function compatFlashStageNew(
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_new(
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * A stage with an empty root, of a program in a language: properties, empty boxes and hit tests
 * answer as in this language.
 */
export function compatFlashStageNewScript(
  script: FlashScript,
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_new_script(
      numberOf(FLASH_SCRIPTS, script, 'script'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * `new Sprite()`, `new MovieClip()`: an object that paints nothing itself. It has no parent yet.
 */
export function compatFlashStageCreateContainer(
  stage: Owner,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_create_container(
      change(stage, 'stage', 'stage'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at) >>> 2]!;
}

/**
 * `new Bitmap()`: an object whose pixels all count, whatever their alpha.
 */
export function compatFlashStageCreateBitmap(
  stage: Owner,
  width: number,
  height: number,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_create_bitmap(
      change(stage, 'stage', 'stage'),
      whole(width, 'width', 0xffff),
      whole(height, 'height', 0xffff),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at) >>> 2]!;
}

/**
 * `addChild`: the child leaves the parent that it has.
 */
export function compatFlashStageAddChild(
  stage: Owner,
  parent: number,
  child: number,
): void {
  let status: number;
  try {
    status = module.sat_compat_flash_stage_add_child(
      change(stage, 'stage', 'stage'),
      int(parent, 'parent'),
      int(child, 'child'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * `removeChild`: removes an object, with all its descendants, from its parent.
 */
export function compatFlashStageRemove(
  stage: Owner,
  child: number,
): void {
  let status: number;
  try {
    status = module.sat_compat_flash_stage_remove(
      change(stage, 'stage', 'stage'),
      int(child, 'child'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * Clips an object by a clipping layer: its paint counts only where the layer's does, as long as
 * both are children of the same container, as they are in Flash. From now on the layer itself does
 * not count as paint. With `SAT_COMPAT_FLASH_NO_NODE` the object is no longer clipped.
 */
export function compatFlashStageSetClippedBy(
  stage: Owner,
  object: number,
  layer: number,
): void {
  let status: number;
  try {
    status = module.sat_compat_flash_stage_set_clipped_by(
      change(stage, 'stage', 'stage'),
      int(object, 'object'),
      int(layer, 'layer'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * `mask = …`: where the mask has no paint, the object has none either. A mask serves one object and
 * does not count as paint itself; bitmaps are neither masked nor hidden as masks. With
 * `SAT_COMPAT_FLASH_NO_NODE` no mask.
 */
export function compatFlashStageSetMask(
  stage: Owner,
  object: number,
  mask: number,
): void {
  let status: number;
  try {
    status = module.sat_compat_flash_stage_set_mask(
      change(stage, 'stage', 'stage'),
      int(object, 'object'),
      int(mask, 'mask'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * `new Shape()`: an object with fills and strokes, which are copied. Its boxes with strokes (for
 * `getBounds`) and without (for `getRect`) are those of the file that the shape comes from, in
 * pixels; where they are undefined, the boxes round all points, control points included, and half
 * the thickness of strokes.
 */
export function compatFlashStageCreateGraphics(
  stage: Owner,
  layers: number, layersCount: number,
  boundsWithStrokes: Like<Aabb> | undefined,
  boundsWithout: Like<Aabb> | undefined,
): number {
  const at = frame();
  if (boundsWithStrokes !== undefined) { writeAabb(at, boundsWithStrokes); }
  if (boundsWithout !== undefined) { writeAabb(at + 32, boundsWithout); }
  let status: number;
  try {
    status = module.sat_compat_flash_stage_create_graphics(
      change(stage, 'stage', 'stage'),
      layers,
      layersCount,
      boundsWithStrokes === undefined ? 0 : at,
      boundsWithout === undefined ? 0 : at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at + 64) >>> 2]!;
}

/**
 * Sets a property of an object. `x` and `y` are cut off to whole twips. `width` and `height` set
 * the scale by the unscaled size; negative ones are ignored. NaN: `x` and `y` become 0, a scale
 * reads as NaN and is 0 in the matrix, a rotation reads as NaN and leaves the matrix.
 */
export function compatFlashStageSet(
  stage: Owner,
  object: number,
  property: FlashProperty,
  value: number,
): void {
  let status: number;
  try {
    status = module.sat_compat_flash_stage_set(
      change(stage, 'stage', 'stage'),
      int(object, 'object'),
      numberOf(FLASH_PROPERTIES, property, 'property'),
      double(value, 'value'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * What a property of an object reads as.
 */
export function compatFlashStageProperty(
  stage: Owner,
  object: number,
  property: FlashProperty,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_property(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      numberOf(FLASH_PROPERTIES, property, 'property'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at) >>> 3]!;
}

/**
 * `transform.matrix = …`: the translation in pixels. Numbers are rounded to 16.16 and to whole
 * twips.
 */
export function compatFlashStageSetMatrix(
  stage: Owner,
  object: number,
  matrix: TransformLike,
): void {
  const at = frame();
  writeTransform(at, matrix, 'matrix');
  let status: number;
  try {
    status = module.sat_compat_flash_stage_set_matrix(
      change(stage, 'stage', 'stage'),
      int(object, 'object'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * The matrix of an object within its parent, the translation in pixels.
 */
export function compatFlashStageMatrix(
  stage: Owner,
  object: number,
): Transform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_matrix(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at);
}

/**
 * `localToGlobal`, in pixels.
 */
export function compatFlashStageLocalToGlobal(
  stage: Owner,
  object: number,
  point: Vec2Like,
): Vec2 {
  const at = frame();
  writeVec2(at, point, 'point');
  let status: number;
  try {
    status = module.sat_compat_flash_stage_local_to_global(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      at,
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 16);
}

/**
 * `globalToLocal`, in pixels.
 */
export function compatFlashStageGlobalToLocal(
  stage: Owner,
  object: number,
  point: Vec2Like,
): Vec2 {
  const at = frame();
  writeVec2(at, point, 'point');
  let status: number;
  try {
    status = module.sat_compat_flash_stage_global_to_local(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      at,
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 16);
}

/**
 * `getBounds(target)` if `strokes`, else `getRect(target)`, in pixels: all zero if the object holds
 * nothing; on a stage of ActionScript 2 x and y are then 6710886.35, or 6710886.4 in the
 * coordinates of another object. In the coordinates of another object it is the box round the moved
 * corners of the own box.
 */
export function compatFlashStageBounds(
  stage: Owner,
  object: number,
  target: number,
  strokes: boolean,
): FlashRectangle {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_bounds(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      int(target, 'target'),
      flag(strokes, 'strokes') ? 1 : 0,
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readFlashRectangle(at);
}

/**
 * `hitTestObject`, and `hitTest(clip)` of ActionScript 2: whether the boxes on the stage have a
 * point in common; touching counts. Objects that hold nothing hit nothing.
 */
export function compatFlashStageHitTestObject(
  stage: Owner,
  a: number,
  b: number,
): boolean {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_hit_test_object(
      read(stage, 'stage', 'stage'),
      int(a, 'a'),
      int(b, 'b'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at] !== 0;
}

/**
 * `hitTestPoint(x, y, shapeFlag)`, and `hitTest(x, y, shapeFlag)` of ActionScript 2: whether a
 * point, in pixels of the root's coordinates, is in the object's box or, with the flag, in the
 * paint of something in it. With the flag never for objects that are not on the stage. NaN is no
 * hit, on a stage of ActionScript 2 nor is infinity.
 */
export function compatFlashStageHitTestPoint(
  stage: Owner,
  object: number,
  x: number,
  y: number,
  shapeFlag: boolean,
): boolean {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_hit_test_point(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      double(x, 'x'),
      double(y, 'y'),
      flag(shapeFlag, 'shapeFlag') ? 1 : 0,
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at] !== 0;
}

/**
 * The number of fills that an object itself paints: 1 for a bitmap, 0 for a container and on
 * failure. Strokes are none, nor are paths without edges.
 */
export function compatFlashStageFillCount(
  stage: Owner,
  object: number,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_fill_count(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at) >>> 2]!;
}

/**
 * A fill that an object itself paints, as a shape in the object's own coordinates.
 * `compat.FlashStage#exactTransform` says where it is. It stays the same while the object moves, so
 * make it once. Free it with `Shape#free`.
 */
export function compatFlashStageExactShape(
  stage: Owner,
  object: number,
  fill: number,
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_exact_shape(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      whole(fill, 'fill', 0xffff_ffff),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * A stroke that an object itself paints, as a shape in the object's own coordinates, nowhere
 * farther than `tolerance` twips from what a round pen of its thickness covers. Strokes are
 * numbered as they were added. Like the fills it is in twips and stays the same while the object
 * moves. The player draws strokes at least a pixel thick on the stage, however an object is scaled;
 * this one has the thickness given.
 */
export function compatFlashStageStrokeShapeWithin(
  stage: Owner,
  object: number,
  stroke: number,
  tolerance: number,
): Address {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_stroke_shape_within(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      whole(stroke, 'stroke', 0xffff_ffff),
      double(tolerance, 'tolerance'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at) >>> 2]!);
}

/**
 * Where the shapes of an object are on the stage, in twips: the matrix from the object to the
 * stage, as `localToGlobal` applies it. The player rounds each point to a twip; this places shapes
 * as they are.
 */
export function compatFlashStageExactTransform(
  stage: Owner,
  object: number,
): Transform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_exact_transform(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at);
}

/**
 * `scrollRect = rectangle`: of the object's coordinates this part shows, its corner at the object's
 * origin. What is outside is not hit with the shape flag; the object's box is that of the part,
 * whatever it holds. undefined: all shows again.
 */
export function compatFlashStageSetScrollRect(
  stage: Owner,
  object: number,
  rectangle: FlashRectangle | undefined,
): void {
  const at = frame();
  if (rectangle !== undefined) { writeFlashRectangle(at, rectangle); }
  let status: number;
  try {
    status = module.sat_compat_flash_stage_set_scroll_rect(
      change(stage, 'stage', 'stage'),
      int(object, 'object'),
      rectangle === undefined ? 0 : at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * `scrollRect`, in whole pixels: all NaN if the object has none.
 */
export function compatFlashStageScrollRect(
  stage: Owner,
  object: number,
): FlashRectangle {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_scroll_rect(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readFlashRectangle(at);
}

/**
 * `transform.concatenatedMatrix`: from the object's coordinates to the stage, with the scroll
 * rectangles of what it is in, without its own; the translation in pixels. In ActionScript 3 the
 * matrix of an object that is not on the stage is its own with a and d five times as large, as the
 * player gives it at high quality.
 */
export function compatFlashStageConcatenatedMatrix(
  stage: Owner,
  object: number,
): Transform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_flash_stage_concatenated_matrix(
      read(stage, 'stage', 'stage'),
      int(object, 'object'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readTransform(at);
}

/**
 * `startDrag(lockCenter, bounds)`: the object follows the mouse from now on, and an object that was
 * dragged before stays where it is. With `lock_center` its origin jumps to the mouse, else it keeps
 * its distance. Within the bounds its origin stays: in pixels of the parent's coordinates, in
 * ActionScript 3 the corners of a rectangle, in 2 the arguments left, top, right and bottom. They
 * are cut off to twips and put in order; NaN is 0, in ActionScript 2 so is infinity. undefined: no
 * bounds.
 */
export function compatFlashStageStartDrag(
  stage: Owner,
  object: number,
  lockCenter: boolean,
  bounds: Like<Aabb> | undefined,
): void {
  const at = frame();
  if (bounds !== undefined) { writeAabb(at, bounds); }
  let status: number;
  try {
    status = module.sat_compat_flash_stage_start_drag(
      change(stage, 'stage', 'stage'),
      int(object, 'object'),
      flag(lockCenter, 'lockCenter') ? 1 : 0,
      bounds === undefined ? 0 : at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * The place of the mouse, in pixels of the stage; (0, 0) at first. The dragged object follows. Also
 * call it once a frame if the dragged object, or one of its containers, moves by itself.
 */
export function compatFlashStageSetMouse(
  stage: Owner,
  mouse: Vec2Like,
): void {
  const at = frame();
  writeVec2(at, mouse, 'mouse');
  let status: number;
  try {
    status = module.sat_compat_flash_stage_set_mouse(
      change(stage, 'stage', 'stage'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * `stopDrag()`: the dragged object follows the mouse once more, and then no longer.
 */
export function compatFlashStageStopDrag(
  stage: Owner,
): void {
  let status: number;
  try {
    status = module.sat_compat_flash_stage_stop_drag(
      change(stage, 'stage', 'stage'),
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
}

/**
 * `hitTest(firstPoint, threshold, point)`: whether the pixel at a point counts. A threshold of 0
 * acts as 1 here.
 */
export function compatFlashBitmapHitsPoint(
  bitmap: number,
  corner: Like<FlashPixel>,
  threshold: number,
  point: Like<FlashPixel>,
): boolean {
  const at = frame();
  writeFlashPixel(at, corner);
  writeFlashPixel(at + 8, point);
  let status: number;
  try {
    status = module.sat_compat_flash_bitmap_hits_point(
      bitmap,
      at,
      BigInt(integer(threshold, 'threshold')),
      at + 8,
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 16] !== 0;
}

/**
 * `hitTest(firstPoint, threshold, rectangle)`: whether a pixel within the rectangle counts.
 * Rectangles are half open; at threshold 0 every pixel counts.
 */
export function compatFlashBitmapHitsRectangle(
  bitmap: number,
  corner: Like<FlashPixel>,
  threshold: number,
  upperLeft: Like<FlashPixel>,
  width: number,
  height: number,
): boolean {
  const at = frame();
  writeFlashPixel(at, corner);
  writeFlashPixel(at + 8, upperLeft);
  let status: number;
  try {
    status = module.sat_compat_flash_bitmap_hits_rectangle(
      bitmap,
      at,
      BigInt(integer(threshold, 'threshold')),
      at + 8,
      int(width, 'width'),
      int(height, 'height'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 16] !== 0;
}

/**
 * `hitTest(firstPoint, threshold, bitmap, secondPoint, secondThreshold)`: whether a pixel of each
 * image at the same place both count. At threshold 0 every pixel counts.
 */
export function compatFlashBitmapHitsBitmap(
  bitmap: number,
  corner: Like<FlashPixel>,
  threshold: number,
  other: number,
  otherCorner: Like<FlashPixel>,
  otherThreshold: number,
): boolean {
  const at = frame();
  writeFlashPixel(at, corner);
  writeFlashPixel(at + 8, otherCorner);
  let status: number;
  try {
    status = module.sat_compat_flash_bitmap_hits_bitmap(
      bitmap,
      at,
      BigInt(integer(threshold, 'threshold')),
      other,
      at + 8,
      BigInt(integer(otherThreshold, 'otherThreshold')),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 16] !== 0;
}

/**
 * `getColorBoundsRect(mask, color, findColor)`: the box of the pixels with `(pixel & mask) ==
 * color`, or with `!=` if `find_color` is false.
 */
export function compatFlashColorBounds(
  argb: ArrayLike<number>,
  width: number,
  height: number,
  transparent: boolean,
  mask: number,
  color: number,
  findColor: boolean,
): FlashRectangle {
  const argbCount = argb.length;
  const at = frame();
  const list = room(pad(4 * argbCount));
  try {
    writeIntegers(list, argb, 'argb');
    let status: number;
    try {
      status = module.sat_compat_flash_color_bounds(
        list,
        whole(width, 'width', 0xffff_ffff),
        whole(height, 'height', 0xffff_ffff),
        flag(transparent, 'transparent') ? 1 : 0,
        int(mask, 'mask'),
        int(color, 'color'),
        flag(findColor, 'findColor') ? 1 : 0,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return readFlashRectangle(at);
  } finally {
    release(list);
  }
}

/**
 * Whether two rectangles hit each other by the Java program. Each has four corners, in order around
 * it. Products of ints wrap as in Java, and touching is a hit.
 */
export function compatAwtHit(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
): boolean {
  const aCount = a.length >> 1;
  const bCount = b.length >> 1;
  const at = frame();
  const list = room(8 * aCount + 8 * bCount);
  try {
    writeIntegers(list, a, 'a');
    writeIntegers(list + 8 * aCount, b, 'b');
    let status: number;
    try {
      status = module.sat_compat_awt_hit(
        list,
        list + 8 * aCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return u8[at] !== 0;
  } finally {
    release(list);
  }
}

/**
 * `intersects(Rectangle)`: whether the interiors of two rectangles meet.
 */
export function compatAwtRectangleIntersects(
  a: AwtRectangle,
  b: AwtRectangle,
): boolean {
  const at = frame();
  writeAwtRectangle(at, a);
  writeAwtRectangle(at + 16, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle_intersects(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 32] !== 0;
}

/**
 * `contains(int, int)`: whether a point is inside, or on the left or top side.
 */
export function compatAwtRectangleContains(
  a: AwtRectangle,
  x: number,
  y: number,
): boolean {
  const at = frame();
  writeAwtRectangle(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle_contains(
      at,
      int(x, 'x'),
      int(y, 'y'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 16] !== 0;
}

/**
 * `contains(Rectangle)`: whether `b` lies in `a`; sides may coincide.
 */
export function compatAwtRectangleContainsRectangle(
  a: AwtRectangle,
  b: AwtRectangle,
): boolean {
  const at = frame();
  writeAwtRectangle(at, a);
  writeAwtRectangle(at + 16, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle_contains_rectangle(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 32] !== 0;
}

/**
 * `intersection(Rectangle)`: what two rectangles have in common. Where they are apart, the size is
 * negative, and at least -2^31.
 */
export function compatAwtRectangleIntersection(
  a: AwtRectangle,
  b: AwtRectangle,
): AwtRectangle {
  const at = frame();
  writeAwtRectangle(at, a);
  writeAwtRectangle(at + 16, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle_intersection(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle(at + 32);
}

/**
 * `union(Rectangle)`: the least rectangle around both, with sizes of at most 2^31 - 1. If one has a
 * negative size it is the other, whatever that is; a size of 0 counts like any other.
 */
export function compatAwtRectangleUnion(
  a: AwtRectangle,
  b: AwtRectangle,
): AwtRectangle {
  const at = frame();
  writeAwtRectangle(at, a);
  writeAwtRectangle(at + 16, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle_union(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle(at + 32);
}

/**
 * `add(int, int)`: the least rectangle around this one and a point, with sizes of at most 2^31 - 1;
 * the point alone if a size is negative.
 */
export function compatAwtRectangleAdd(
  a: AwtRectangle,
  x: number,
  y: number,
): AwtRectangle {
  const at = frame();
  writeAwtRectangle(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle_add(
      at,
      int(x, 'x'),
      int(y, 'y'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle(at + 16);
}

/**
 * `add(Rectangle)`: as `compat.awtRectangleUnion`, but an `a` of which a size is negative keeps the
 * greater size of each axis.
 */
export function compatAwtRectangleAddRectangle(
  a: AwtRectangle,
  b: AwtRectangle,
): AwtRectangle {
  const at = frame();
  writeAwtRectangle(at, a);
  writeAwtRectangle(at + 16, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle_add_rectangle(
      at,
      at + 16,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle(at + 32);
}

/**
 * `grow(int, int)`: further by `dx` on the left and right, by `dy` above and below. A side or size
 * that exceeds an int is the nearest int.
 */
export function compatAwtRectangleGrow(
  a: AwtRectangle,
  dx: number,
  dy: number,
): AwtRectangle {
  const at = frame();
  writeAwtRectangle(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle_grow(
      at,
      int(dx, 'dx'),
      int(dy, 'dy'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle(at + 16);
}

/**
 * `translate(int, int)`: moved. A left or top side stops at the least or greatest int; there a size
 * that is not negative shrinks or grows by the rest of the way.
 */
export function compatAwtRectangleTranslate(
  a: AwtRectangle,
  dx: number,
  dy: number,
): AwtRectangle {
  const at = frame();
  writeAwtRectangle(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle_translate(
      at,
      int(dx, 'dx'),
      int(dy, 'dy'),
      at + 16,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle(at + 16);
}

/**
 * `linesIntersect`, `intersectsLine(Line2D)`: whether two segments have a point in common, as far
 * as the signs of `compat.awtLine2DRelativeCcw` tell. Two segments without length always do.
 */
export function compatAwtLine2dIntersectsLine(
  a: AwtLine2d,
  b: AwtLine2d,
): boolean {
  const at = frame();
  writeAwtLine2d(at, a);
  writeAwtLine2d(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_awt_line2d_intersects_line(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 64] !== 0;
}

/**
 * `relativeCCW`: on which side of a segment a point lies: 1 if the segment has to turn from x
 * towards -y to point at it (counter-clockwise on a screen, y down), -1 if the other way. On the
 * line, as rounding has it: -1 before the first end, 0 on the segment, 1 behind the second end. 0
 * if the segment has no length or a number is NaN.
 */
export function compatAwtLine2dRelativeCcw(
  segment: AwtLine2d,
  x: number,
  y: number,
): number {
  const at = frame();
  writeAwtLine2d(at, segment);
  let status: number;
  try {
    status = module.sat_compat_awt_line2d_relative_ccw(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return i32[(at + 32) >>> 2]!;
}

/**
 * `ptSegDistSq`: the square of the distance from a point to a segment.
 */
export function compatAwtLine2dPointSegmentDistanceSquared(
  segment: AwtLine2d,
  x: number,
  y: number,
): number {
  const at = frame();
  writeAwtLine2d(at, segment);
  let status: number;
  try {
    status = module.sat_compat_awt_line2d_point_segment_distance_squared(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at + 32) >>> 3]!;
}

/**
 * `ptLineDistSq`: the square of the distance from a point to the line through both ends; NaN if the
 * segment has no length.
 */
export function compatAwtLine2dPointLineDistanceSquared(
  segment: AwtLine2d,
  x: number,
  y: number,
): number {
  const at = frame();
  writeAwtLine2d(at, segment);
  let status: number;
  try {
    status = module.sat_compat_awt_line2d_point_line_distance_squared(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at + 32) >>> 3]!;
}

/**
 * `distanceSq`: the square of the distance of two points. `distance` is its square root, by `sqrt`.
 */
export function compatAwtPoint2dDistanceSquared(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): number {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_awt_point2d_distance_squared(
      double(x1, 'x1'),
      double(y1, 'y1'),
      double(x2, 'x2'),
      double(y2, 'y2'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at) >>> 3]!;
}

/**
 * `intersects(Rectangle2D)`: whether the interiors of two rectangles meet. False if either has no
 * area.
 */
export function compatAwtRectangle2dIntersects(
  a: AwtRectangle2d,
  b: AwtRectangle2d,
): boolean {
  const at = frame();
  writeAwtRectangle2d(at, a);
  writeAwtRectangle2d(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_intersects(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 64] !== 0;
}

/**
 * `contains(double, double)`: whether a point is inside, or on the left or top side.
 */
export function compatAwtRectangle2dContains(
  a: AwtRectangle2d,
  x: number,
  y: number,
): boolean {
  const at = frame();
  writeAwtRectangle2d(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_contains(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 32] !== 0;
}

/**
 * `contains(Rectangle2D)`: whether `b` lies in `a`; sides may coincide. False if either has no
 * area.
 */
export function compatAwtRectangle2dContainsRectangle(
  a: AwtRectangle2d,
  b: AwtRectangle2d,
): boolean {
  const at = frame();
  writeAwtRectangle2d(at, a);
  writeAwtRectangle2d(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_contains_rectangle(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 64] !== 0;
}

/**
 * `outcode(double, double)`: on which sides of the closed rectangle a point lies: the sum of the
 * `SAT_COMPAT_AWT_OUT_` constants, 0 within it. Without a size along an axis every point lies on
 * both its sides.
 */
export function compatAwtRectangle2dOutcode(
  a: AwtRectangle2d,
  x: number,
  y: number,
): number {
  const at = frame();
  writeAwtRectangle2d(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_outcode(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at + 32) >>> 2]!;
}

/**
 * `intersectsLine`: whether a segment meets the closed rectangle, by rounded clipping.
 */
export function compatAwtRectangle2dIntersectsLine(
  a: AwtRectangle2d,
  segment: AwtLine2d,
): boolean {
  const at = frame();
  writeAwtRectangle2d(at, a);
  writeAwtLine2d(at + 32, segment);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_intersects_line(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 64] !== 0;
}

/**
 * `Rectangle2D.intersect`: what two rectangles have in common. Where they are apart, the size is
 * negative.
 */
export function compatAwtRectangle2dIntersection(
  a: AwtRectangle2d,
  b: AwtRectangle2d,
): AwtRectangle2d {
  const at = frame();
  writeAwtRectangle2d(at, a);
  writeAwtRectangle2d(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_intersection(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle2d(at + 64);
}

/**
 * `createUnion`, `Rectangle2D.union`: the least rectangle around both. Where a negative size leaves
 * it turned round, the sides change places.
 */
export function compatAwtRectangle2dUnion(
  a: AwtRectangle2d,
  b: AwtRectangle2d,
): AwtRectangle2d {
  const at = frame();
  writeAwtRectangle2d(at, a);
  writeAwtRectangle2d(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_union(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle2d(at + 64);
}

/**
 * `add(Rectangle2D)`: as `compat.awtRectangle2DUnion`, but the sides keep their places.
 */
export function compatAwtRectangle2dAddRectangle(
  a: AwtRectangle2d,
  b: AwtRectangle2d,
): AwtRectangle2d {
  const at = frame();
  writeAwtRectangle2d(at, a);
  writeAwtRectangle2d(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_add_rectangle(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle2d(at + 64);
}

/**
 * `add(double, double)`: the least rectangle around this one and a point.
 */
export function compatAwtRectangle2dAdd(
  a: AwtRectangle2d,
  x: number,
  y: number,
): AwtRectangle2d {
  const at = frame();
  writeAwtRectangle2d(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_add(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle2d(at + 32);
}

/**
 * `getBounds()`: the least rectangle of ints around this one; empty at (0, 0) if a size is
 * negative. A side or size that exceeds an int is the nearest int, NaN is 0.
 */
export function compatAwtRectangle2dBounds(
  a: AwtRectangle2d,
): AwtRectangle {
  const at = frame();
  writeAwtRectangle2d(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_rectangle2d_bounds(
      at,
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle(at + 32);
}

/**
 * `contains(double, double)`: whether a point is strictly inside.
 */
export function compatAwtEllipse2dContains(
  ellipseBox: AwtRectangle2d,
  x: number,
  y: number,
): boolean {
  const at = frame();
  writeAwtRectangle2d(at, ellipseBox);
  let status: number;
  try {
    status = module.sat_compat_awt_ellipse2d_contains(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 32,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 32] !== 0;
}

/**
 * `intersects(double, double, double, double)`: whether the rectangle has a point strictly inside.
 * False if either has no area.
 */
export function compatAwtEllipse2dIntersects(
  ellipseBox: AwtRectangle2d,
  rectangle: AwtRectangle2d,
): boolean {
  const at = frame();
  writeAwtRectangle2d(at, ellipseBox);
  writeAwtRectangle2d(at + 32, rectangle);
  let status: number;
  try {
    status = module.sat_compat_awt_ellipse2d_intersects(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 64] !== 0;
}

/**
 * `contains(double, double, double, double)`: whether all corners of the rectangle are strictly
 * inside. Its size does not matter: a rectangle without area can be in.
 */
export function compatAwtEllipse2dContainsRectangle(
  ellipseBox: AwtRectangle2d,
  rectangle: AwtRectangle2d,
): boolean {
  const at = frame();
  writeAwtRectangle2d(at, ellipseBox);
  writeAwtRectangle2d(at + 32, rectangle);
  let status: number;
  try {
    status = module.sat_compat_awt_ellipse2d_contains_rectangle(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 64] !== 0;
}

/**
 * `contains(double, double)`: whether a point is inside.
 */
export function compatAwtRoundRectangle2dContains(
  a: AwtRoundRectangle2d,
  x: number,
  y: number,
): boolean {
  const at = frame();
  writeAwtRoundRectangle2d(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_round_rectangle2d_contains(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 48,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 48] !== 0;
}

/**
 * `intersects(double, double, double, double)`: whether a rectangle has a point inside. False if
 * either has no area.
 */
export function compatAwtRoundRectangle2dIntersects(
  a: AwtRoundRectangle2d,
  rectangle: AwtRectangle2d,
): boolean {
  const at = frame();
  writeAwtRoundRectangle2d(at, a);
  writeAwtRectangle2d(at + 48, rectangle);
  let status: number;
  try {
    status = module.sat_compat_awt_round_rectangle2d_intersects(
      at,
      at + 48,
      at + 80,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 80] !== 0;
}

/**
 * `contains(double, double, double, double)`: whether all corners of a rectangle are inside. False
 * if either has no area.
 */
export function compatAwtRoundRectangle2dContainsRectangle(
  a: AwtRoundRectangle2d,
  rectangle: AwtRectangle2d,
): boolean {
  const at = frame();
  writeAwtRoundRectangle2d(at, a);
  writeAwtRectangle2d(at + 48, rectangle);
  let status: number;
  try {
    status = module.sat_compat_awt_round_rectangle2d_contains_rectangle(
      at,
      at + 48,
      at + 80,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 80] !== 0;
}

/**
 * `contains(double, double)`: whether a point is inside of the closed arc.
 */
export function compatAwtArc2dContains(
  a: AwtArc2d,
  x: number,
  y: number,
): boolean {
  const at = frame();
  writeAwtArc2d(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_arc2d_contains(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 56] !== 0;
}

/**
 * `containsAngle`: whether an angle in degrees lies between the beginning and the end, the
 * beginning included.
 */
export function compatAwtArc2dContainsAngle(
  a: AwtArc2d,
  angle: number,
): boolean {
  const at = frame();
  writeAwtArc2d(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_arc2d_contains_angle(
      at,
      double(angle, 'angle'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 56] !== 0;
}

/**
 * `contains(double, double, double, double)`: whether all corners of a rectangle are inside and,
 * where a pie is no convex shape, no side of the rectangle crosses its gap.
 */
export function compatAwtArc2dContainsRectangle(
  a: AwtArc2d,
  rectangle: AwtRectangle2d,
): boolean {
  const at = frame();
  writeAwtArc2d(at, a);
  writeAwtRectangle2d(at + 56, rectangle);
  let status: number;
  try {
    status = module.sat_compat_awt_arc2d_contains_rectangle(
      at,
      at + 56,
      at + 88,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 88] !== 0;
}

/**
 * `intersects(double, double, double, double)`: whether a rectangle meets the closed arc. False if
 * either has no area, or the arc no extent.
 */
export function compatAwtArc2dIntersects(
  a: AwtArc2d,
  rectangle: AwtRectangle2d,
): boolean {
  const at = frame();
  writeAwtArc2d(at, a);
  writeAwtRectangle2d(at + 56, rectangle);
  let status: number;
  try {
    status = module.sat_compat_awt_arc2d_intersects(
      at,
      at + 56,
      at + 88,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 88] !== 0;
}

/**
 * `getBounds2D`: the box of the arc and, for a pie, of the centre; the box of the ellipse if that
 * is empty.
 */
export function compatAwtArc2dBounds(
  a: AwtArc2d,
): AwtRectangle2d {
  const at = frame();
  writeAwtArc2d(at, a);
  let status: number;
  try {
    status = module.sat_compat_awt_arc2d_bounds(
      at,
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtRectangle2d(at + 56);
}

/**
 * `contains(double, double)` and `contains(int, int)`, which answer alike: whether a point is in
 * the polygon.
 */
export function compatAwtPolygonContains(
  polygon: ArrayLike<number>,
  x: number,
  y: number,
): boolean {
  const polygonCount = polygon.length >> 1;
  const at = frame();
  const list = room(8 * polygonCount);
  try {
    writeIntegers(list, polygon, 'polygon');
    let status: number;
    try {
      status = module.sat_compat_awt_polygon_contains(
        list,
        polygonCount,
        double(x, 'x'),
        double(y, 'y'),
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return u8[at] !== 0;
  } finally {
    release(list);
  }
}

/**
 * `intersects(double, double, double, double)`: whether the interiors meet, or so it seems: true
 * wherever an edge passes through the rectangle, and also where a level edge ends on its left side.
 */
export function compatAwtPolygonIntersects(
  polygon: ArrayLike<number>,
  rectangle: AwtRectangle2d,
): boolean {
  const polygonCount = polygon.length >> 1;
  const at = frame();
  const list = room(8 * polygonCount);
  try {
    writeIntegers(list, polygon, 'polygon');
    writeAwtRectangle2d(at, rectangle);
    let status: number;
    try {
      status = module.sat_compat_awt_polygon_intersects(
        list,
        polygonCount,
        at,
        at + 32,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return u8[at + 32] !== 0;
  } finally {
    release(list);
  }
}

/**
 * `contains(double, double, double, double)`: whether the rectangle lies in the polygon; false
 * where an edge passes through it.
 */
export function compatAwtPolygonContainsRectangle(
  polygon: ArrayLike<number>,
  rectangle: AwtRectangle2d,
): boolean {
  const polygonCount = polygon.length >> 1;
  const at = frame();
  const list = room(8 * polygonCount);
  try {
    writeIntegers(list, polygon, 'polygon');
    writeAwtRectangle2d(at, rectangle);
    let status: number;
    try {
      status = module.sat_compat_awt_polygon_contains_rectangle(
        list,
        polygonCount,
        at,
        at + 32,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return u8[at + 32] !== 0;
  } finally {
    release(list);
  }
}

/**
 * `contains(double, double)`: whether a point is inside; false unless it is finite.
 */
export function compatAwtPath2dContains(
  path: readonly Like<AwtPathCommand>[],
  winding: AwtWinding,
  x: number,
  y: number,
): boolean {
  const pathCount = path.length;
  const at = frame();
  const list = room(24 * pathCount);
  try {
    writeList(list, path, 24, writeAwtPathCommand);
    let status: number;
    try {
      status = module.sat_compat_awt_path2d_contains(
        list,
        pathCount,
        numberOf(AWT_WINDINGS, winding, 'winding'),
        double(x, 'x'),
        double(y, 'y'),
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return u8[at] !== 0;
  } finally {
    release(list);
  }
}

/**
 * `intersects(double, double, double, double)`: whether the interiors meet, or so it seems: true
 * wherever an edge passes through the rectangle. False if the rectangle has no area.
 */
export function compatAwtPath2dIntersects(
  path: readonly Like<AwtPathCommand>[],
  winding: AwtWinding,
  rectangle: AwtRectangle2d,
): boolean {
  const pathCount = path.length;
  const at = frame();
  const list = room(24 * pathCount);
  try {
    writeList(list, path, 24, writeAwtPathCommand);
    writeAwtRectangle2d(at, rectangle);
    let status: number;
    try {
      status = module.sat_compat_awt_path2d_intersects(
        list,
        pathCount,
        numberOf(AWT_WINDINGS, winding, 'winding'),
        at,
        at + 32,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return u8[at + 32] !== 0;
  } finally {
    release(list);
  }
}

/**
 * `contains(double, double, double, double)`: whether the rectangle lies inside; false where an
 * edge passes through it.
 */
export function compatAwtPath2dContainsRectangle(
  path: readonly Like<AwtPathCommand>[],
  winding: AwtWinding,
  rectangle: AwtRectangle2d,
): boolean {
  const pathCount = path.length;
  const at = frame();
  const list = room(24 * pathCount);
  try {
    writeList(list, path, 24, writeAwtPathCommand);
    writeAwtRectangle2d(at, rectangle);
    let status: number;
    try {
      status = module.sat_compat_awt_path2d_contains_rectangle(
        list,
        pathCount,
        numberOf(AWT_WINDINGS, winding, 'winding'),
        at,
        at + 32,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return u8[at + 32] !== 0;
  } finally {
    release(list);
  }
}

/**
 * `translate(tx, ty)`: the transform after this step.
 */
export function compatAwtTransformTranslate(
  transform: AwtTransform,
  tx: number,
  ty: number,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_translate(
      at,
      double(tx, 'tx'),
      double(ty, 'ty'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `scale(sx, sy)`: the transform after this step.
 */
export function compatAwtTransformScale(
  transform: AwtTransform,
  sx: number,
  sy: number,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_scale(
      at,
      double(sx, 'sx'),
      double(sy, 'sy'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `shear(shx, shy)`: the transform after this step.
 */
export function compatAwtTransformShear(
  transform: AwtTransform,
  shx: number,
  shy: number,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_shear(
      at,
      double(shx, 'shx'),
      double(shy, 'shy'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `rotate(theta)`: the transform after a turn by an angle in radians, from x to y (clockwise on a
 * screen, y down). An angle whose sine or cosine rounds to 1 or -1 counts as that multiple of a
 * quarter turn.
 */
export function compatAwtTransformRotate(
  transform: AwtTransform,
  theta: number,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_rotate(
      at,
      double(theta, 'theta'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `rotate(theta, x, y)`: the transform after a turn about a point; otherwise as
 * `compat.awtTransformRotate`.
 */
export function compatAwtTransformRotateAbout(
  transform: AwtTransform,
  theta: number,
  x: number,
  y: number,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_rotate_about(
      at,
      double(theta, 'theta'),
      double(x, 'x'),
      double(y, 'y'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `transform(Point2D)`: where the transform takes a point.
 */
export function compatAwtTransformPoint(
  transform: AwtTransform,
  x: number,
  y: number,
): Vec2 {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_point(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 56);
}

/**
 * `new AffineTransform(m00, m10, m01, m11, m02, m12)`: a transform by its coefficients, as
 * `setTransform`.
 */
export function compatAwtTransformFromMatrix(
  m00: number,
  m10: number,
  m01: number,
  m11: number,
  m02: number,
  m12: number,
): AwtTransform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_awt_transform_from_matrix(
      double(m00, 'm00'),
      double(m10, 'm10'),
      double(m01, 'm01'),
      double(m11, 'm11'),
      double(m02, 'm02'),
      double(m12, 'm12'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at);
}

/**
 * `getRotateInstance(theta)`, `setToRotation(theta)`: a turn by an angle in radians. The identity
 * after `rotate` has other signs of zeros.
 */
export function compatAwtTransformFromRotation(
  theta: number,
): AwtTransform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_awt_transform_from_rotation(
      double(theta, 'theta'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at);
}

/**
 * `getRotateInstance(theta, x, y)`, `setToRotation(theta, x, y)`: a turn by an angle in radians
 * about a point, rounded otherwise than `rotate(theta, x, y)`.
 */
export function compatAwtTransformFromRotationAbout(
  theta: number,
  x: number,
  y: number,
): AwtTransform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_awt_transform_from_rotation_about(
      double(theta, 'theta'),
      double(x, 'x'),
      double(y, 'y'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at);
}

/**
 * `getRotateInstance(vecx, vecy)`, `setToRotation(vecx, vecy)`: the turn that takes the x axis to
 * the direction of a vector; the identity for no vector.
 */
export function compatAwtTransformFromVector(
  vectorX: number,
  vectorY: number,
): AwtTransform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_awt_transform_from_vector(
      double(vectorX, 'vectorX'),
      double(vectorY, 'vectorY'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at);
}

/**
 * `getRotateInstance(vecx, vecy, x, y)`, `setToRotation(vecx, vecy, x, y)`: the same about a point.
 */
export function compatAwtTransformFromVectorAbout(
  vectorX: number,
  vectorY: number,
  x: number,
  y: number,
): AwtTransform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_awt_transform_from_vector_about(
      double(vectorX, 'vectorX'),
      double(vectorY, 'vectorY'),
      double(x, 'x'),
      double(y, 'y'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at);
}

/**
 * `getQuadrantRotateInstance(n, x, y)`, `setToQuadrantRotation(n, x, y)`: a turn by `n` quarters
 * about a point. With (0, 0) it is `getQuadrantRotateInstance(n)`.
 */
export function compatAwtTransformFromQuadrants(
  n: number,
  x: number,
  y: number,
): AwtTransform {
  const at = frame();
  let status: number;
  try {
    status = module.sat_compat_awt_transform_from_quadrants(
      int(n, 'n'),
      double(x, 'x'),
      double(y, 'y'),
      at,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at);
}

/**
 * `rotate(vecx, vecy)`: the transform after the turn that takes the x axis to the direction of a
 * vector. `rotate(vecx, vecy, x, y)` is this between `translate` by (x, y) and by (-x, -y).
 */
export function compatAwtTransformRotateByVector(
  transform: AwtTransform,
  vectorX: number,
  vectorY: number,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_rotate_by_vector(
      at,
      double(vectorX, 'vectorX'),
      double(vectorY, 'vectorY'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `quadrantRotate(n)`: the transform after `n` quarter turns from x to y.
 */
export function compatAwtTransformQuadrantRotate(
  transform: AwtTransform,
  n: number,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_quadrant_rotate(
      at,
      int(n, 'n'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `quadrantRotate(n, x, y)`: the transform after `n` quarter turns about a point.
 */
export function compatAwtTransformQuadrantRotateAbout(
  transform: AwtTransform,
  n: number,
  x: number,
  y: number,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_quadrant_rotate_about(
      at,
      int(n, 'n'),
      double(x, 'x'),
      double(y, 'y'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `concatenate(other)`: the transform after a step that is another transform, which acts on a point
 * before all earlier steps.
 */
export function compatAwtTransformConcatenate(
  transform: AwtTransform,
  other: AwtTransform,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  writeAwtTransform(at + 56, other);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_concatenate(
      at,
      at + 56,
      at + 112,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 112);
}

/**
 * `preConcatenate(other)`: the transform with another one, which acts on a point after it.
 */
export function compatAwtTransformPreConcatenate(
  transform: AwtTransform,
  other: AwtTransform,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  writeAwtTransform(at + 56, other);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_pre_concatenate(
      at,
      at + 56,
      at + 112,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 112);
}

/**
 * `createInverse()`: the inverse, where Java throws no `NoninvertibleTransformException`: it does
 * where the determinant is at most 2^-1074, or a coefficient that is alone in its row is 0.
 */
export function compatAwtTransformInverse(
  transform: AwtTransform,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_inverse(
      at,
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `invert()`: as `compat.awtTransformInverse`, but zeros that are not in use keep their sign.
 */
export function compatAwtTransformInvert(
  transform: AwtTransform,
): AwtTransform {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_invert(
      at,
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readAwtTransform(at + 56);
}

/**
 * `inverseTransform(Point2D)`: the point that the transform takes to this one; rounded otherwise
 * than by an inverse.
 */
export function compatAwtTransformInversePoint(
  transform: AwtTransform,
  x: number,
  y: number,
): Vec2 {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_inverse_point(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 56);
}

/**
 * `deltaTransform(Point2D)`: where the transform takes a difference of points, without `m02` and
 * `m12`.
 */
export function compatAwtTransformDeltaPoint(
  transform: AwtTransform,
  x: number,
  y: number,
): Vec2 {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_delta_point(
      at,
      double(x, 'x'),
      double(y, 'y'),
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readVec2(at + 56);
}

/**
 * `getDeterminant()`: the factor of areas, negative if the transform mirrors.
 */
export function compatAwtTransformDeterminant(
  transform: AwtTransform,
): number {
  const at = frame();
  writeAwtTransform(at, transform);
  let status: number;
  try {
    status = module.sat_compat_awt_transform_determinant(
      at,
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return f64[(at + 56) >>> 3]!;
}

/**
 * `pygame.mask.from_surface(surface, threshold)` of a surface with an alpha for each pixel: the
 * pixels whose alpha is greater than the threshold, which is 127 unless the game says otherwise.
 * `alpha` has `width * height` bytes, row by row.
 */
export function compatPygameFromSurface(
  alpha: ArrayLike<number>,
  width: number,
  height: number,
  threshold: number,
): Address {
  const alphaCount = alpha.length;
  const at = frame();
  const list = room(pad(1 * alphaCount));
  try {
    writeBytes(list, alpha, 'alpha');
    let status: number;
    try {
      status = module.sat_compat_pygame_from_surface(
        list,
        whole(width, 'width', 0xffff_ffff),
        whole(height, 'height', 0xffff_ffff),
        int(threshold, 'threshold'),
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return new Address(u32[(at) >>> 2]!);
  } finally {
    release(list);
  }
}

/**
 * `mask.overlap(other, offset)`: the first pixel found that is set in both, in the coordinates of
 * `mask`. Which one is found first depends on the size of an `unsigned long` where the game runs.
 * All zero if there is none.
 */
export function compatPygameOverlap(
  mask: Owner,
  other: Owner,
  offset: Like<Pixel>,
  longBits: PygameLong,
): FoundPixel | undefined {
  const at = frame();
  writePixel(at, offset);
  let status: number;
  try {
    status = module.sat_compat_pygame_overlap(
      read(mask, 'mask', 'mask'),
      read(other, 'mask', 'other'),
      at,
      numberOf(PYGAME_LONGS, longBits, 'longBits'),
      at + 8,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return readFoundPixel(at + 8);
}

/**
 * `mask.overlap_area(other, offset)`: the number of pixels that are set in both.
 */
export function compatPygameOverlapArea(
  mask: Owner,
  other: Owner,
  offset: Like<Pixel>,
): number {
  const at = frame();
  writePixel(at, offset);
  let status: number;
  try {
    status = module.sat_compat_pygame_overlap_area(
      read(mask, 'mask', 'mask'),
      read(other, 'mask', 'other'),
      at,
      at + 8,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u32[(at + 8) >>> 2]!;
}

/**
 * `mask.overlap_mask(other, offset)`: the pixels that are set in both, as a mask of the size of
 * `mask`.
 */
export function compatPygameOverlapMask(
  mask: Owner,
  other: Owner,
  offset: Like<Pixel>,
): Address {
  const at = frame();
  writePixel(at, offset);
  let status: number;
  try {
    status = module.sat_compat_pygame_overlap_mask(
      read(mask, 'mask', 'mask'),
      read(other, 'mask', 'other'),
      at,
      at + 8,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return new Address(u32[(at + 8) >>> 2]!);
}

/**
 * The Python program's verdict on two upright rectangles; touching is no hit.
 */
export function compatXywhRectToRect(
  a: XywhRect,
  b: XywhRect,
): boolean {
  const at = frame();
  writeXywhRect(at, a);
  writeXywhRect(at + 32, b);
  let status: number;
  try {
    status = module.sat_compat_xywh_rect_to_rect(
      at,
      at + 32,
      at + 64,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 64] !== 0;
}

/**
 * The Python program's verdict on a circle and an upright rectangle, by a rounded square root;
 * touching is no hit.
 */
export function compatXywhCircleToRect(
  circle: XywhCircle,
  rect: XywhRect,
): boolean {
  const at = frame();
  writeXywhCircle(at, circle);
  writeXywhRect(at + 24, rect);
  let status: number;
  try {
    status = module.sat_compat_xywh_circle_to_rect(
      at,
      at + 24,
      at + 56,
    );
  } catch (error) {
    throw failure(error);
  }
  checked(status);
  return u8[at + 56] !== 0;
}

/**
 * Whether the TypeScript program calls a polygon of `count` points concave. It never tests the
 * first and the last vertex, so it misses some concave polygons.
 */
export function compatTypescriptIsConcave(
  points: PointsLike,
): boolean {
  const pointsCount = countOf(points, 'points');
  const at = frame();
  const list = room(16 * pointsCount);
  try {
    writePoints(list, points, 'points');
    let status: number;
    try {
      status = module.sat_compat_typescript_is_concave(
        list,
        pointsCount,
        at,
      );
    } catch (error) {
      throw failure(error);
    }
    checked(status);
    return u8[at] !== 0;
  } finally {
    release(list);
  }
}
