// Reads what a link says, which anybody may have typed.
import { type Body, PRESETS, type Points, type ShapeSpec } from './body.js';
import { commandsOf } from './curves.js';

type Fields = Record<string, unknown>;

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

export function choice<T extends string>(
  value: unknown, choices: readonly T[], otherwise: T,
): T {
  return choices.find((each) => each === value) ?? otherwise;
}

export function points(value: unknown): Points | undefined {
  const valid = Array.isArray(value) && value.length >= 6 && value.length % 2 === 0
    && value.every((each) => typeof each === 'number' && Number.isFinite(each));
  return valid ? value : undefined;
}

export function rings(value: unknown): Points[] | undefined {
  if (!Array.isArray(value) || value.length === 0) {
    return undefined;
  }
  const read = value.map(points);
  return read.every((ring) => ring !== undefined) ? read : undefined;
}

function shape(value: unknown, otherwise: ShapeSpec): ShapeSpec {
  const given = fields(value);
  const preset = Object.values(PRESETS).find(({ kind }) => kind === given['kind']);
  if (preset === undefined) {
    return otherwise;
  }
  const read: Fields = { ...preset };
  for (const [name, usual] of Object.entries(preset)) {
    if (typeof usual === 'number') {
      read[name] = number(given[name], usual);
    } else if (name === 'points') {
      read[name] = points(given[name]) ?? usual;
    } else if (name === 'rings') {
      read[name] = rings(given[name]) ?? usual;
    } else if (name === 'path') {
      const path = given[name];
      read[name] = typeof path === 'string' && commandsOf(path) !== undefined ? path : usual;
    }
  }
  return read as ShapeSpec;
}

export function body(value: unknown, otherwise: Body): Body {
  const given = fields(value);
  return {
    shape: shape(given['shape'], otherwise.shape),
    x: number(given['x'], otherwise.x),
    y: number(given['y'], otherwise.y),
    degrees: number(given['degrees'], otherwise.degrees),
    scaleX: number(given['scaleX'], otherwise.scaleX),
    scaleY: number(given['scaleY'], otherwise.scaleY),
  };
}
