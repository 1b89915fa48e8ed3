// What the page knows about a table of docs/recording: how it is recognised, what the old program
// answers to a row, and what the row looks like.
import type { Vec2 } from 'sat2d/inline';
import type { Body } from '../model/body.js';
import type { Row } from './row.js';

/** A number, 0 and 1 for no and yes, or a text. */
export type Answer = number | boolean | string;

/** By the name of the column. One that is missing is not compared. */
export type Answers = Readonly<Record<string, Answer>>;

/** A part of the picture of a row. */
export interface Figure {
  as: 'a' | 'b' | 'point' | 'common';
  /** As an SVG element has it; missing for a point. */
  path?: string;
  transform?: string;
  /** What has to be inside of the picture. */
  points: readonly Vec2[];
}

export interface Profile {
  name: string;
  /** The columns by which a header is recognised, with at least one of the answers. */
  inputs: readonly string[];
  answers: readonly string[];
  /** What the old program answers; missing where the answers are to be exact. */
  original?(row: Row): Answers;
  /** The exact answer; missing where the table can only be compared with the old program. */
  exact?(row: Row): Answers;
  figures(row: Row): Figure[];
  /** The two shapes, if they can be opened as a pair. */
  pair?(row: Row): Body[];
}
