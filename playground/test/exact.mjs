// A judge of two convex polygons with doubles as coordinates, in whole numbers without rounding.

const bytes = new DataView(new ArrayBuffer(8));

/** A finite double times 2^1074, which is a whole number. */
export function whole(value) {
  bytes.setFloat64(0, value);
  const bits = bytes.getBigUint64(0);
  const exponent = (bits >> 52n) & 0x7ffn;
  const fraction = bits & ((1n << 52n) - 1n);
  const size = exponent === 0n ? fraction : (fraction | (1n << 52n)) << (exponent - 1n);
  return bits >> 63n === 0n ? size : -size;
}

function shadow(corners, [nx, ny]) {
  const along = corners.map(([x, y]) => x * nx + y * ny);
  return along.reduce(
    ([min, max], each) => [each < min ? each : min, each > max ? each : max],
    [along[0], along[0]],
  );
}

/** The relation of two convex polygons, each a list of [x, y]. */
export function exactRelation(a, b) {
  const [p, q] = [a, b].map((corners) => corners.map((corner) => corner.map(whole)));
  let relation = 'overlapping';
  for (const corners of [p, q]) {
    for (const [i, [x, y]] of corners.entries()) {
      const [nextX, nextY] = corners[(i + 1) % corners.length];
      const normal = [nextY - y, x - nextX];
      const [onP, onQ] = [shadow(p, normal), shadow(q, normal)];
      if (onP[1] < onQ[0] || onQ[1] < onP[0]) {
        return 'disjoint';
      }
      if (onP[1] === onQ[0] || onQ[1] === onP[0]) {
        relation = 'touching';
      }
    }
  }
  return relation;
}
