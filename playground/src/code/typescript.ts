import type { Body, ShapeSpec } from '../model/body.js';
import { commandsOf } from '../model/curves.js';
import { allPoints, PAIR, pointList } from './shapes.js';

function number(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

const trimmed = (text: string) => text.replace(/\.0$/, '');
const point = (x: string, y: string) => `[${trimmed(x)}, ${trimmed(y)}]`;

function constructor(shape: ShapeSpec): string {
  const list = () => `[\n${pointList(allPoints(shape), point, '  ')}\n]`;
  switch (shape.kind) {
    case 'rectangle': return `rectangle(${number(shape.width)}, ${number(shape.height)})`;
    case 'circle': return `circle([0, 0], ${number(shape.radius)})`;
    case 'ellipse':
      return `ellipse(${number(shape.halfWidth)}, ${number(shape.halfHeight)})`;
    case 'capsule': {
      const half = shape.length / 2;
      return `capsule([${number(-half)}, 0], [${number(half)}, 0], ${number(shape.radius)})`;
    }
    case 'polygon': return `convexPolygon(${list()})`;
    case 'rounded': return `roundedPolygon(${list()}, ${number(shape.radius)})`;
    case 'concave': {
      const rings = shape.rings.map((ring) => (
        `  [\n${pointList(ring, point, '    ')}\n  ],`
      ));
      return `polygon([\n${rings.join('\n')}\n])`;
    }
    case 'curves': {
      const commands = commandsOf(shape.path)!.map((command) => {
        const fields = Object.entries(command).filter(([, value]) => value !== false)
          .map(([name, value]) => (
            `${name}: ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')}`
          ));
        return `  { ${fields.join(', ')} },`;
      });
      return `outline([\n${commands.join('\n')}\n], 'evenOdd')`;
    }
  }
}

export function typescript(a: Body, b: Body): string {
  const bodies = [a, b];
  const lines = PAIR.map((name, i) => {
    const { x, y, degrees, scaleX, scaleY } = bodies[i]!;
    const options = `degrees: ${number(degrees)}, scaleX: ${number(scaleX)}, `
      + `scaleY: ${number(scaleY)}`;
    return `const ${name} = Shape.${constructor(bodies[i]!.shape)};\n`
      + `const at${name.toUpperCase()} = Transform.placement(${number(x)}, ${number(y)}, {\n`
      + `  ${options},\n});`;
  });
  return `import { contact, relation, Shape, Transform } from 'sat2d';

${lines.join('\n')}
const depth = contact(a, atA, b, atB)?.depth ?? 0;
console.log(\`\${relation(a, atA, b, atB)}, depth \${depth}\`);
`;
}
