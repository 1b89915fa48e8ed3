// Compares a recording with the old program or with exact answers, row by row.
import Papa from 'papaparse';
import { Sat2dError } from 'sat2d/inline';
import type { Body } from '../model/body.js';
import type { Drawing } from './drawing.js';
import { readDrawings } from './drawings.js';
import type { Answer, Figure, Profile } from './profile.js';
import { profileFor } from './profiles.js';
import { numberOf, Row, RowError } from './row.js';

export type Reference = 'original' | 'exact';

/** A row whose answer differs, or that cannot be read. */
export interface Difference {
  /** The line in the file. */
  line: number;
  text: string;
  figures: Figure[];
  /** The shapes, if they can be opened as a pair. */
  pair?: Body[];
}

export interface Report {
  profile: Profile;
  /** What the file was compared with. */
  reference: Reference;
  rows: number;
  differences: Difference[];
}

/** Answers that are a hit or none. */
const HITS = ['hit', 'non_empty'];

/** How an answer is said; at most this many letters of a text. */
const MOST_LETTERS = 24;

function said(column: string, answer: number | string): string {
  if (HITS.includes(column)) {
    return answer === 0 ? 'no hit' : 'a hit';
  }
  const text = String(answer);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

/** What is wrong with the answer in a column; nothing if it is the expected one or blank. */
function wrong(row: Row, column: string, expected: Answer): string[] {
  const field = row.fields[column];
  if (field === undefined || field.trim() === '') {
    return [];
  }
  const recorded = typeof expected === 'string' ? field.trim() : numberOf(field);
  const is = typeof expected === 'boolean' ? Number(expected) : expected;
  const isHit = HITS.includes(column);
  const same = isHit ? (recorded !== 0) === (is !== 0) : recorded === is || Object.is(recorded, is);
  const name = isHit ? '' : `${column}: `;
  const [they, it] = [recorded, is].map((answer) => said(column, answer));
  return same ? [] : [`${name}the file says ${they}, but it is ${it}`];
}

function judged(profile: Profile, reference: Reference, row: Row, line: number): Difference[] {
  let shown: Pick<Difference, 'figures' | 'pair'> = { figures: [] };
  try {
    const answers = profile[reference]!(row);
    const found = profile.answers.flatMap((column) => (
      answers[column] === undefined ? [] : wrong(row, column, answers[column])
    ));
    if (found.length === 0) {
      return [];
    }
    shown = { figures: profile.figures(row) };
    const pair = profile.pair?.(row);
    return [{ line, text: found.join('; '), ...shown, ...pair && { pair } }];
  } catch (error) {
    if (error instanceof Sat2dError || error instanceof RowError) {
      return [{ line, text: error.message, ...shown }];
    }
    throw error;
  }
}

/** What a file that is no recording is rejected with. */
export class TableError extends Error {}

function drawingsOf(text: string): Map<string, Drawing> {
  try {
    return readDrawings(text);
  } catch (error) {
    if (error instanceof RowError) {
      throw new TableError(`The drawings cannot be read: ${error.message}`);
    }
    throw error;
  }
}

/** @param drawings the text of flash_shapes.csv, which some tables need; may be empty. */
export function compare(text: string, reference: Reference, drawings = ''): Report {
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true, skipEmptyLines: true, transformHeader: (name) => name.trim(),
  });
  const profile = profileFor(meta.fields ?? []);
  if (profile === undefined) {
    throw new TableError('The header is not that of a recording with a picture');
  }
  if (data.length === 0) {
    throw new TableError('There are no rows');
  }
  const other = reference === 'exact' ? 'original' : 'exact';
  const used = profile[reference] === undefined ? other : reference;
  const known = drawingsOf(drawings);
  // the header is line 1
  const differences = data.flatMap((fields, i) => (
    judged(profile, used, new Row(fields, known), i + 2)
  ));
  return { profile, reference: used, rows: data.length, differences };
}
