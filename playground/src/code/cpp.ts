import type { Body, ShapeSpec } from '../model/body.js';
import { literal } from '../ui/numbers.js';
import { pathCalls } from './path.js';
import { allPoints, PAIR, placementNumbers, pointList, sizes } from './shapes.js';

function made(name: string, shape: ShapeSpec): string {
  const start = `    const auto ${name} = sat2d::shape::`;
  const list = () => pointList(allPoints(shape), (x, y) => `{${x}, ${y}}`, '        ');
  switch (shape.kind) {
    case 'rectangle':
      return `${start}rectangle(${literal(shape.width)}, ${literal(shape.height)});`;
    case 'circle': return `${start}circle({0, 0}, ${literal(shape.radius)});`;
    case 'ellipse':
      return `${start}ellipse(${literal(shape.halfWidth)}, ${literal(shape.halfHeight)});`;
    case 'capsule': {
      const half = shape.length / 2;
      const ends = `{${literal(-half)}, 0}, {${literal(half)}, 0}`;
      return `${start}capsule(${ends}, ${literal(shape.radius)});`;
    }
    case 'polygon': return `${start}convex_polygon({\n${list()}\n    });`;
    case 'rounded':
      return `${start}rounded_polygon({\n${list()}\n    }, ${literal(shape.radius)});`;
    case 'concave':
      return `    const sat2d::vec2 ${name}_points[] = {\n${list()}\n    };\n`
        + `    const std::size_t ${name}_sizes[] = {${sizes(shape)}};\n`
        + `${start}polygon(${name}_points, ${name}_sizes, ${shape.rings.length});`;
    case 'curves': {
      const calls = pathCalls(shape.path, (x, y) => `{${x}, ${y}}`);
      return `${start}outline(\n        sat2d::path()\n${calls},\n`
        + '        sat2d::fill_rule::even_odd);';
    }
  }
}

export function cpp(a: Body, b: Body): string {
  const bodies = [a, b];
  const lines = PAIR.map((name, i) => {
    const [x, y, ...rest] = placementNumbers(bodies[i]!);
    return `${made(name, bodies[i]!.shape)}\n`
      + `    const auto at_${name} = sat2d::transform::placement_degrees(\n`
      + `        {${x}, ${y}}, ${rest.join(', ')});`;
  });
  return `#include <sat2d.hpp>
#include <cstdio>
#include <exception>

int main() try {
    const char *const names[] = {"disjoint", "touching", "overlapping"};
${lines.join('\n')}
    const auto relation = sat2d::collide(a, at_a, b, at_b);
    const auto contact = sat2d::contact(a, at_a, b, at_b);
    std::printf("%s, depth %.17g\\n", names[static_cast<int>(relation)], contact.depth);
} catch (const std::exception &failure) {
    std::fprintf(stderr, "%s\\n", failure.what());
    return 1;
}
`;
}
