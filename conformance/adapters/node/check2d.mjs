// check2d, which detect-collisions became: `checkCollision` and `raycast` of its System.

import { System } from "check2d";
import { verdict, version } from "./tables.mjs";

const ORIGIN = { x: 0, y: 0 };

function own(system, { kind, center, radius, rings }) {
  if (kind === "circle") return system.createCircle(center, radius);
  if (kind === "segment") {
    const [from, to] = rings[0];
    // a line without a length is refused
    const isPoint = from.x === to.x && from.y === to.y;
    return isPoint ? system.createPoint(from) : system.createLine(from, to);
  }
  // it has no holes
  if (rings.length > 1) return undefined;
  return system.createPolygon({ ...ORIGIN }, rings[0].map((p) => ({ ...p })));
}

function meet({ a, b }) {
  const system = new System();
  const [one, other] = [own(system, a), own(system, b)];
  if (!one || !other) return undefined;
  return verdict(system.checkCollision(one, other));
}

export const check2d = {
  name: "check2d",
  version: version("check2d"),
  relation: meet,
  segments: meet,
  point({ form, point }) {
    const system = new System();
    const shape = own(system, form);
    if (!shape) return undefined;
    return verdict(system.checkCollision(system.createPoint({ ...point }), shape));
  },
  ray({ form, from, to }) {
    const system = new System();
    if (!own(system, form)) return undefined;
    const hit = system.raycast({ ...from }, { ...to });
    if (!hit) return "none";
    const { x, y } = hit.point;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return Math.hypot(x - from.x, y - from.y) / length;
  },
};
