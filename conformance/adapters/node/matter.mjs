// matter-js: `Collision.collides` and `Vertices.contains`, of convex polygons. Its circles are
// polygons, so it is not asked about circles.

import Matter from "matter-js";
import { verdict, version } from "./tables.mjs";

const { Body, Collision, Query, Vertices } = Matter;

/** A body has its vertices around its position: so the position is their centre of mass. */
function own({ kind, rings }) {
  if (kind !== "convex") return undefined;
  const vertices = Vertices.create(rings[0].map((p) => ({ ...p })), {});
  const body = Body.create({ vertices, position: Vertices.centre(vertices) });
  // the centre of a needle, a quotient by its area, may be anywhere
  const size = Math.max(...rings[0].flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  const isThere = body.vertices.every((p, i) =>
    Math.hypot(p.x - rings[0][i].x, p.y - rings[0][i].y) <= 1e-9 * size);
  if (!isThere) throw new Error("another shape");
  return body;
}

export const matter = {
  name: "matter-js",
  version: version("matter-js"),
  relation({ a, b }) {
    const [one, other] = [own(a), own(b)];
    if (!one || !other) return undefined;
    return verdict(Collision.collides(one, other) !== null);
  },
  point({ form, point }) {
    const body = own(form);
    return body && verdict(Query.point([body], point).length > 0);
  },
};
