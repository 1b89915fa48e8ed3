// The pieces, and where an error is.
import type { Decomposition, Sat2dError, Vec2 } from 'sat2d/inline';
import { pairsOf } from '../model/outline.js';
import { svg } from '../ui/dom.js';
import { pathOf } from '../ui/scene.js';
import type { Rings } from './formats.js';
import { placeOf, pointAt } from './model.js';

export const COLORS = 6;

export function pieces(rings: Rings, { pieces: found }: Decomposition): SVGElement[] {
  const vertices = rings.flatMap(pairsOf);
  return found.map((piece, i) => {
    const corners = Array.from(piece.vertices, (vertex) => vertices[vertex]!);
    return svg('path', { class: `piece color-${i % COLORS}`, d: pathOf(corners) });
  });
}

function vertexMark(at: Vec2, size: number): SVGElement {
  return svg('circle', { class: 'fault vertex', cx: at.x, cy: at.y, r: 2.2 * size });
}

/** @param size about a hundredth of the picture. */
export function faults(rings: Rings, { indices, point }: Sat2dError, size: number): SVGElement[] {
  const marks: SVGElement[] = [];
  const vertices = [indices.vertex, ...(indices.vertices ?? [])];
  const edges = [indices.edge, ...(indices.edges ?? [])];
  for (const ring of [indices.ring, indices.otherRing]) {
    if (ring !== undefined && rings[ring] !== undefined) {
      marks.push(svg('path', { class: 'fault ring', d: pathOf(pairsOf(rings[ring])) }));
    }
  }
  for (const edge of edges) {
    const place = edge === undefined ? undefined : placeOf(rings, edge);
    if (place !== undefined) {
      const [ring, first] = place;
      const [p, q] = [pointAt(rings[ring]!, first), pointAt(rings[ring]!, first + 1)];
      marks.push(svg('line', {
        class: 'fault edge', x1: p.x, y1: p.y, x2: q.x, y2: q.y, 'data-edge': edge,
      }));
    }
  }
  for (const vertex of vertices) {
    const place = vertex === undefined ? undefined : placeOf(rings, vertex);
    if (place !== undefined) {
      marks.push(vertexMark(pointAt(rings[place[0]]!, place[1]), size));
    }
  }
  if (point !== undefined) {
    marks.push(svg('circle', { class: 'fault point', cx: point.x, cy: point.y, r: 2 * size }));
  }
  return marks;
}
