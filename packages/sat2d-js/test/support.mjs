// The package as node loads it, or another build of it: SAT2D_ENTRY=dist/full/inline.js.
import { readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

export const sat2d = await import(new URL(process.env.SAT2D_ENTRY ?? 'dist/full/node.js', root));

/** A file of the repository. */
export function repositoryFile(path) {
  return readFileSync(new URL(`../../${path}`, root), 'utf8');
}

/** The rows of a reference table, by the names of its columns. No field has a comma. */
export function table(name) {
  const [header, ...rows] = repositoryFile(`c_tests/reference/${name}.csv`).trimEnd().split('\n');
  const names = header.split(',');
  return rows.map((row) => {
    const fields = row.split(',');
    return Object.fromEntries(names.map((column, i) => [column, fields[i]]));
  });
}

/** The numbers of a field. */
export function numbers(text) {
  return text.split(' ').filter((word) => word !== '').map(Number);
}

/** The shape that a field describes: `circle x y r` or `polygon x0 y0 x1 y1 ...`. */
export function shape(text) {
  const [kind, ...words] = text.split(' ');
  const values = words.map(Number);
  return kind === 'circle'
    ? sat2d.Shape.circle([values[0], values[1]], values[2])
    : sat2d.Shape.polygon([values]);
}
