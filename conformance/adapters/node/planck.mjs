// planck: `testOverlap`, `Distance` without skins, `testPoint`, `rayCast` of shapes, `ShapeCast`,
// `TimeOfImpact`.

import {
  CircleShape, Distance, DistanceInput, DistanceOutput, EdgeShape, PolygonShape,
  Settings, ShapeCast, ShapeCastInput, ShapeCastOutput, SimplexCache, TOIInput, TOIOutput,
  TOIOutputState, TimeOfImpact, Transform, Vec2, testOverlap,
} from "planck";
import { verdict, version } from "./tables.mjs";

const HERE = Transform.identity();
const vector = ({ x, y }) => new Vec2(x, y);

function own({ kind, center, radius, rings }) {
  if (kind === "circle") return new CircleShape(vector(center), radius);
  if (kind === "segment") return new EdgeShape(...rings[0].map(vector));
  if (kind !== "convex" || rings[0].length > Settings.maxPolygonVertices) return undefined;
  const shape = new PolygonShape(rings[0].map(vector));
  // it welds vertices, and makes a box of what is left if that is no polygon
  const isNear = (p) => (q) => Math.hypot(p.x - q.x, p.y - q.y) < 2 * Settings.linearSlop;
  if (!rings[0].every((p) => shape.m_vertices.some(isNear(p)))) throw new Error("another shape");
  return shape;
}

function turns(sweep, { way, angle, pivot }) {
  sweep.localCenter.set(vector(pivot));
  sweep.c0.set(vector(pivot));
  sweep.c.set(new Vec2(pivot.x + way.x, pivot.y + way.y));
  sweep.a0 = 0;
  sweep.a = angle;
}

function meet({ a, b }) {
  const [one, other] = [own(a), own(b)];
  if (!one || !other) return undefined;
  return verdict(testOverlap(one, 0, other, 0, HERE, HERE));
}

export const planck = {
  name: "planck",
  version: version("planck"),
  relation: meet,
  segments: meet,
  point({ form, point }) {
    const shape = own(form);
    return shape && verdict(shape.testPoint(HERE, vector(point)));
  },
  ray({ form, from, to }) {
    const shape = own(form);
    if (!shape) return undefined;
    const output = { normal: Vec2.zero(), fraction: 0 };
    const input = { p1: vector(from), p2: vector(to), maxFraction: 1 };
    return shape.rayCast(output, input, HERE, 0) ? output.fraction : "none";
  },
  distance({ a, b }) {
    const [one, other] = [own(a), own(b)];
    if (!one || !other) return undefined;
    const input = new DistanceInput();
    input.proxyA.set(one, 0);
    input.proxyB.set(other, 0);
    input.transformA.setIdentity();
    input.transformB.setIdentity();
    input.useRadii = false;
    const output = new DistanceOutput();
    Distance(output, new SimplexCache(), input);
    return output.distance;
  },
  sweep({ a, b, motion }) {
    const [one, other] = [own(a), own(b)];
    if (!one || !other) return undefined;
    const input = new ShapeCastInput();
    input.proxyA.set(other, 0);
    input.proxyB.set(one, 0);
    input.transformA.setIdentity();
    input.transformB.setIdentity();
    input.translationB.set(vector(motion));
    const output = new ShapeCastOutput();
    return ShapeCast(output, input) ? output.lambda : "none";
  },
  turning({ a, motionA, b, motionB }) {
    const [one, other] = [own(a), own(b)];
    if (!one || !other) return undefined;
    const input = new TOIInput();
    input.proxyA.set(one, 0);
    input.proxyB.set(other, 0);
    turns(input.sweepA, motionA);
    turns(input.sweepB, motionB);
    input.tMax = 1;
    const output = new TOIOutput();
    TimeOfImpact(output, input);
    if (output.state === TOIOutputState.e_failed) throw new Error("failed");
    return output.state === TOIOutputState.e_separated ? "none" : output.t;
  },
};
