// Compares a recording with the old program or with exact answers, row by row.
import Papa from 'papaparse';
import { relation, Sat2dError, Transform } from 'sat2d/inline';
import { type Body, shapeOf, transformOf } from '../model/body.js';
import { type Profile, PROFILES } from './profiles.js';
import { Row, RowError } from './row.js';

export type Reference = 'original' | 'exact';

/** A row whose answer differs, or that cannot be read. */
export interface Difference {
  /** The line in the file. */
  line: number;
  text: string;
  /** The shapes, if the row has them. */
  shapes: Body[];
}

export interface Report {
  profile: Profile;
  /** What the file was compared with. */
  reference: Reference;
  rows: number;
  differences: Difference[];
}

function exactHit(profile: Profile, row: Row, shapes: Body[]): boolean {
  const exact = profile.exact?.(row);
  const [a, b] = exact ?? shapes.map(shapeOf);
  const [ta, tb] = exact?.map(() => Transform.IDENTITY) ?? shapes.map(transformOf);
  const found = relation(a!, ta!, b!, tb!);
  return found === 'overlapping' || (found === 'touching' && profile.touchingHits);
}

function judged(profile: Profile, reference: Reference, row: Row, line: number): Difference[] {
  let shapes: Body[] = [];
  try {
    shapes = profile.shapes(row);
    const recorded = row.number(profile.answer) !== 0;
    const expected = reference === 'original' && profile.original !== undefined
      ? profile.original(row) : exactHit(profile, row, shapes);
    const [said, is] = [recorded, expected].map((hit) => (hit ? 'a hit' : 'no hit'));
    return recorded === expected
      ? [] : [{ line, text: `the file says ${said}, but it is ${is}`, shapes }];
  } catch (error) {
    if (error instanceof Sat2dError || error instanceof RowError) {
      return [{ line, text: error.message, shapes }];
    }
    throw error;
  }
}

/** What a file that is no recording is rejected with. */
export class TableError extends Error {}

export function compare(text: string, reference: Reference): Report {
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true, skipEmptyLines: true, transformHeader: (name) => name.trim(),
  });
  const header = meta.fields ?? [];
  const profile = PROFILES.find(({ columns, answer }) => (
    [...columns, answer].every((name) => header.includes(name))
  ));
  if (profile === undefined) {
    throw new TableError('The header is not that of a recording with a picture');
  }
  if (data.length === 0) {
    throw new TableError('There are no rows');
  }
  const used = profile.original === undefined ? 'exact' : reference;
  // the header is line 1
  const differences = data.flatMap((fields, i) => judged(profile, used, new Row(fields), i + 2));
  return { profile, reference: used, rows: data.length, differences };
}
