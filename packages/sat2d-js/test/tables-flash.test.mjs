// The reference tables of the Flash player's own functions, through the package.
import assert from 'node:assert/strict';
import {
  box, everyRow, fields, number, numbers, repositoryFile, sat2d, table,
} from './support.mjs';

const { compat } = sat2d;
const { FlashStage } = compat;

/** Compares what an operation gives; blank fields it does not give. The sign of zeros is lost in
 * the tables. */
function answers(row, names, found, where) {
  names.split(' ').forEach((name, i) => {
    if (row[name] !== '') {
      const [expected, got] = [fields(row, name)[0], Number(found[i])];
      assert.ok(expected === got || Object.is(expected, got), `${where}: ${name} is ${got}`);
    }
  });
}

const RECTANGLE = {
  edges: (a) => ['left', 'top', 'right', 'bottom'].map((side) => (
    compat.flashRectangleSide(a, side)
  )),
  isEmpty: (a, b, script) => [compat.flashRectangleIsEmpty(a, script)],
  equals: (a, b) => [['x', 'y', 'width', 'height'].every((name) => a[name] === b[name])],
  contains: (a, b) => [compat.flashRectangleContains(a, b.x, b.y)],
  containsRect: (a, b, script) => [compat.flashRectangleContainsRectangle(a, b, script)],
  intersects: (a, b, script) => [compat.flashRectangleIntersects(a, b, script)],
  intersection: compat.flashRectangleIntersection,
  union: compat.flashRectangleUnion,
  inflate: (a, b) => compat.flashRectangleInflate(a, b.x, b.y),
  offset: (a, b) => ({ ...a, x: a.x + b.x, y: a.y + b.y }),
  setTo: (a, b) => b,
  set_x: (a, b) => ({ ...a, x: b.x }),
  set_y: (a, b) => ({ ...a, y: b.x }),
  set_width: (a, b) => ({ ...a, width: b.x }),
  set_height: (a, b) => ({ ...a, height: b.x }),
  set_size: (a, b) => ({ ...a, width: b.x, height: b.y }),
  set_left: (a, b) => compat.flashRectangleSetSide(a, 'left', b.x),
  set_top: (a, b) => compat.flashRectangleSetSide(a, 'top', b.x),
  set_right: (a, b) => compat.flashRectangleSetSide(a, 'right', b.x),
  set_bottom: (a, b) => compat.flashRectangleSetSide(a, 'bottom', b.x),
  set_topLeft: (a, b) => RECTANGLE.set_top(RECTANGLE.set_left(a, b), { x: b.y }),
  set_bottomRight: (a, b) => RECTANGLE.set_bottom(RECTANGLE.set_right(a, b), { x: b.y }),
};
RECTANGLE.containsPoint = RECTANGLE.contains;
RECTANGLE.inflatePoint = RECTANGLE.inflate;
RECTANGLE.offsetPoint = RECTANGLE.offset;

everyRow('flash_rectangle', 280, (row, where) => {
  const [a, b] = ['ax ay aw ah', 'b1 b2 b3 b4'].map((names) => box(fields(row, names)));
  const found = RECTANGLE[row.op](a, b, row.api);
  const values = Array.isArray(found) ? found : [found.x, found.y, found.width, found.height];
  answers(row, 'r1 r2 r3 r4', values, where);
});

const POINT = {
  length: (a) => [compat.flashPointLength(a)],
  distance: (a, b) => [compat.flashPointDistance(a, b)],
  equals: (a, b) => [a[0] === b[0] && a[1] === b[1]],
  add: (a, b) => compat.flashPointAdd(a, b),
  subtract: (a, b) => compat.flashPointSubtract(a, b),
  interpolate: (a, b, f) => compat.flashPointInterpolate(a, b, f),
  normalize: (a, b, f, script) => compat.flashPointNormalize(a, b[0], script),
  polar: (a) => compat.flashPointPolar(...a),
};
POINT.offset = POINT.add;

everyRow('flash_point', 28, (row, where) => {
  const [x, y, b1, b2, b3] = fields(row, 'x y b1 b2 b3');
  const found = POINT[row.op]([x, y], [b1, b2], b3, row.api);
  // ActionScript 2 prints 15 digits, and the table has what it printed
  const printed = (value) => (
    row.api === 'as2' && typeof value === 'number' ? Number(value.toPrecision(15)) : value
  );
  const values = Array.isArray(found) ? found : [found.x, found.y];
  answers(row, 'r1 r2', values.map(printed), where);
});

