// The tables of the JDK's own functions.
import { compat, relation, Shape, Transform } from 'sat2d/inline';
import { type Box, box, ellipse, line, point, polygon } from './figures.js';
import type { Figure, Profile } from './profile.js';
import { numberOf, type Row, RowError } from './row.js';

/** The rectangle of four columns. */
function boxOf(row: Row, names: string): Box {
  const [x, y, width, height] = row.numbers(...names.split(' '));
  return { x: x!, y: y!, width: width!, height: height! };
}

function pointOf(row: Row, names = 'px py'): readonly [number, number] {
  const [x, y] = row.numbers(...names.split(' '));
  return [x!, y!];
}

function lineOf(row: Row, names: string): compat.AwtLine2D {
  const [x1, y1, x2, y2] = row.numbers(...names.split(' '));
  return { x1: x1!, y1: y1!, x2: x2!, y2: y2! };
}

function lineFigure(as: Figure['as'], { x1, y1, x2, y2 }: compat.AwtLine2D): Figure {
  return line(as, x1, y1, x2, y2);
}

/** The numbers of a rectangle by columns that begin with this. */
function named(prefix: string, { x, y, width, height }: Box): Record<string, number> {
  const values = { x, y, w: width, h: height };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}_${name}`, value]),
  );
}

const INTERSECTION = ['x', 'y', 'w', 'h'].map((name) => `intersection_${name}`);
const UNION = ['x', 'y', 'w', 'h'].map((name) => `union_${name}`);
const OTHER = 'rx ry rw rh';
const ASKED = ['px', 'py', 'rx', 'ry', 'rw', 'rh'];
const FIGURE_ANSWERS = ['contains_point', 'contains_rect', 'intersects'];

const rectangle: Profile = {
  name: 'java.awt.Rectangle',
  inputs: ['ax', 'ay', 'aw', 'ah', 'bx', 'by', 'bw', 'bh', 'px', 'py'],
  answers: [...FIGURE_ANSWERS, ...INTERSECTION, ...UNION],
  original(row) {
    const [a, b] = [boxOf(row, 'ax ay aw ah'), boxOf(row, 'bx by bw bh')];
    return {
      intersects: compat.awtRectangleIntersects(a, b),
      contains_point: compat.awtRectangleContains(a, ...pointOf(row)),
      contains_rect: compat.awtRectangleContainsRectangle(a, b),
      ...named('intersection', compat.awtRectangleIntersection(a, b)),
      ...named('union', compat.awtRectangleUnion(a, b)),
    };
  },
  figures: (row) => [
    box('a', boxOf(row, 'ax ay aw ah')), box('b', boxOf(row, 'bx by bw bh')),
    point(...pointOf(row)),
  ],
};

const rectangle2D: Profile = {
  name: 'Rectangle2D',
  inputs: ['x', 'y', 'w', 'h', 'x1', 'y1', 'x2', 'y2', ...ASKED],
  answers: [...FIGURE_ANSWERS, 'outcode', 'intersects_line', ...INTERSECTION],
  original(row) {
    const [a, b] = [boxOf(row, 'x y w h'), boxOf(row, OTHER)];
    return {
      intersects: compat.awtRectangle2DIntersects(a, b),
      contains_point: compat.awtRectangle2DContains(a, ...pointOf(row)),
      contains_rect: compat.awtRectangle2DContainsRectangle(a, b),
      outcode: compat.awtRectangle2DOutcode(a, ...pointOf(row)),
      intersects_line: compat.awtRectangle2DIntersectsLine(a, lineOf(row, 'x1 y1 x2 y2')),
      ...named('intersection', compat.awtRectangle2DIntersection(a, b)),
    };
  },
  figures: (row) => [
    box('a', boxOf(row, 'x y w h')), box('b', boxOf(row, OTHER)),
    lineFigure('common', lineOf(row, 'x1 y1 x2 y2')), point(...pointOf(row)),
  ],
};

const line2D: Profile = {
  name: 'Line2D',
  inputs: ['x1', 'y1', 'x2', 'y2', 'x3', 'y3', 'x4', 'y4', 'px', 'py'],
  answers: ['lines_intersect', 'relative_ccw', 'pt_seg_dist_sq', 'pt_line_dist_sq'],
  original(row) {
    const [a, b] = [lineOf(row, 'x1 y1 x2 y2'), lineOf(row, 'x3 y3 x4 y4')];
    const at = pointOf(row);
    return {
      lines_intersect: compat.awtLine2DIntersectsLine(a, b),
      relative_ccw: compat.awtLine2DRelativeCcw(a, ...at),
      pt_seg_dist_sq: compat.awtLine2DPointSegmentDistanceSquared(a, ...at),
      pt_line_dist_sq: compat.awtLine2DPointLineDistanceSquared(a, ...at),
    };
  },
  exact(row) {
    const [a, b] = ['x1 y1 x2 y2', 'x3 y3 x4 y4'].map((names) => {
      const { x1, y1, x2, y2 } = lineOf(row, names);
      return Shape.segment([x1, y1], [x2, y2]);
    });
    const here = Transform.IDENTITY;
    return { lines_intersect: relation(a!, here, b!, here) !== 'disjoint' };
  },
  figures: (row) => [
    lineFigure('a', lineOf(row, 'x1 y1 x2 y2')), lineFigure('b', lineOf(row, 'x3 y3 x4 y4')),
    point(...pointOf(row)),
  ],
};

const awtPolygon: Profile = {
  name: 'java.awt.Polygon',
  inputs: ['polygon', 'ix', 'iy', ...ASKED],
  answers: ['contains_int', ...FIGURE_ANSWERS],
  original(row) {
    const [vertices, other] = [row.vertices('polygon'), boxOf(row, OTHER)];
    return {
      contains_int: compat.awtPolygonContains(vertices, ...pointOf(row, 'ix iy')),
      contains_point: compat.awtPolygonContains(vertices, ...pointOf(row)),
      contains_rect: compat.awtPolygonContainsRectangle(vertices, other),
      intersects: compat.awtPolygonIntersects(vertices, other),
    };
  },
  figures: (row) => [
    polygon('a', row.vertices('polygon')), box('b', boxOf(row, OTHER)),
    point(...pointOf(row, 'ix iy')), point(...pointOf(row)),
  ],
};

/** The commands of a field: `M x y;L x y;Q x1 y1 x2 y2;C x1 y1 x2 y2 x3 y3;Z`. */
function commandsOf(row: Row): compat.AwtPathCommand[] {
  return row.text('path').split(';').map((step) => {
    const [letter, ...words] = step.trim().split(/\s+/);
    const [x, y, x2, y2, x3, y3] = words.map(numberOf);
    switch (letter) {
      case 'M': return { kind: 'moveTo', x: x!, y: y! };
      case 'L': return { kind: 'lineTo', x: x!, y: y! };
      case 'Q': return { kind: 'quadTo', x1: x!, y1: y!, x2: x2!, y2: y2! };
      case 'C':
        return { kind: 'curveTo', x1: x!, y1: y!, x2: x2!, y2: y2!, x3: x3!, y3: y3! };
      case 'Z': return { kind: 'close' };
      default: throw new RowError(`"${step.slice(0, 30)}" is no step of a path`);
    }
  });
}

/** The points of a command, those that control a curve too. */
function pointsOf(command: compat.AwtPathCommand): { x: number; y: number }[] {
  switch (command.kind) {
    case 'close': return [];
    case 'quadTo':
      return [{ x: command.x1, y: command.y1 }, { x: command.x2, y: command.y2 }];
    case 'curveTo':
      return [
        { x: command.x1, y: command.y1 }, { x: command.x2, y: command.y2 },
        { x: command.x3, y: command.y3 },
      ];
    default: return [{ x: command.x, y: command.y }];
  }
}

const path2D: Profile = {
  name: 'Path2D',
  inputs: ['winding', 'path', ...ASKED],
  answers: FIGURE_ANSWERS,
  original(row) {
    const [commands, other] = [commandsOf(row), boxOf(row, OTHER)];
    const winding = row.number('winding') === 0 ? 'evenOdd' : 'nonZero';
    return {
      contains_point: compat.awtPath2DContains(commands, winding, ...pointOf(row)),
      contains_rect: compat.awtPath2DContainsRectangle(commands, winding, other),
      intersects: compat.awtPath2DIntersects(commands, winding, other),
    };
  },
  figures(row) {
    const points = commandsOf(row).flatMap(pointsOf);
    const path = row.text('path').replaceAll(';', ' ');
    return [{ as: 'a', path, points }, box('b', boxOf(row, OTHER)), point(...pointOf(row))];
  },
};

const ellipse2D: Profile = {
  name: 'Ellipse2D',
  inputs: ['ex', 'ey', 'ew', 'eh', ...ASKED],
  answers: FIGURE_ANSWERS,
  original(row) {
    const [frame, other] = [boxOf(row, 'ex ey ew eh'), boxOf(row, OTHER)];
    return {
      contains_point: compat.awtEllipse2DContains(frame, ...pointOf(row)),
      contains_rect: compat.awtEllipse2DContainsRectangle(frame, other),
      intersects: compat.awtEllipse2DIntersects(frame, other),
    };
  },
  figures: (row) => [
    ellipse('a', boxOf(row, 'ex ey ew eh')), box('b', boxOf(row, OTHER)), point(...pointOf(row)),
  ],
};

export const JDK_PROFILES: readonly Profile[] = [
  rectangle, rectangle2D, line2D, awtPolygon, path2D, ellipse2D,
];
