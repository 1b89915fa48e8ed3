// Where a body is kept, for the views and fields that show and change it.
import type { Body } from './body.js';

export interface Source {
  get(): Body;
  set(body: Body): void;
  /** The grid that dragging keeps to; 0 for none. */
  grid(): number;
}