const MATRIX = {
  scale: (map, p) => compat.flashMatrixScale(map, p[0], p[1]),
  rotate: (map, p) => compat.flashMatrixRotate(map, p[0]),
  translate: (map, p) => compat.flashMatrixTranslate(map, p[0], p[1]),
  concat: (map, p) => compat.flashMatrixConcat(map, p),
  invert: (map) => compat.flashMatrixInvert(map),
  createBox: (map, p, given) => compat.flashMatrixCreateBox(...given),
  createGradientBox: (map, p, given) => compat.flashMatrixCreateGradientBox(...given),
  setTo: (map, p) => p,
  transformPoint: (map, p) => compat.flashMatrixTransformPoint(map, p),
  deltaTransformPoint: (map, p) => compat.flashMatrixDeltaTransformPoint(map, p),
};

everyRow('flash_matrix', 57, (row, where) => {
  const map = fields(row, 'a b c d tx ty');
  const operands = fields(row, 'p1 p2 p3 p4 p5 p6');
  // arguments that the call left out; ActionScript 2 has no default for the angle
  const given = operands.slice(0, 5).map((value, i) => (
    row[`p${i + 1}`] === '' && (i > 2 || row.api === 'as3') ? undefined : value
  ));
  const found = MATRIX[row.op](map, operands, given);
  answers(row, 'r1 r2 r3 r4 r5 r6', Object.values(found), where);
});

/** Whether an object has this `set_` operation, and the property. */
const propertyOf = (op) => op.slice('set_'.length);

everyRow('flash_display', 2600, (row, where) => {
  const stage = new FlashStage();
  const [width, height] = fields(row, 'w0 h0', 0);
  const bounds = { min: { x: 0, y: 0 }, max: { x: width, y: height } };
  const leaf = stage.createGraphics([], { withStrokes: bounds, without: bounds });
  const [scaleX, scaleY] = fields(row, 'sx sy', 1);
  stage.set(leaf, 'scaleX', scaleX);
  stage.set(leaf, 'scaleY', scaleY);
  const property = propertyOf(row.op);
  stage.set(leaf, property, fields(row, 'value')[0]);
  const scale = { width: 'scaleX', height: 'scaleY' };
  const read = stage.property(leaf, scale[property] ?? property);
  const size = [stage.property(leaf, 'width'), stage.property(leaf, 'height')];
  answers(row, 'read width height', [read, ...size], where);
  stage.free();
});

everyRow('flash_display_matrix', 6, (row, where) => {
  const stage = new FlashStage();
  const leaf = stage.createContainer();
  stage.setMatrix(leaf, fields(row, 'a b c d tx ty'));
  stage.set(leaf, propertyOf(row.op), fields(row, 'value')[0]);
  answers(row, 'read', [stage.property(leaf, propertyOf(row.op))], where);
  answers(row, 'ra rb rc rd rtx rty', Object.values(stage.matrix(leaf)), where);
});

/** The matrices of a field, six numbers each. */
function matrices(text) {
  const all = numbers(text);
  return Array.from({ length: all.length / 6 }, (_, i) => all.slice(6 * i, 6 * i + 6));
}

/** Puts an object into containers with these matrices, the outermost into `parent`. */
function nest(stage, parent, text, child) {
  let inner = parent;
  for (const matrix of matrices(text)) {
    const container = stage.createContainer();
    stage.addChild(inner, container);
    stage.setMatrix(container, matrix);
    inner = container;
  }
  stage.addChild(inner, child);
  return child;
}

const aabb = ([x0, y0, x1, y1]) => ({ min: { x: x0, y: y0 }, max: { x: x1, y: y1 } });

/** A path: `M x y L x y Q cx cy x y`. */
function pathOf(text) {
  const words = text.split(' ');
  const path = [];
  while (words.length > 0) {
    const letter = words.shift();
    const next = () => Number(words.shift());
    const control = letter === 'Q' ? { controlX: next(), controlY: next() } : {};
    const kind = { M: 'moveTo', L: 'lineTo', Q: 'curveTo' }[letter];
    path.push({ kind, ...control, x: next(), y: next() });
  }
  return path;
}

