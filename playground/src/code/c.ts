import type { PathKind } from 'sat2d/inline';
import type { Body, ShapeSpec } from '../model/body.js';
import { commandsOf } from '../model/curves.js';
import { literal } from '../ui/numbers.js';
import { allPoints, PAIR, placementNumbers, pointList, sizes } from './shapes.js';

const KINDS: { readonly [K in PathKind]: string } = {
  moveTo: 'MOVE_TO', lineTo: 'LINE_TO', quadraticTo: 'QUADRATIC_TO', cubicWithin: 'CUBIC_WITHIN',
  arcTo: 'ARC_TO', conicTo: 'CONIC_TO', close: 'CLOSE',
};

function commandList(path: string): string {
  const point = (given: unknown) => {
    const [x, y] = (given ?? [0, 0]) as readonly [number, number];
    return `{${literal(x)}, ${literal(y)}}`;
  };
  return commandsOf(path)!.map(({ kind, large, sweep, number = 0, control, second, to }) => (
    `        {SAT_PATH_${KINDS[kind]}, ${(large ? 1 : 0) + (sweep ? 2 : 0)}, ${literal(number)}, `
      + `${point(control)}, ${point(second)}, ${point(to)}},`
  )).join('\n');
}

function data(name: string, shape: ShapeSpec): string {
  if (shape.kind === 'curves') {
    return `    const sat_path_command ${name}_path[] = {\n${commandList(shape.path)}\n    };\n`;
  }
  if (!('points' in shape || 'rings' in shape)) {
    return '';
  }
  const points = pointList(allPoints(shape), (x, y) => `{${x}, ${y}}`, '        ');
  const ringSizes = 'rings' in shape
    ? `    const size_t ${name}_sizes[] = {${sizes(shape)}};\n` : '';
  return `    const sat_vec2 ${name}_points[] = {\n${points}\n    };\n${ringSizes}`;
}

function constructor(name: string, shape: ShapeSpec): string {
  const points = `${name}_points, sizeof ${name}_points / sizeof *${name}_points`;
  switch (shape.kind) {
    case 'rectangle':
      return `rectangle(${literal(shape.width)}, ${literal(shape.height)}, &${name})`;
    case 'circle': return `circle((sat_vec2){0, 0}, ${literal(shape.radius)}, &${name})`;
    case 'ellipse':
      return `ellipse(${literal(shape.halfWidth)}, ${literal(shape.halfHeight)}, &${name})`;
    case 'capsule': {
      const half = shape.length / 2;
      const ends = `(sat_vec2){${literal(-half)}, 0}, (sat_vec2){${literal(half)}, 0}`;
      return `capsule(${ends}, ${literal(shape.radius)}, &${name})`;
    }
    case 'polygon': return `convex_polygon(${points}, &${name})`;
    case 'rounded': return `rounded_polygon(${points}, ${literal(shape.radius)}, &${name})`;
    case 'concave':
      return `polygon(${name}_points, ${name}_sizes, ${shape.rings.length}, &${name})`;
    case 'curves':
      return `outline(${name}_path, sizeof ${name}_path / sizeof *${name}_path,\n`
        + `            SAT_FILL_EVEN_ODD, &${name})`;
  }
}

export function c(a: Body, b: Body): string {
  const bodies = [a, b];
  const shapes = PAIR.map((name, i) => data(name, bodies[i]!.shape)).join('');
  const calls = PAIR.map((name, i) => (
    `        sat_shape_new_${constructor(name, bodies[i]!.shape)} != SAT_OK ||`
  ));
  const placements = PAIR.map((name, i) => {
    const [x, y, ...rest] = placementNumbers(bodies[i]!);
    const position = `(sat_vec2){${x}, ${y}}`;
    return `        sat_transform_placement_degrees(${position},\n`
      + `            ${rest.join(', ')}, &at_${name}) != SAT_OK ||`;
  });
  const checks = [...calls, ...placements].join('\n').trimStart();
  return `#include <sat2d.h>
#include <stdio.h>

int main(void) {
    const char *const names[] = {"disjoint", "touching", "overlapping"};
${shapes}    sat_shape *a = NULL, *b = NULL;
    sat_transform at_a, at_b;
    sat_relation relation;
    sat_manifold contact;

    if (${checks}
        sat_collide(a, &at_a, b, &at_b, &relation) != SAT_OK ||
        sat_contact(a, &at_a, b, &at_b, &contact) != SAT_OK) {
        fprintf(stderr, "sat2d: %s\\n", sat_last_error());
        return 1;
    }
    printf("%s, depth %.17g\\n", names[relation], contact.depth);
    sat_shape_free(a);
    sat_shape_free(b);
    return 0;
}
`;
}
