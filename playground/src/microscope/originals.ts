// The old programs, asked about two rectangles.
import { compat, type Vec2 } from 'sat2d/inline';
import type { Rectangle } from './rectangle.js';

/** What an original says: it knows no touching. `undefined` where it cannot be asked. */
export type Hit = boolean | undefined;

/** A rectangle, and its corners as the library places them. */
export interface Placed {
  rectangle: Rectangle;
  corners: Vec2[];
}

interface Program {
  id: string;
  name: string;
  /** What it does not take. */
  limit?: string;
  /** Answers for positions of B, all beside the same A. */
  beside(a: Placed): (b: Placed) => Hit;
}

/** The rectangle by its upper left corner, or nothing if it is turned. */
function upright({ rectangle: { x, y, width, height, degrees } }: Placed) {
  return degrees === 0
    ? { x: x - width / 2, y: y - height / 2, width, height } : undefined;
}

type Box = NonNullable<ReturnType<typeof upright>>;

/** A program for upright rectangles. */
function boxes(ask: (a: Box, b: Box) => boolean): Program['beside'] {
  return (a) => (b) => {
    const [p, q] = [upright(a), upright(b)];
    return p && q && ask(p, q);
  };
}

const TURNED = 'It takes no turned rectangles.';

/** The coordinates of corners cast to int, as a Java program passes them. */
function cast(corners: readonly Vec2[]): number[] {
  return corners.flatMap(({ x, y }) => [Math.trunc(x), Math.trunc(y)]);
}

/** The same of a rectangle. */
function whole({ x, y, width, height }: Box): Box {
  const [left, top, w, h] = [x, y, width, height].map(Math.trunc);
  return { x: left!, y: top!, width: w!, height: h! };
}

// Both are children of the root, with the middle of their drawing at its origin.
function hitTestObject(a: Placed): (b: Placed) => Hit {
  const stage = new compat.FlashStage();
  const add = ({ rectangle: { width, height } }: Placed) => {
    const [w, h] = [width / 2, height / 2];
    const bounds = { min: { x: -w, y: -h }, max: { x: w, y: h } };
    const node = stage.createGraphics([], { withStrokes: bounds, without: bounds });
    stage.addChild(stage.root, node);
    return node;
  };
  const place = (node: compat.FlashNode, { rectangle: { x, y, degrees } }: Placed) => {
    stage.set(node, 'x', x);
    stage.set(node, 'y', y);
    stage.set(node, 'rotation', degrees);
  };
  const first = add(a);
  place(first, a);
  let second: compat.FlashNode | undefined;
  return (b) => {
    second ??= add(b);
    place(second, b);
    return stage.hitTestObject(first, second);
  };
}

const PROGRAMS = [
  {
    id: 'flash',
    name: 'Flash: RectCollide',
    beside: (a) => (b) => {
      const [p, q] = [a, b].map(({ rectangle: { degrees, ...rest } }) => (
        { ...rest, rotation: degrees }
      ));
      return compat.flashCollide(p!, q!).hit;
    },
  },
  { id: 'display', name: 'Flash: hitTestObject', beside: hitTestObject },
  {
    id: 'awt',
    name: 'Java: int corners',
    beside: (a) => (b) => compat.awtHit(cast(a.corners), cast(b.corners)),
  },
  {
    id: 'path',
    name: 'Java: Path2D.intersects',
    limit: 'It takes no turned B.',
    beside: (a) => {
      const path = a.corners.map(({ x, y }, i) => (
        { kind: i === 0 ? 'moveTo' as const : 'lineTo' as const, x, y }
      ));
      const closed = [...path, { kind: 'close' as const }];
      return (b) => {
        const box = upright(b);
        return box && compat.awtPath2DIntersects(closed, 'nonZero', box);
      };
    },
  },
  {
    id: 'rectangle2d',
    name: 'Java: Rectangle2D.intersects',
    limit: TURNED,
    beside: boxes(compat.awtRectangle2DIntersects),
  },
  {
    id: 'rectangle',
    name: 'Java: Rectangle.intersects',
    limit: TURNED,
    beside: boxes((a, b) => compat.awtRectangleIntersects(whole(a), whole(b))),
  },
  {
    id: 'xywh',
    name: 'Python: rect_to_rect',
    limit: TURNED,
    beside: boxes(compat.xywhRectToRect),
  },
] as const satisfies readonly Program[];

export type Original = (typeof PROGRAMS)[number]['id'];

/** For a list to choose from. */
export const ORIGINALS = PROGRAMS.map(({ id, name }) => [id, name] as const);

export function programOf(original: Original): Program {
  return PROGRAMS.find(({ id }) => id === original)!;
}
