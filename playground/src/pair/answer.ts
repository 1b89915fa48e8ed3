// Everything the library says about two placed shapes.
import {
  type ClosestPoints, contact, distance, type Manifold, relation, type Relation, Sat2dError,
  type Separation, separation, type Transform,
} from 'sat2d/inline';
import { type Body, shapeOf, transformOf } from '../model/body.js';
import { candidateAxes, type PieceAxes } from './axes.js';
import { type Proof, proofOf } from './proof.js';

export interface Answer {
  relation: Relation;
  manifold: Manifold | undefined;
  closest: ClosestPoints;
  separation: Separation | undefined;
  axes: PieceAxes;
  proof: Proof | Sat2dError;
  transforms: readonly [Transform, Transform];
}

const NO_AXES: PieceAxes = { axes: [], pieces: [0, 0], counts: [1, 1] };

export function answer(a: Body, b: Body): Answer | Sat2dError {
  try {
    const [ta, tb] = [transformOf(a), transformOf(b)];
    const pair = [shapeOf(a), ta, shapeOf(b), tb] as const;
    return {
      relation: relation(...pair),
      manifold: contact(...pair),
      closest: distance(...pair),
      separation: separation(...pair),
      axes: [a, b].some(({ shape }) => shape.kind === 'curves')
        ? NO_AXES : candidateAxes(a, ta, b, tb),
      proof: proofOf(a, ta, b, tb),
      transforms: [ta, tb],
    };
  } catch (error) {
    if (error instanceof Sat2dError) {
      return error;
    }
    throw error;
  }
}
