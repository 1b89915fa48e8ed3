// The tables of old games' own functions, of libraries, and of the JDK's Area: two shapes and
// whether they hit.
import { compat, relation, Shape, Transform } from 'sat2d/inline';
import { type Body, shapeOf, type ShapeSpec, transformOf } from '../model/body.js';
import { bodyFigure } from './figures.js';
import type { Profile } from './profile.js';
import { numberOf, type Row, RowError } from './row.js';

function still(shape: ShapeSpec): Body {
  return { shape, x: 0, y: 0, degrees: 0, scaleX: 1, scaleY: 1 };
}

const SIDES = [1, 2] as const;

function flashRect(row: Row, side: number): Body {
  const [x, y, width, height, degrees] = row.numbers(
    ...['x', 'y', 'width', 'height', 'rotation'].map((name) => `${name}${side}`),
  );
  const scaleX = row.number(`mirror${side}`, 1) < 0 ? -1 : 1;
  const shape: ShapeSpec = { kind: 'rectangle', width: width!, height: height! };
  return { shape, x: x!, y: y!, degrees: degrees!, scaleX, scaleY: 1 };
}

function askFlash(row: Row): boolean {
  const [a, b] = SIDES.map((side) => {
    const { shape, x, y, degrees, scaleX } = flashRect(row, side);
    const { width, height } = shape as ShapeSpec & { kind: 'rectangle' };
    const mirror = scaleX < 0 ? 'horizontal' as const : 'none' as const;
    return { x, y, width, height, rotation: degrees, mirror };
  });
  return compat.flashCollide(a!, b!).hit;
}

function corners(row: Row, side: string): number[] {
  return row.numbers(...[0, 1, 2, 3].flatMap((i) => [`${side}${i}_x`, `${side}${i}_y`]));
}

function xywh(row: Row, side: number | ''): compat.XywhRect {
  const [x, y, width, height] = row.numbers(
    ...['x', 'y', 'w', 'h'].map((name) => `${name}${side}`),
  );
  return { x: x!, y: y!, width: width!, height: height! };
}

function upright({ x, y, width, height }: compat.XywhRect): Body {
  const [right, bottom] = [x + width, y + height];
  return still({ kind: 'concave', rings: [[x, y, right, y, right, bottom, x, bottom]] });
}

// Of any size, 0 included.
function uprightShape({ x, y, width, height }: compat.XywhRect): Shape {
  return Shape.rectangleXywh(x, y, width, height);
}

function circle(row: Row): { x: number; y: number; radius: number } {
  const [x, y, radius] = row.numbers('cx', 'cy', 'r');
  return { x: x!, y: y!, radius: radius! };
}

/** The shape of a field: `circle x y r` or `polygon x y x y …`. */
function described(text: string): Body {
  const [kind, ...words] = text.trim().split(/\s+/);
  const numbers = words.map(numberOf);
  if (kind === 'circle' && numbers.length === 3) {
    const [x, y, radius] = numbers;
    return { ...still({ kind: 'circle', radius: radius! }), x: x!, y: y! };
  }
  if (kind === 'polygon' && numbers.length >= 6 && numbers.length % 2 === 0) {
    return still({ kind: 'concave', rings: [numbers] });
  }
  throw new RowError(`"${text.slice(0, 30)}" is no shape`);
}

const AWT_COLUMNS = ['a', 'b'].flatMap((side) => (
  [0, 1, 2, 3].flatMap((i) => [`${side}${i}_x`, `${side}${i}_y`])
));

/** A table of hits. */
interface Game {
  name: string;
  inputs: readonly string[];
  /** The column with the recorded answer. */
  answer?: string;
  /** Whether shapes that only touch are a hit, where the file is compared with exact answers. */
  touchingHits: boolean;
  original?(row: Row): boolean;
  shapes(row: Row): Body[];
  /** For the exact answer, where they are; missing if they are those of the picture. */
  placed?(row: Row): Shape[];
}

function exactHit({ placed, shapes, touchingHits }: Game, row: Row): boolean {
  const bodies = shapes(row);
  const given = placed?.(row);
  const [a, b] = given ?? bodies.map(shapeOf);
  const [ta, tb] = given?.map(() => Transform.IDENTITY) ?? bodies.map(transformOf);
  const found = relation(a!, ta!, b!, tb!);
  return found === 'overlapping' || (found === 'touching' && touchingHits);
}

function profileOf(game: Game): Profile {
  const { name, inputs, answer = 'hit', original, shapes } = game;
  return {
    name,
    inputs,
    answers: [answer],
    exact: (row) => ({ [answer]: exactHit(game, row) }),
    figures: (row) => shapes(row).map((body, i) => bodyFigure(i === 0 ? 'a' : 'b', body)),
    pair: shapes,
    ...original && { original: (row: Row) => ({ [answer]: original(row) }) },
  };
}

const GAMES: readonly Game[] = [
  {
    name: 'Flash rectangles',
    inputs: SIDES.flatMap((i) => (
      ['x', 'y', 'width', 'height', 'rotation'].map((name) => `${name}${i}`)
    )),
    touchingHits: true,
    original: askFlash,
    shapes: (row) => SIDES.map((side) => flashRect(row, side)),
  },
  {
    name: 'Java corners',
    inputs: AWT_COLUMNS,
    touchingHits: true,
    original: (row) => compat.awtHit(corners(row, 'a'), corners(row, 'b')),
    shapes: (row) => ['a', 'b'].map((side) => (
      still({ kind: 'concave', rings: [corners(row, side)] })
    )),
  },
  {
    name: 'Python rectangles',
    inputs: SIDES.flatMap((i) => ['x', 'y', 'w', 'h'].map((name) => `${name}${i}`)),
    touchingHits: false,
    original: (row) => compat.xywhRectToRect(xywh(row, 1), xywh(row, 2)),
    shapes: (row) => SIDES.map((side) => upright(xywh(row, side))),
    placed: (row) => SIDES.map((side) => uprightShape(xywh(row, side))),
  },
  {
    name: 'Python circle and rectangle',
    inputs: ['cx', 'cy', 'r', 'x', 'y', 'w', 'h'],
    touchingHits: false,
    original: (row) => compat.xywhCircleToRect(circle(row), xywh(row, '')),
    shapes: (row) => {
      const { x, y, radius } = circle(row);
      return [{ ...still({ kind: 'circle', radius }), x, y }, upright(xywh(row, ''))];
    },
    placed: (row) => {
      const { x, y, radius } = circle(row);
      return [Shape.circle([x, y], radius), uprightShape(xywh(row, ''))];
    },
  },
  {
    name: 'shapes of a library',
    inputs: ['a', 'b'],
    touchingHits: true,
    shapes: (row) => ['a', 'b'].map((side) => described(row.text(side))),
  },
  {
    name: "the JDK's Area",
    inputs: ['a', 'b'],
    answer: 'non_empty',
    touchingHits: false,
    shapes: (row) => ['a', 'b'].map((side) => (
      still({ kind: 'concave', rings: [row.vertices(side)] })
    )),
  },
];

export const GAME_PROFILES = GAMES.map(profileOf);
