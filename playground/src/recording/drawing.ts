import type { compat, Vec2 } from 'sat2d/inline';

/** A drawing of a Flash game, with its bounds with strokes and without. */
export interface Drawing {
  layers: compat.FlashLayer[];
  withStrokes: { min: Vec2; max: Vec2 };
  without: { min: Vec2; max: Vec2 };
  /** The paths of all layers, as an SVG element has them. */
  path: string;
}
