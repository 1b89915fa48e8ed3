// The tables of Flash's display list: objects that are drawings in nested containers.
import { compat, Transform, type Vec2 } from 'sat2d/inline';
import { box, cornersOf, point } from './figures.js';
import type { Figure, Profile } from './profile.js';
import { numberOf, type Row } from './row.js';

/** Six numbers: a, b, c, d, tx, ty. */
type Matrix = [number, number, number, number, number, number];

function numbersOf(text: string): number[] {
  return text.split(/\s+/).filter((word) => word !== '').map(numberOf);
}

function matricesOf(numbers: readonly number[]): Matrix[] {
  return Array.from({ length: Math.floor(numbers.length / 6) }, (_, i) => (
    numbers.slice(6 * i, 6 * i + 6) as Matrix
  ));
}

/** Something to be drawn, and the matrices of its containers, the outermost first. */
interface Leaf {
  layers: compat.FlashLayer[];
  bounds: { withStrokes: { min: Vec2; max: Vec2 }; without: { min: Vec2; max: Vec2 } };
  path: string;
  matrices: Matrix[];
}

/** Drawings by their names: `shape matrices | shape matrices`. */
function drawn(row: Row, text: string): Leaf[] {
  const parts = text.split('|').map((part) => part.trim()).filter((part) => part !== '');
  return parts.map((part) => {
    const [name] = part.split(' ');
    const { layers, path, withStrokes, without } = row.drawing(name!);
    const matrices = matricesOf(numbersOf(part.slice(name!.length)));
    return { layers, bounds: { withStrokes, without }, path, matrices };
  });
}

/** Boxes: `x0 y0 x1 y1 matrices | …`. */
function boxes(text: string): Leaf[] {
  return text.split('|').map((part) => {
    const [x0, y0, x1, y1, ...rest] = numbersOf(part);
    const bounds = { min: { x: x0!, y: y0! }, max: { x: x1!, y: y1! } };
    const path = `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
    const both = { withStrokes: bounds, without: bounds };
    return { layers: [], bounds: both, path, matrices: matricesOf(rest) };
  });
}

/** Puts an object into containers with these matrices. */
function nest(
  stage: compat.FlashStage, parent: compat.FlashNode, matrices: readonly Matrix[],
  child: compat.FlashNode,
): compat.FlashNode {
  let inner = parent;
  for (const matrix of matrices) {
    const container = stage.createContainer();
    stage.addChild(inner, container);
    stage.setMatrix(container, matrix);
    inner = container;
  }
  stage.addChild(inner, child);
  return child;
}

/** A new object with these leaves. */
function addObject(
  stage: compat.FlashStage, parent: compat.FlashNode, leaves: readonly Leaf[],
): compat.FlashNode {
  const object = stage.createContainer();
  stage.addChild(parent, object);
  for (const { layers, bounds, matrices } of leaves) {
    nest(stage, object, matrices, stage.createGraphics(layers, bounds));
  }
  return object;
}

function leafFigure(as: Figure['as'], outer: readonly Matrix[], leaf: Leaf): Figure {
  const chain = [...outer, ...leaf.matrices];
  const { min, max } = leaf.bounds.withStrokes;
  const corners = cornersOf({ ...min, width: max.x - min.x, height: max.y - min.y });
  const points = chain.reduceRight<Vec2[]>((all, matrix) => (
    all.map((corner) => Transform.apply(matrix, corner))
  ), corners);
  const transform = chain.map((matrix) => `matrix(${matrix.join(' ')})`).join(' ');
  return { as, path: leaf.path, transform, points };
}

/** Calls with a stage of its own, which is freed. */
function onStage<T>(ask: (stage: compat.FlashStage) => T): T {
  const stage = new compat.FlashStage();
  try {
    return ask(stage);
  } finally {
    stage.free();
  }
}

const hitTestPoint: Profile = {
  name: 'hitTestPoint of the display list',
  inputs: ['root', 'object', 'mask', 'x', 'y', 'shape_flag'],
  answers: ['hit'],
  original: (row) => onStage((stage) => {
    const [root] = matricesOf(numbersOf(row.text('root')));
    if (root !== undefined) {
      stage.setMatrix(stage.root, root);
    }
    const asked = addObject(stage, stage.root, drawn(row, row.text('object')));
    if (row.text('mask') !== '') {
      stage.setMask(asked, addObject(stage, stage.root, drawn(row, row.text('mask'))));
    }
    const [x, y] = row.numbers('x', 'y');
    return { hit: stage.hitTestPoint(asked, x!, y!, row.number('shape_flag') !== 0) };
  }),
  figures(row) {
    const outer = matricesOf(numbersOf(row.text('root')));
    const [x, y] = row.numbers('x', 'y');
    return [
      ...drawn(row, row.text('object')).map((leaf) => leafFigure('a', outer, leaf)),
      ...drawn(row, row.text('mask')).map((leaf) => leafFigure('b', outer, leaf)),
      point(x!, y!),
    ];
  },
};

const hitTestObject: Profile = {
  name: 'hitTestObject of the display list',
  inputs: ['api', 'a', 'b'],
  answers: ['hit'],
  original: (row) => onStage((stage) => {
    const [a, b] = ['a', 'b'].map((side) => addObject(stage, stage.root, boxes(row.text(side))));
    return { hit: stage.hitTestObject(a!, b!) };
  }),
  figures: (row) => (['a', 'b'] as const).flatMap((side) => (
    boxes(row.text(side)).map((leaf) => leafFigure(side, [], leaf))
  )),
};

const bounds: Profile = {
  name: 'getBounds of the display list',
  inputs: ['strokes', 'object', 'matrices', 'target'],
  answers: ['x', 'y', 'w', 'h'],
  original: (row) => onStage((stage) => {
    const [own, other] = ['matrices', 'target'].map((name) => (
      matricesOf(numbersOf(row.text(name)))
    ));
    const parent = nest(stage, stage.root, own!, stage.createContainer());
    const asked = addObject(stage, parent, drawn(row, row.text('object')));
    const target = row.text('matrices') === row.text('target')
      ? asked : nest(stage, stage.root, other!, stage.createContainer());
    const { x, y, width, height } = stage.bounds(asked, target, row.number('strokes') !== 0);
    return { x, y, w: width, h: height };
  }),
  figures(row) {
    const leaves = drawn(row, row.text('object')).map((leaf) => leafFigure('a', [], leaf));
    if (row.text('matrices') !== row.text('target')) {
      return leaves;
    }
    const [x, y, width, height] = row.numbers('x', 'y', 'w', 'h');
    return [...leaves, box('b', { x: x!, y: y!, width: width!, height: height! })];
  },
};

export const DISPLAY_LIST_PROFILES: readonly Profile[] = [hitTestPoint, hitTestObject, bounds];
