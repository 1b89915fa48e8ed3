// The points of a shape that a person can drag: its vertices, and the control points of its curves.
import type { Vec2 } from 'sat2d/inline';
import { type Points, ringsOf, type ShapeSpec } from './body.js';
import { pathOfSegments, type Segment, segmentsOf } from './curves.js';
import { pairsOf } from './outline.js';

export interface ShapePoint {
  /** What it is, with its number. */
  name: string;
  at: Vec2;
  /** The vertices that a control point is tied to; none for a vertex. */
  ties: readonly Vec2[];
  /** The shape with this point elsewhere. */
  moved(to: Vec2): ShapeSpec;
}

type PolygonSpec = Extract<ShapeSpec, { points: Points } | { rings: Points[] }>;
type PathSpec = Extract<ShapeSpec, { path: string }>;

function withVertex(shape: PolygonSpec, index: number, { x, y }: Vec2): ShapeSpec {
  if (shape.kind === 'concave') {
    let first = 0;
    const rings = shape.rings.map((ring): Points => {
      const own = index - first;
      first += ring.length / 2;
      return own >= 0 && index < first ? ring.toSpliced(2 * own, 2, x, y) : ring;
    });
    return { ...shape, rings };
  }
  return { ...shape, points: shape.points.toSpliced(2 * index, 2, x, y) };
}

function pointsOfPolygon(shape: PolygonSpec): ShapePoint[] {
  return ringsOf(shape).flatMap(pairsOf).map((at, i) => ({
    name: `Vertex ${i}`, at, ties: [], moved: (to) => withVertex(shape, i, to),
  }));
}

/** A vertex, and its places in a path: two if a contour returns to its start. */
interface PathVertex {
  at: Vec2;
  places: Place[];
}

/** A segment, and which of its numbers is the x of a point. */
type Place = readonly [segment: number, number: number];

function pointsOfPath(shape: PathSpec): ShapePoint[] {
  const segments = segmentsOf(shape.path) ?? [];
  const vertices: PathVertex[] = [];
  const controls: Omit<ShapePoint, 'name'>[] = [];
  const moved = (places: readonly Place[], { x, y }: Vec2): ShapeSpec => {
    const path = segments.map(([command, ...numbers], i): Segment => (
      [command, ...places.filter(([segment]) => segment === i)
        .reduce((all, [, number]) => all.toSpliced(number, 2, x, y), numbers)]
    ));
    return { ...shape, path: pathOfSegments(path) };
  };
  let start: PathVertex = { at: { x: 0, y: 0 }, places: [] };
  let last = start;
  const endContour = () => {
    if (last !== start && last.at.x === start.at.x && last.at.y === start.at.y) {
      start.places.push(...last.places);
      vertices.splice(vertices.indexOf(last), 1);
    }
    last = start;
  };
  segments.forEach(([command, ...numbers], i) => {
    const at = (number: number) => ({ x: numbers[number]!, y: numbers[number + 1]! });
    const control = (number: number, ...ties: Vec2[]) => {
      controls.push({ at: at(number), ties, moved: (to) => moved([[i, number]], to) });
    };
    if (command === 'M' || command === 'Z') {
      endContour();
    }
    if (command === 'Z') {
      return;
    }
    const end = numbers.length - 2;
    const vertex: PathVertex = { at: at(end), places: [[i, end]] };
    vertices.push(vertex);
    switch (command) {
      case 'M': start = vertex; break;
      case 'Q': control(0, last.at, vertex.at); break;
      case 'C':
        control(0, last.at);
        control(2, vertex.at);
        break;
    }
    last = vertex;
  });
  endContour();
  return [
    // below the vertices, where they meet
    ...controls.map((each, i) => ({ ...each, name: `Control point ${i}` })),
    ...vertices.map(({ at, places }, i): ShapePoint => (
      { name: `Vertex ${i}`, at, ties: [], moved: (to) => moved(places, to) }
    )),
  ];
}

/** All of them, those on top last. */
export function pointsOf(shape: ShapeSpec): ShapePoint[] {
  if (shape.kind === 'curves') {
    return pointsOfPath(shape);
  }
  return 'points' in shape || 'rings' in shape ? pointsOfPolygon(shape) : [];
}
