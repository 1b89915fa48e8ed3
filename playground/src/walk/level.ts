// The level: tiles in a room that is turned and scaled, with placements that were kept as floats.
import { Shape, Transform, type Vec2 } from 'sat2d/inline';
import { outline } from '../model/outline.js';

/** `#` is solid, `/` and `\` are slopes, `=` is entered from below. */
const ROWS = [
  '#......................................#',
  '#......................................#',
  '#......................................#',
  '#......................................#',
  '#................=========.............#',
  '#......................##..............#',
  '#......./#####\\........##..............#',
  '########################################',
  '########################################',
] as const;

export const TILE = 16;
const COLUMNS = ROWS[0].length;

/** The column of the wall at the end. */
export const END = COLUMNS - 1;

/** Tiles about their middles. */
const POINTS = {
  '#': [-8, -8, 8, -8, 8, 8, -8, 8],
  '/': [8, -8, 8, 8, -8, 8],
  '\\': [-8, -8, 8, 8, -8, 8],
  '=': [-8, -8, 8, -8, 8, -4, -8, -4],
} as const;

const KINDS = { '#': 'floor', '/': 'slope', '\\': 'slope', '=': 'platform' } as const;
type Letter = keyof typeof KINDS;

export interface Tile {
  row: number;
  kind: (typeof KINDS)[Letter];
  shape: Shape;
  /** Its outline, as a path of SVG. */
  path: string;
  at: Transform;
}

export const SCALE = 0.37;

/** Where the level is: in a layer that scrolls, in the room. */
export const LEVEL = Transform.product(
  Transform.placement(24.3, 7.9, { degrees: 7, scaleX: SCALE, scaleY: SCALE }),
  Transform.translation(-3.7, 2.1),
);

/** Where something of the level is in the world. */
export function placed(x: number, y: number): Transform {
  return Transform.product(LEVEL, Transform.translation(x, y));
}

/** A direction of the level in the world. */
export function turned(x: number, y: number): Vec2 {
  return Transform.applyVector(LEVEL, [x, y]);
}

/** As engines keep them: here the edges of neighbours come apart. */
function toFloats({ a, b, c, d, tx, ty }: Transform): Transform {
  const { fround } = Math;
  return {
    a: fround(a), b: fround(b), c: fround(c), d: fround(d), tx: fround(tx), ty: fround(ty),
  };
}

export function tiles(): Tile[] {
  return ROWS.flatMap((letters, row) => [...letters].flatMap((letter, column) => {
    if (!(letter in KINDS)) {
      return [];
    }
    const points = [...POINTS[letter as Letter]];
    return [{
      row,
      kind: KINDS[letter as Letter],
      shape: Shape.polygon([points]),
      path: outline({ kind: 'polygon', points }),
      at: toFloats(placed((column + 0.5) * TILE, (row + 0.5) * TILE)),
    }];
  }));
}
