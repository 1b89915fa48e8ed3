// The crowd on a canvas: bodies that meet another one in a colour of their own.
import { HEIGHT, WIDTH } from './bodies.js';
import { type Crowd, OUTLINES } from './crowd.js';

function trace(path: Path2D, crowd: Crowd, body: number): void {
  const { transforms, x, y } = crowd.bodies;
  const { radius, points } = OUTLINES[crowd.kind];
  if (radius > 0) {
    path.moveTo(x[body]! + radius, y[body]!);
    path.arc(x[body]!, y[body]!, radius, 0, 2 * Math.PI);
    return;
  }
  const start = 6 * body;
  for (let i = 0; i < points.length; i += 2) {
    const [px, py] = [points[i]!, points[i + 1]!];
    const placedX = transforms[start]! * px + transforms[start + 2]! * py + x[body]!;
    const placedY = transforms[start + 1]! * px + transforms[start + 3]! * py + y[body]!;
    if (i === 0) {
      path.moveTo(placedX, placedY);
    } else {
      path.lineTo(placedX, placedY);
    }
  }
  path.closePath();
}

/** Bodies in one path: one path of all takes browsers far longer. */
const BATCH = 100;

function fill(
  context: CanvasRenderingContext2D, crowd: Crowd, color: string, alpha: number,
  chosen: (meeting: number) => boolean,
): void {
  context.fillStyle = color;
  context.globalAlpha = alpha;
  let path = new Path2D();
  let traced = 0;
  for (let body = 0; body < crowd.bodies.count; body++) {
    if (chosen(crowd.meeting[body]!)) {
      trace(path, crowd, body);
      traced++;
    }
    if (traced === BATCH || body + 1 === crowd.bodies.count) {
      context.fill(path);
      path = new Path2D();
      traced = 0;
    }
  }
}

export function draw(canvas: HTMLCanvasElement, crowd: Crowd): void {
  const pixels = Math.max(1, Math.round(canvas.clientWidth * devicePixelRatio));
  const height = Math.round(pixels * HEIGHT / WIDTH);
  if (canvas.width !== pixels || canvas.height !== height) {
    [canvas.width, canvas.height] = [pixels, height];
  }
  const context = canvas.getContext('2d')!;
  const style = getComputedStyle(canvas);
  const scale = pixels / WIDTH;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  fill(context, crowd, style.getPropertyValue('--a'), 0.55, (meeting) => meeting === 0);
  fill(context, crowd, style.getPropertyValue('--overlapping'), 1, (meeting) => meeting > 0);
}
