// Writes fdlibm_sincos.csv and flash_edges.csv beside itself: what an ECMAScript engine answers,
// for the tests of `sat2d::compat` to compare with. Run it with Node.js 20 or older:
//
//     node crates/sat2d-compat/tests/data/generate.mjs
//
// Newer engines may not take sine and cosine from fdlibm any more; on those the script stops. Every
// run writes the same files.
import { writeFileSync } from 'node:fs';

const view = new DataView(new ArrayBuffer(8));
const bits = (x) => {
  view.setFloat64(0, x);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
};
const fromBits = (n) => {
  view.setBigUint64(0, n);
  return view.getFloat64(0);
};
const radians = (degrees) => (degrees * Math.PI) / 180;

// Here fdlibm is an ulp off the correctly rounded value, and other libraries are not.
if (bits(Math.sin(radians(48))) !== '3fe7c7d7a833bec2') {
  throw new Error(`V8 ${process.versions.v8} does not take its sine from fdlibm`);
}

// xorshift64*
let state = 0x9e3779b97f4a7c15n;
const mask = (1n << 64n) - 1n;
const next = () => {
  state ^= state >> 12n;
  state = (state ^ (state << 25n)) & mask;
  state ^= state >> 27n;
  return (state * 0x2545f4914f6cdd1dn) & mask;
};
const uniform = (low, high) => low + (high - low) * (Number(next() >> 11n) / 2 ** 53);
const pick = (list) => list[Number((next() >> 11n) % BigInt(list.length))];

// ---- fdlibm_sincos.csv: positive angles in radians and both functions, as the bits of doubles in
// hexadecimal --------------------
const angles = [0, 5e-324, 2.2250738585072014e-308, Number.MAX_VALUE, Infinity];
for (let degrees = 1; degrees <= 3600; degrees += 1) angles.push(radians(degrees));
for (let i = 0; i < 1000; i += 1) angles.push(radians(uniform(0, 1000)));
for (let i = 0; i < 800; i += 1) angles.push(uniform(0, 10));
// Every magnitude, from subnormal to the largest.
for (let exponent = 0n; exponent < 2047n; exponent += 1n)
  angles.push(fromBits((exponent << 52n) | (next() >> 12n)));
// Multiples of a quarter and half of a turn and their neighbours, where most of the argument
// cancels.
for (let i = 0; i < 240; i += 1) {
  const multiple = i < 70 ? i + 1 : Math.floor(2 ** uniform(0, 60));
  const near = BigInt(`0x${bits((multiple * Math.PI) / (i % 4 ? 2 : 4))}`);
  for (const step of [-1n, 0n, 1n]) angles.push(fromBits(near + step));
}
// The double nearest to a multiple of π/2 (Kahan), and the limits between one way of reduction and
// the next.
angles.push(6381956970095103 * 2 ** 797);
for (const high of [
  0x3e400000n,
  0x3fd33333n,
  0x3fe90000n,
  0x3fe921fbn,
  0x3ff921fbn,
  0x4002d97cn,
  0x413921fbn,
]) {
  for (const word of [high - 1n, high, high + 1n])
    angles.push(fromBits(word << 32n), fromBits((word << 32n) | (next() >> 32n)));
}
const sines = ['angle,sin,cos'];
for (const angle of angles) {
  if (
    !Object.is(Math.sin(-angle), -Math.sin(angle)) ||
    !Object.is(Math.cos(-angle), Math.cos(angle))
  ) {
    throw new Error(`the functions are not odd and even at ${angle}`);
  }
  sines.push([angle, Math.sin(angle), Math.cos(angle)].map(bits).join(','));
}
writeFileSync(new URL('fdlibm_sincos.csv', import.meta.url), `${sines.join('\n')}\n`);

