// The outline of a shape in its own coordinates, as the path of an SVG element.
import type { Vec2 } from 'sat2d/inline';
import { pathOf } from '../ui/scene.js';
import { halfAxesOf, type Points, ringsOf, type ShapeSpec } from './body.js';

export function pairsOf(numbers: Points): Vec2[] {
  const pairs: Vec2[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    pairs.push({ x: numbers[i]!, y: numbers[i + 1]! });
  }
  return pairs;
}

function isClockwise(points: readonly Vec2[]): boolean {
  let twice = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    twice += p.x * q.y - p.y * q.x;
  });
  return twice < 0;
}

// Lines beside the edges, and arcs about the vertices.
function inflated(given: readonly Vec2[], { x: rx, y: ry }: Vec2): string {
  // an edge of length 0 has no side
  const points = given.filter(({ x, y }, i) => {
    const next = given[(i + 1) % given.length]!;
    return given.length === 1 || x !== next.x || y !== next.y;
  });
  const ring = isClockwise(points) ? [...points].reverse() : points;
  const [first] = ring;
  if (ring.length === 1) {
    const { x, y } = first!;
    const arc = `A${rx} ${ry} 0 1 1`;
    return `M${x + rx} ${y}${arc} ${x - rx} ${y}${arc} ${x + rx} ${y}Z`;
  }
  // with several vertices it is a disc
  const radius = rx;
  let path = '';
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    const [nx, ny] = [radius * (q.y - p.y) / length, radius * (p.x - q.x) / length];
    const start = `${p.x + nx} ${p.y + ny}`;
    path += i === 0 ? `M${start}` : `A${radius} ${radius} 0 0 1 ${start}`;
    path += `L${q.x + nx} ${q.y + ny}`;
    if (i === ring.length - 1) {
      path += `A${radius} ${radius} 0 0 1 ${path.slice(1, path.indexOf('L'))}Z`;
    }
  });
  return path;
}

export function outline(shape: ShapeSpec): string {
  if (shape.kind === 'curves') {
    return shape.path;
  }
  const half = halfAxesOf(shape);
  const rings = ringsOf(shape).map(pairsOf);
  return half.x > 0
    ? inflated(rings[0]!, half)
    : rings.map((ring) => pathOf(ring)).join('');
}
