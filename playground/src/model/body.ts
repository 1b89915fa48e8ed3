// A shape and where it is, as a person edits it and as a link keeps it.
import { Shape, Transform, type Vec2 } from 'sat2d/inline';
import { commandsOf, reachOf } from './curves.js';

export type Points = number[];

export type ShapeSpec =
  | { kind: 'rectangle'; width: number; height: number }
  | { kind: 'circle'; radius: number }
  | { kind: 'ellipse'; halfWidth: number; halfHeight: number }
  | { kind: 'capsule'; length: number; radius: number }
  | { kind: 'polygon'; points: Points }
  | { kind: 'rounded'; points: Points; radius: number }
  | { kind: 'concave'; rings: Points[] }
  | { kind: 'curves'; path: string };

export type Kind = ShapeSpec['kind'];

export interface Body {
  shape: ShapeSpec;
  x: number;
  y: number;
  degrees: number;
  scaleX: number;
  scaleY: number;
}

/** A shape of each kind, about as large as each other. */
export const PRESETS: { readonly [K in Kind]: ShapeSpec } = {
  rectangle: { kind: 'rectangle', width: 80, height: 50 },
  circle: { kind: 'circle', radius: 34 },
  ellipse: { kind: 'ellipse', halfWidth: 46, halfHeight: 28 },
  capsule: { kind: 'capsule', length: 60, radius: 18 },
  polygon: { kind: 'polygon', points: [-40, 16, -22, -30, 26, -34, 44, 6, 8, 38] },
  rounded: { kind: 'rounded', points: [-26, 20, 0, -26, 26, 20], radius: 14 },
  concave: {
    kind: 'concave',
    rings: [
      [-50, -40, 50, -40, 50, -10, 20, 0, 50, 12, 50, 40, -50, 40],
      [-34, -22, -34, 22, -4, 22, -4, -22],
    ],
  },
  // a leaf with a round hole
  curves: {
    kind: 'curves', path: 'M-50 0Q0-60 50 0Q0 60-50 0ZM12 0A12 12 0 0 1-12 0A12 12 0 0 1 12 0Z',
  },
};

export const KIND_NAMES: readonly (readonly [Kind, string])[] = [
  ['rectangle', 'rectangle'],
  ['circle', 'circle'],
  ['ellipse', 'ellipse'],
  ['capsule', 'capsule'],
  ['polygon', 'convex polygon'],
  ['rounded', 'rounded polygon'],
  ['concave', 'concave, with a hole'],
  ['curves', 'outline with curves'],
];

function make(spec: ShapeSpec): Shape {
  switch (spec.kind) {
    case 'rectangle': return Shape.rectangle(spec.width, spec.height);
    case 'circle': return Shape.circle([0, 0], spec.radius);
    case 'ellipse': return Shape.ellipse(spec.halfWidth, spec.halfHeight);
    case 'capsule':
      return Shape.capsule([-spec.length / 2, 0], [spec.length / 2, 0], spec.radius);
    case 'polygon': return Shape.convexPolygon(spec.points);
    case 'rounded': return Shape.roundedPolygon(spec.points, spec.radius);
    case 'concave': return Shape.polygon(spec.rings);
    case 'curves': return Shape.outline(commandsOf(spec.path) ?? [], 'evenOdd');
  }
}

const made = new WeakMap<ShapeSpec, Shape>();

/** The shape of a body. A specification is never changed, only replaced. */
export function shapeOf({ shape }: Body): Shape {
  let found = made.get(shape);
  if (found === undefined) {
    found = make(shape);
    made.set(shape, found);
  }
  return found;
}

export function transformOf({ x, y, degrees, scaleX, scaleY }: Body): Transform {
  return Transform.placement(x, y, { degrees, scaleX, scaleY });
}

/**
 * The rings of a shape's vertices: one of most. A circle or an ellipse has its centre, an outline
 * with curves none.
 */
export function ringsOf(shape: ShapeSpec): Points[] {
  switch (shape.kind) {
    case 'rectangle': {
      const [w, h] = [shape.width / 2, shape.height / 2];
      return [[-w, -h, w, -h, w, h, -w, h]];
    }
    case 'circle': case 'ellipse': return [[0, 0]];
    case 'capsule': return [[-shape.length / 2, 0, shape.length / 2, 0]];
    case 'concave': return shape.rings;
    case 'curves': return [];
    default: return [shape.points];
  }
}

/** The half-axes of the ellipse around each vertex. */
export function halfAxesOf(shape: ShapeSpec): Vec2 {
  if (shape.kind === 'ellipse') {
    return { x: shape.halfWidth, y: shape.halfHeight };
  }
  const radius = 'radius' in shape ? shape.radius : 0;
  return { x: radius, y: radius };
}

/** The distance of the farthest point of a shape from its origin. */
export function extentOf(shape: ShapeSpec): number {
  if (shape.kind === 'curves') {
    return reachOf(shape.path);
  }
  const numbers = ringsOf(shape).flat();
  let most = 0;
  for (let i = 0; i < numbers.length; i += 2) {
    most = Math.max(most, Math.hypot(numbers[i]!, numbers[i + 1]!));
  }
  const { x, y } = halfAxesOf(shape);
  return most + Math.max(x, y);
}
