// The fields of a row. A number is a double as a program wrote it, or its bits.
import type { Drawing } from './drawing.js';

export class RowError extends Error {}

const bytes = new DataView(new ArrayBuffer(8));
const NAMED: Record<string, number> = {
  nan: NaN, inf: Infinity, '-inf': -Infinity, infinity: Infinity, '-infinity': -Infinity,
  true: 1, false: 0,
};

export function numberOf(text: string): number {
  const word = text.trim().toLowerCase();
  if (/^0x[0-9a-f]{16}$/.test(word)) {
    bytes.setBigUint64(0, BigInt(word));
    return bytes.getFloat64(0);
  }
  const value = NAMED[word] ?? (word === '' ? undefined : Number(word));
  if (value === undefined || (Number.isNaN(value) && word !== 'nan')) {
    throw new RowError(`"${text}" is no number`);
  }
  return value;
}

export class Row {
  /**
   * @param drawings the paths of Flash drawings, by the names that rows have for them.
   */
  constructor(
    readonly fields: Readonly<Record<string, string>>,
    readonly drawings: ReadonlyMap<string, Drawing> = new Map(),
  ) {}

  /** The drawing with a name. */
  drawing(name: string): Drawing {
    const found = this.drawings.get(name);
    if (found === undefined) {
      throw new RowError(`there is no drawing ${name}: open flash_shapes.csv as well`);
    }
    return found;
  }

  text(name: string): string {
    const field = this.fields[name];
    if (field === undefined) {
      throw new RowError(`there is no ${name}`);
    }
    return field;
  }

  /** The number in a column; `blank` if the column is missing or empty. */
  number(name: string, blank?: number): number {
    const field = this.fields[name] ?? '';
    if (field.trim() === '' && blank !== undefined) {
      return blank;
    }
    return numberOf(this.text(name));
  }

  /** The numbers of vertices: `x y;x y;…`. */
  vertices(name: string): number[] {
    return this.text(name).trim().split(/[\s;]+/).map(numberOf);
  }

  numbers(...names: string[]): number[] {
    return names.map((name) => this.number(name));
  }
}