// ---- flash_edges.csv: the rectangle test at the ends of the number range, in the columns of the
// reference table ----------------- The steps are written here as the reference tables' description
// gives them, not as the library has them.
const corners = ({ x, y, width, height, rotation }) => {
  const halfWidth = Math.trunc(width) >> 1;
  const halfHeight = Math.trunc(height) >> 1;
  const angle = radians(rotation);
  const turn = ([px, py]) => {
    const dx = px - x;
    const dy = py - y;
    return [
      dx * Math.cos(angle) - dy * Math.sin(angle) + x,
      dy * Math.cos(angle) + dx * Math.sin(angle) + y,
    ];
  };
  return {
    a: turn([x - halfWidth, y + halfHeight]),
    b: turn([x - halfWidth, y - halfHeight]),
    c: turn([x + halfWidth, y - halfHeight]),
    d: turn([x + halfWidth, y + halfHeight]),
  };
};
const minus = (p, q) => [p[0] - q[0], p[1] - q[1]];
const dot = (p, q) => p[0] * q[0] + p[1] * q[1];
const length = (p) => Math.sqrt(dot(p, p));
const collide = (r1, r2) => {
  const p = corners(r1);
  const q = corners(r2);
  const axes = [
    ...(r1.mirror < 0 ? [minus(p.b, p.c), minus(p.b, p.a)] : [minus(p.c, p.b), minus(p.c, p.d)]),
    ...(r2.mirror < 0 ? [minus(q.c, q.b), minus(q.c, q.d)] : [minus(q.b, q.a), minus(q.b, q.c)]),
  ];
  const centre1 = [r1.x, r1.y];
  const centre2 = [r2.x, r2.y];
  const near = !(
    length(minus(centre1, centre2)) >
    length(minus(centre1, p.a)) + length(minus(centre2, q.a))
  );
  const gap = axes.some((n) => {
    const place = (corner) => {
      const t = dot(corner, n) / dot(n, n);
      return dot([t * n[0], t * n[1]], n);
    };
    const first = Object.values(p).map(place);
    const second = Object.values(q).map(place);
    return Math.min(...second) > Math.max(...first) || Math.min(...first) > Math.max(...second);
  });
  return [...axes.flat(), Number(near), Number(near && !gap)];
};
const coordinates = [
  0,
  -0,
  5e-324,
  -1e-300,
  0.1,
  1e16,
  -1e16,
  1e155,
  1e300,
  -Number.MAX_VALUE,
  Number.MAX_VALUE,
  Infinity,
  NaN,
];
const sizes = [
  0,
  -0,
  5e-324,
  0.999,
  1.999,
  2,
  -0.5,
  -1,
  -2,
  -5.5,
  -40,
  2147483647,
  2147483648,
  4294967295,
  4294967296,
  4294967356.5,
  -2147483648,
  -2147483649,
  -4294967236,
  1e18,
  -1e18,
  1e300,
  Number.MAX_VALUE,
  Infinity,
  -Infinity,
  NaN,
];
const rotations = [
  0,
  -0,
  5e-324,
  90,
  -90,
  1e9,
  1e17,
  -1e22,
  1e300,
  Number.MAX_VALUE,
  Infinity,
  NaN,
];
const odd = (list, ordinary) => (uniform(0, 1) < 0.25 ? pick(list) : ordinary);
const rect = () => ({
  x: odd(coordinates, uniform(-40, 40)),
  y: odd(coordinates, Math.round(uniform(-40, 40))),
  width: odd(sizes, uniform(0, 90)),
  height: odd(sizes, uniform(0, 90)),
  rotation: odd(rotations, pick([0, 45, 90, 180, 271.25])),
  mirror: pick([1, 1, 1, -1, 0.5, -2, 0, -0, NaN, -5e-324]),
});
const text = (x) => (Object.is(x, -0) ? '-0' : String(x));
const columns = ['x', 'y', 'width', 'height', 'rotation', 'mirror'];
const edges = [
  [
    ...columns.map((c) => `${c}1`),
    ...columns.map((c) => `${c}2`),
    'axis1_x,axis1_y,axis2_x,axis2_y,axis3_x,axis3_y,axis4_x,axis4_y,near,hit',
  ].join(','),
];
for (let i = 0; i < 800; i += 1) {
  const [r1, r2] = [rect(), rect()];
  edges.push([...Object.values(r1), ...Object.values(r2), ...collide(r1, r2)].map(text).join(','));
}
writeFileSync(new URL('flash_edges.csv', import.meta.url), `${edges.join('\n')}\n`);
