// The drawings of a Flash game: the rows of flash_shapes.csv, which other tables name.
import Papa from 'papaparse';
import type { compat } from 'sat2d/inline';
import type { Drawing } from './drawing.js';
import { Row, RowError } from './row.js';

const PAINTS = { evenodd: 'evenOdd', nonzero: 'nonZero', stroke: 'stroke' } as const;
const STEPS = { M: 'moveTo', L: 'lineTo', Q: 'curveTo' } as const;

/** A path: `M x y L x y Q cx cy x y`, which SVG has too. */
function stepsOf(text: string): compat.FlashPathStep[] {
  return Array.from(text.matchAll(/([MLQ])([^MLQ]*)/g), ([, letter, numbers]) => {
    const values = numbers!.trim().split(/\s+/).map(Number);
    const [x, y] = values.slice(-2);
    const step = { kind: STEPS[letter as keyof typeof STEPS], x: x!, y: y! };
    return values.length === 4 ? { ...step, controlX: values[0]!, controlY: values[1]! } : step;
  });
}

function boundsOf([x0, y0, x1, y1]: number[]): Drawing['without'] {
  return { min: { x: x0!, y: y0! }, max: { x: x1!, y: y1! } };
}

const COLUMNS = ['shape', 'x0', 'y0', 'x1', 'y1', 'ex0', 'ey0', 'ex1', 'ey1', 'kind', 'path'];

/** Whether a text is a table of drawings. */
export function hasDrawings(text: string): boolean {
  const header = text.slice(0, text.indexOf('\n')).trim().split(',');
  return COLUMNS.every((name) => header.includes(name));
}

export function readDrawings(text: string): Map<string, Drawing> {
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const drawings = new Map<string, Drawing>();
  for (const row of data.map((fields) => new Row(fields))) {
    const name = row.text('shape');
    const drawing = drawings.get(name) ?? {
      layers: [],
      withStrokes: boundsOf(row.numbers('x0', 'y0', 'x1', 'y1')),
      without: boundsOf(row.numbers('ex0', 'ey0', 'ex1', 'ey1')),
      path: '',
    };
    const [kind, thickness] = row.text('kind').split(' ');
    if (kind! in PAINTS) {
      const path = row.text('path');
      drawing.layers.push({
        paint: PAINTS[kind as keyof typeof PAINTS], thickness: Number(thickness ?? 0),
        path: stepsOf(path),
      });
      drawing.path += path;
    } else if (kind !== 'none') {
      throw new RowError(`"${kind}" is no way to paint`);
    }
    drawings.set(name, drawing);
  }
  return drawings;
}
