import type { Body, ShapeSpec } from '../model/body.js';
import { literal } from '../ui/numbers.js';
import { pathCalls } from './path.js';
import { allPoints, PAIR, placementNumbers, pointList } from './shapes.js';

const point = (x: string, y: string) => `DVec2::new(${x}, ${y})`;

function constructor(shape: ShapeSpec): string {
  const list = () => `&[\n${pointList(allPoints(shape), point, '        ')}\n    ]`;
  switch (shape.kind) {
    case 'rectangle': return `rectangle(${literal(shape.width)}, ${literal(shape.height)})`;
    case 'circle': return `circle(DVec2::ZERO, ${literal(shape.radius)})`;
    case 'ellipse':
      return `ellipse(${literal(shape.halfWidth)}, ${literal(shape.halfHeight)})`;
    case 'capsule': {
      const half = shape.length / 2;
      const ends = [-half, half].map((x) => point(literal(x), '0.0')).join(', ');
      return `capsule(${ends}, ${literal(shape.radius)})`;
    }
    case 'polygon': return `convex_polygon(${list()})`;
    case 'rounded': return `rounded_polygon(${list()}, ${literal(shape.radius)})`;
    case 'concave': {
      const rings = shape.rings.map((ring) => (
        `        &[\n${pointList(ring, point, '            ')}\n        ],`
      ));
      return `polygon(&[\n${rings.join('\n')}\n    ])`;
    }
    case 'curves':
      return `outline(\n        Path::new()\n${pathCalls(shape.path, point)},\n`
        + '        FillRule::EvenOdd,\n    )';
  }
}

export function rust(a: Body, b: Body): string {
  const bodies = [a, b];
  const lines = PAIR.map((name, i) => {
    const [x, y, ...rest] = placementNumbers(bodies[i]!);
    return `    let ${name} = Shape::${constructor(bodies[i]!.shape)}?;\n`
      + `    let at_${name} =\n`
      + `        Transform::placement_degrees(${point(x, y)}, ${rest.join(', ')})?;`;
  });
  const curves = bodies.some(({ shape }) => shape.kind === 'curves')
    ? 'use sat2d::outline::{FillRule, Path};\n' : '';
  return `${curves}use sat2d::query::contact;
use sat2d::{DVec2, Shape, Transform, relation};

fn main() -> Result<(), Box<dyn std::error::Error>> {
${lines.join('\n')}
    let depth = contact(&a, &at_a, &b, &at_b)?.map_or(0.0, |manifold| manifold.depth);
    println!("{:?}, depth {depth:?}", relation(&a, &at_a, &b, &at_b)?);
    Ok(())
}
`;
}