/** The graphics that tables name: how to create each. */
const shapes = new Map();
for (const row of table('flash_shapes')) {
  const known = shapes.get(row.shape) ?? { layers: [] };
  const [kind, thickness] = row.kind.split(' ');
  const paint = { evenodd: 'evenOdd', nonzero: 'nonZero', stroke: 'stroke' }[kind];
  if (paint !== undefined) {
    known.layers.push({ paint, thickness: Number(thickness ?? 0), path: pathOf(row.path) });
  }
  known.withStrokes = aabb(fields(row, 'x0 y0 x1 y1'));
  known.without = aabb(fields(row, 'ex0 ey0 ex1 ey1'));
  shapes.set(row.shape, known);
}

/** Leaves `shape matrices | shape matrices` in a new child of a parent. */
function object(stage, parent, text) {
  const container = stage.createContainer();
  stage.addChild(parent, container);
  for (const leaf of text.split('|').map((part) => part.trim()).filter((part) => part !== '')) {
    const [name] = leaf.split(' ');
    const { layers, ...bounds } = shapes.get(name);
    nest(stage, container, leaf.slice(name.length), stage.createGraphics(layers, bounds));
  }
  return container;
}

everyRow('flash_local_global', 6, (row, where) => {
  const stage = new FlashStage();
  const leaf = nest(stage, stage.root, row.matrices, stage.createContainer());
  const point = fields(row, 'x y');
  const there = row.op === 'localToGlobal'
    ? stage.localToGlobal(leaf, point)
    : stage.globalToLocal(leaf, point);
  answers(row, 'rx ry', [there.x, there.y], where);
});

everyRow('flash_bounds', 19, (row, where) => {
  const stage = new FlashStage();
  const parent = nest(stage, stage.root, row.matrices, stage.createContainer());
  const asked = object(stage, parent, row.object);
  const target = row.matrices === row.target
    ? asked
    : nest(stage, stage.root, row.target, stage.createContainer());
  const { x, y, width, height } = stage.bounds(asked, target, row.strokes === '1');
  answers(row, 'x y w h', [x, y, width, height], where);
});

everyRow('flash_hit_test_object', 19, (row, where) => {
  const stage = new FlashStage();
  const boxes = [row.a, row.b].map((text) => {
    const parent = stage.createContainer();
    stage.addChild(stage.root, parent);
    for (const leaf of text.split('|')) {
      const bounds = aabb(numbers(leaf));
      const object = stage.createGraphics([], { withStrokes: bounds, without: bounds });
      nest(stage, parent, numbers(leaf).slice(4).join(' '), object);
    }
    return parent;
  });
  assert.equal(stage.hitTestObject(...boxes), row.hit === '1', where);
});

everyRow('flash_hit_test_point', 120, (row, where) => {
  const stage = new FlashStage();
  matrices(row.root).forEach((matrix) => stage.setMatrix(stage.root, matrix));
  const asked = object(stage, stage.root, row.object);
  if (row.mask !== '') {
    stage.setMask(asked, object(stage, stage.root, row.mask));
  }
  const [x, y] = fields(row, 'x y');
  assert.equal(stage.hitTestPoint(asked, x, y, row.shape_flag === '1'), row.hit === '1', where);
});

// Answers at curves that are known to differ from the player's are in a file beside the table.
const known = repositoryFile('c_tests/reference/flash_hit_test_scan.csv.baseline');
const baseline = new Map(known.trimEnd().split('\n').slice(1).map((line) => {
  const [, row, , answer] = line.slice(1, -1).split('","');
  return [row, answer];
}));

everyRow('flash_hit_test_scan', 150, (row, where) => {
  const stage = new FlashStage();
  const asked = object(stage, stage.root, row.object);
  const [y, from, to] = fields(row, 'y x_from x_to');
  const ends = [];
  for (let x = from; x <= to; x++) {
    if (stage.hitTestPoint(asked, x, y, true)) {
      if (ends.at(-1) === x - 1) {
        ends[ends.length - 1] = x;
      } else {
        ends.push(x, x);
      }
    }
  }
  const record = Object.values(row).join(',');
  assert.equal(ends.join(' '), baseline.get(record) ?? row.hits, where);
});

