import type { Rings } from './formats.js';

// A star; its points are rounded to whole numbers.
function star(points: number, outer: number, inner: number): number[] {
  return Array.from({ length: 2 * points }, (_, i) => {
    const [angle, radius] = [Math.PI * i / points, i % 2 === 0 ? outer : inner];
    return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))];
  }).flat();
}

export const SAMPLES: readonly (readonly [string, Rings])[] = [
  ['Letter with holes', [
    [-60, -80, 30, -80, 64, -56, 64, -24, 36, -4, 70, 22, 70, 56, 34, 80, -60, 80],
    [-30, -54, -30, -16, 22, -16, 34, -28, 34, -44, 22, -54],
    [-30, 10, -30, 54, 24, 54, 38, 44, 38, 22, 24, 10],
  ]],
  ['Star in a star', [star(9, 100, 62), star(5, 44, 20)]],
  ['Comb', [[
    -90, -50, 90, -50, 90, 50, 70, 50, 60, -20, 50, 50, 30, 50, 20, -20, 10, 50, -10, 50, -20, -20,
    -30, 50, -50, 50, -60, -20, -70, 50, -90, 50,
  ]]],
  ['Fault: edges cross', [[-80, -60, 80, 60, 80, -60, -80, 60]]],
  ['Fault: a hole outside', [
    [-90, -60, 30, -60, 30, 60, -90, 60], [50, -20, 90, -20, 90, 20, 50, 20],
  ]],
  ['Fault: a vertex on an edge', [
    [-90, -60, 90, -60, 90, 60, 20, 60, 0, -60, -20, 60, -90, 60],
  ]],
];
