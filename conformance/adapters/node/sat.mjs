// SAT.js: `testPolygonPolygon`, `testPolygonCircle`, `testCircleCircle`, `pointInPolygon`,
// `pointInCircle`.

import SAT from "sat";
import { verdict, version } from "./tables.mjs";

const { Circle, Polygon, Vector } = SAT;
const vector = ({ x, y }) => new Vector(x, y);

function own({ kind, center, radius, rings }) {
  if (kind === "circle") return new Circle(vector(center), radius);
  if (kind === "convex") return new Polygon(new Vector(0, 0), rings[0].map(vector));
  return undefined;
}

function meet(a, b) {
  const [one, other] = [own(a), own(b)];
  if (!one || !other) return undefined;
  if (one instanceof Circle) {
    return other instanceof Circle
      ? SAT.testCircleCircle(one, other)
      : SAT.testCirclePolygon(one, other);
  }
  return other instanceof Circle
    ? SAT.testPolygonCircle(one, other)
    : SAT.testPolygonPolygon(one, other);
}

export const sat = {
  name: "sat",
  version: version("sat"),
  relation({ a, b }) {
    const hit = meet(a, b);
    return hit === undefined ? undefined : verdict(hit);
  },
  point({ form, point }) {
    const shape = own(form);
    if (!shape) return undefined;
    const test = shape instanceof Circle ? SAT.pointInCircle : SAT.pointInPolygon;
    return verdict(test(vector(point), shape));
  },
};