/** Rows of two-digit hexadecimal alphas, separated by `/`. */
function image(text, script) {
  const rows = text.split('/');
  const alpha = Uint8Array.from(rows.join('').match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return { alpha, width: rows[0].length / 2, height: rows.length, script };
}

everyRow('flash_bitmap_hit_test', 111, (row, where) => {
  const given = [image(row.image, row.api), fields(row, 'px py'), Number(row.threshold)];
  const [b1, b2, b3, b4] = fields(row, 'b1 b2 b3 b4');
  const hit = {
    point: () => compat.flashBitmapHitsPoint(...given, [b1, b2]),
    rect: () => compat.flashBitmapHitsRectangle(...given, box([b1, b2, b3, b4])),
    bitmap: () => compat.flashBitmapHitsBitmap(
      ...given, image(row.image2, row.api), [b1, b2], Number(row.threshold2),
    ),
  }[row.kind]();
  assert.equal(hit, row.hit === '1', where);
});

const listed = ({ x, y, width, height }) => [x, y, width, height];

/** The lines of a program: what those that ask answer. */
const LINES = {
  container: (stage) => void stage.createContainer(),
  box: (stage, [x, y]) => {
    const bounds = { min: { x: 0, y: 0 }, max: { x, y } };
    stage.createGraphics([], { withStrokes: bounds, without: bounds });
  },
  square: (stage, [x, y, width, height]) => {
    const [right, bottom] = [x + width, y + height];
    const corners = [[x, y], [right, y], [right, bottom], [x, bottom], [x, y]];
    const path = corners.map((at, i) => (
      { kind: i === 0 ? 'moveTo' : 'lineTo', x: at[0], y: at[1] }
    ));
    stage.createGraphics([{ paint: 'evenOdd', path }]);
  },
  child: (stage, [parent, child]) => stage.addChild(parent, child),
  matrix: (stage, [node, ...matrix]) => stage.setMatrix(node, matrix),
  set: (stage, [node, value], name) => stage.set(node, name, value),
  scroll: (stage, [node, ...rectangle]) => stage.setScrollRect(node, box(rectangle)),
  unscroll: (stage, [node]) => stage.setScrollRect(node, undefined),
  point: (stage, mouse) => stage.setMouse(mouse),
  drag: (stage, [node, lockCenter, ...sides]) => {
    const [left, top, right, bottom] = sides;
    const bounds = { min: { x: left, y: top }, max: { x: right, y: bottom } };
    stage.startDrag(node, lockCenter === 1, sides.length > 0 ? bounds : undefined);
  },
  stop: (stage) => stage.stopDrag(),
  get: (stage, [node], name) => [stage.property(node, name)],
  bounds: (stage, [node, target]) => listed(stage.bounds(node, target)),
  hit: (stage, [node, x, y, flag]) => [Number(stage.hitTestPoint(node, x, y, flag === 1))],
  to: (stage, [node, ...point]) => Object.values(stage.localToGlobal(node, point)),
  local: (stage, [node, ...point]) => Object.values(stage.globalToLocal(node, point)),
  concatenated: (stage, [node]) => Object.values(stage.concatenatedMatrix(node)),
  scrolled: (stage, [node]) => {
    const scroll = stage.scrollRect(node);
    return scroll === undefined ? [] : listed(scroll);
  },
};

/** `?` is a number that nothing decides. */
function agree(word, value) {
  const expected = word === '?' ? value : number(word);
  return expected === value || Object.is(expected, value);
}

everyRow('flash_stage', 8000, (row, where) => {
  const stage = new FlashStage(row.api);
  const found = row.program.split('; ').map((line) => {
    const [op, ...words] = line.split(' ');
    const name = ['set', 'get'].includes(op) ? words.splice(1, 1)[0] : undefined;
    return LINES[op](stage, words.map(number), name);
  }).filter((answer) => answer !== undefined);
  const expected = row.answers.split('; ').map((line) => (line === 'none' ? [] : line.split(' ')));
  assert.equal(found.length, expected.length, where);
  expected.forEach((line, i) => {
    assert.equal(found[i].length, line.length, where);
    line.forEach((word, k) => {
      assert.ok(agree(word, found[i][k]), `${where}: ${word}, ${found[i]}`);
    });
  });
  stage.free();
});

everyRow('flash_color_bounds', 2000, (row, where) => {
  const rows = row.image.split('/');
  const argb = Uint32Array.from(rows.join('').match(/.{8}/g), (digits) => parseInt(digits, 16));
  const transparent = row.transparent === '1';
  const pixels = { argb, width: rows[0].length / 8, height: rows.length, transparent };
  const found = compat.flashColorBounds(
    pixels, Number(row.mask), Number(row.color), row.find === '1',
  );
  answers(row, 'x y width height', listed(found), where);
});
