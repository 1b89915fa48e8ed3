// The tables of pixels: pygame's masks, and Flash's BitmapData.hitTest.
import { compat, type Mask } from 'sat2d/inline';
import { box, pixels, point } from './figures.js';
import type { Figure, Profile } from './profile.js';
import { type Row, RowError } from './row.js';

/** A mask of rows of `#` and `.`, separated by `/`. */
function maskOf(row: Row, name: string): Mask {
  const rows = row.text(name).split('/');
  const alpha = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 255 : 0));
  return compat.pygameFromSurface(alpha, rows[0]!.length, rows.length);
}

function textOf(mask: Mask): string {
  return Array.from({ length: mask.height }, (_row, y) => (
    Array.from({ length: mask.width }, (_pixel, x) => (mask.get(x, y) ? '#' : '.')).join('')
  )).join('/');
}

function maskFigure(as: Figure['as'], mask: Mask, x = 0, y = 0): Figure {
  return pixels(as, { x, y }, mask.width, mask.height, (px, py) => mask.get(px, py));
}

function offsetOf(row: Row): readonly [number, number] {
  return [row.number('dx'), row.number('dy')];
}

const pygame: Profile = {
  name: "pygame's masks",
  inputs: ['mask', 'other', 'dx', 'dy', 'long_bits'],
  answers: ['overlap', 'area', 'common'],
  original(row) {
    const [mask, other] = [maskOf(row, 'mask'), maskOf(row, 'other')];
    const offset = offsetOf(row);
    const bits = row.number('long_bits') === 32 ? 32 : 64;
    const first = compat.pygameOverlap(mask, other, offset, bits);
    return {
      overlap: first === undefined ? 'none' : `${first.x} ${first.y}`,
      area: compat.pygameOverlapArea(mask, other, offset),
      common: textOf(compat.pygameOverlapMask(mask, other, offset)),
    };
  },
  figures(row) {
    const [mask, other] = [maskOf(row, 'mask'), maskOf(row, 'other')];
    const offset = offsetOf(row);
    return [
      maskFigure('a', mask), maskFigure('b', other, ...offset),
      maskFigure('common', compat.pygameOverlapMask(mask, other, offset)),
    ];
  },
};

/** Rows of two-digit hexadecimal alphas, separated by `/`. */
function bitmapOf(row: Row, name: string): compat.FlashBitmap {
  const rows = row.text(name).split('/');
  const digits = rows.join('').match(/../g) ?? [];
  const alpha = Uint8Array.from(digits, (pair) => parseInt(pair, 16));
  const script = row.fields.api === 'as2' ? 'as2' : 'as3';
  return { alpha, width: rows[0]!.length / 2, height: rows.length, script };
}

function bitmapFigure(
  as: Figure['as'], bitmap: compat.FlashBitmap,
  [x, y]: readonly [number, number], threshold: number,
): Figure {
  return pixels(as, { x, y }, bitmap.width, bitmap.height, (px, py) => {
    const pixel = { x: px, y: py, width: 1, height: 1 };
    return compat.flashBitmapHitsRectangle(bitmap, [0, 0], threshold, pixel);
  });
}

function bitmapHit(row: Row): boolean {
  const corner = [row.number('px'), row.number('py')] as const;
  const given = [bitmapOf(row, 'image'), corner, row.number('threshold')] as const;
  const [x, y] = row.numbers('b1', 'b2');
  switch (row.text('kind')) {
    case 'point': return compat.flashBitmapHitsPoint(...given, [x!, y!]);
    case 'rect': {
      const [width, height] = row.numbers('b3', 'b4');
      const other = { x: x!, y: y!, width: width!, height: height! };
      return compat.flashBitmapHitsRectangle(...given, other);
    }
    case 'bitmap': return compat.flashBitmapHitsBitmap(
      ...given, bitmapOf(row, 'image2'), [x!, y!], row.number('threshold2'),
    );
    default: throw new RowError(`"${row.text('kind')}" is nothing that a bitmap hits`);
  }
}

function bitmapFigures(row: Row): Figure[] {
  const corner = [row.number('px'), row.number('py')] as const;
  const own = bitmapFigure('a', bitmapOf(row, 'image'), corner, row.number('threshold'));
  const [x, y] = row.numbers('b1', 'b2');
  switch (row.text('kind')) {
    case 'point': return [own, point(x! + 0.5, y! + 0.5)];
    case 'rect': {
      const [width, height] = row.numbers('b3', 'b4');
      return [own, box('b', { x: x!, y: y!, width: width!, height: height! })];
    }
    default: return [
      own, bitmapFigure('b', bitmapOf(row, 'image2'), [x!, y!], row.number('threshold2')),
    ];
  }
}

const bitmap: Profile = {
  name: 'BitmapData.hitTest',
  inputs: ['image', 'px', 'py', 'threshold', 'kind', 'b1', 'b2', 'b3', 'b4', 'image2'],
  answers: ['hit'],
  original: (row) => ({ hit: bitmapHit(row) }),
  figures: bitmapFigures,
};

export const MASK_PROFILES: readonly Profile[] = [pygame, bitmap];
