// Reads polygons from coordinates, GeoJSON, WKT, SVG files and SVG paths.
import { wktToGeoJSON } from 'betterknown';
import svgpath from 'svgpath';
import type { Points } from '../model/body.js';

/** A polygon: its outer ring, then its holes. */
export type Rings = Points[];

export interface Read {
  polygons: Rings[];
  /** Whether y points up in this format. */
  yUp: boolean;
}

/** What a text that is no polygon is rejected with; the message is for people. */
export class FormatError extends Error {}

type Geometry = {
  type?: string; coordinates?: unknown; geometries?: unknown; features?: unknown;
  geometry?: unknown;
};

function ringOf(positions: unknown): Points {
  if (!Array.isArray(positions)) {
    throw new FormatError('A ring is a list of positions');
  }
  const points = positions.flatMap((position: unknown) => {
    const [x, y] = Array.isArray(position) ? position : [];
    if (typeof x !== 'number' || typeof y !== 'number') {
      throw new FormatError('A position is a list of two numbers');
    }
    return [x, y];
  });
  return open(points);
}

// A last point that repeats the first one is left out.
function open(points: Points): Points {
  const closed = points.length >= 4
    && points[0] === points[points.length - 2] && points[1] === points[points.length - 1];
  return closed ? points.slice(0, -2) : points;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fromGeometry(value: unknown): Rings[] {
  const geometry = (value ?? {}) as Geometry;
  switch (geometry.type) {
    case 'Polygon': return [list(geometry.coordinates).map(ringOf)];
    case 'MultiPolygon':
      return list(geometry.coordinates).map((polygon) => list(polygon).map(ringOf));
    case 'Feature': return fromGeometry(geometry.geometry);
    case 'FeatureCollection': return list(geometry.features).flatMap(fromGeometry);
    case 'GeometryCollection': return list(geometry.geometries).flatMap(fromGeometry);
    default: return [];
  }
}

/** Chords of a curve. */
const CHORDS = 12;

type Curve = (t: number) => readonly [number, number];

function chords(curve: Curve): Points {
  return Array.from({ length: CHORDS }, (_, i) => curve((i + 1) / CHORDS)).flat();
}

function mix(weights: readonly number[], points: readonly number[]): readonly [number, number] {
  let [x, y] = [0, 0];
  weights.forEach((weight, i) => {
    x += weight * points[2 * i]!;
    y += weight * points[2 * i + 1]!;
  });
  return [x, y];
}

function fromPath(data: string): Rings {
  const rings: Points[] = [];
  let ring: Points = [];
  svgpath(data).abs().unshort().unarc().iterate((segment, _, x, y) => {
    const [command, ...given] = segment as [string, ...number[]];
    const points = [x, y, ...given];
    switch (command) {
      case 'M':
        ring = [...given];
        rings.push(ring);
        break;
      case 'L': ring.push(...given); break;
      case 'H': ring.push(given[0]!, y); break;
      case 'V': ring.push(x, given[0]!); break;
      case 'Q':
        ring.push(...chords((t) => mix([(1 - t) ** 2, 2 * t * (1 - t), t * t], points)));
        break;
      case 'C':
        ring.push(...chords((t) => {
          const s = 1 - t;
          return mix([s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3], points);
        }));
        break;
    }
  });
  const found = rings.map(open).filter(({ length }) => length >= 6);
  return found.sort((p, q) => areaOf(q) - areaOf(p));
}

function fromSvg(text: string): Rings[] {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (document.querySelector('parsererror') !== null) {
    throw new FormatError('This is no valid SVG');
  }
  const paths = Array.from(document.querySelectorAll('path[d]'), (path) => (
    fromPath(path.getAttribute('d')!)
  ));
  const polygons = Array.from(document.querySelectorAll('polygon[points]'), (polygon) => (
    [numbersOf(polygon.getAttribute('points')!)]
  ));
  return [...paths, ...polygons];
}

function numbersOf(text: string): Points {
  const words = text.split(/[\s,;()[\]]+/).filter((word) => word !== '');
  const numbers = words.map(Number);
  const wrong = numbers.findIndex((number) => !Number.isFinite(number));
  if (wrong >= 0) {
    throw new FormatError(`"${words[wrong]!.slice(0, 20)}" is no number`);
  }
  if (numbers.length % 2 !== 0) {
    throw new FormatError(`${numbers.length} coordinates: x and y of each point are needed`);
  }
  return open(numbers);
}

/** Reads a text in any of the formats. */
export function read(text: string): Read {
  const given = text.trim();
  const found = readAs(given);
  const polygons = found.polygons.filter((rings) => rings.length > 0);
  if (polygons.length === 0) {
    throw new FormatError('There is no polygon in this');
  }
  return { ...found, polygons };
}

function readAs(given: string): Read {
  if (given.startsWith('{')) {
    try {
      return { polygons: fromGeometry(JSON.parse(given)), yUp: true };
    } catch (error) {
      throw error instanceof FormatError ? error : new FormatError('This is no valid JSON');
    }
  }
  if (given.startsWith('<')) {
    return { polygons: fromSvg(given), yUp: false };
  }
  if (/^(SRID=\d+;)?\s*(MULTI)?(POLYGON|GEOMETRYCOLLECTION)/i.test(given)) {
    try {
      return { polygons: fromGeometry(wktToGeoJSON(given)), yUp: true };
    } catch {
      throw new FormatError('This is no valid WKT');
    }
  }
  if (/^m/i.test(given)) {
    return { polygons: [fromPath(given)], yUp: false };
  }
  const lines = given.split('\n').filter((line) => line.trim() !== '');
  return { polygons: [lines.map(numbersOf)], yUp: false };
}

/** Coordinates as `read` takes them, one ring a line. */
export function written(rings: Rings): string {
  return rings.map((ring) => {
    const points: string[] = [];
    for (let i = 0; i + 1 < ring.length; i += 2) {
      points.push(`${ring[i]},${ring[i + 1]}`);
    }
    return points.join(' ');
  }).join('\n');
}

/** The area of a ring. */
export function areaOf(ring: Points): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    twice += ring[i]! * ring[next + 1]! - ring[next]! * ring[i + 1]!;
  }
  return Math.abs(twice) / 2;
}
