// The crowd on a canvas: bodies that meet another one in a colour of their own.
import { HEIGHT, WIDTH } from './bodies.js';
import { OUTLINES, type Picture } from './frame.js';

function trace(path: Path2D, { shape, transforms }: Picture, body: number): void {
  const { radius, points } = OUTLINES[shape];
  const start = 6 * body;
  const [x, y] = [transforms[start + 4]!, transforms[start + 5]!];
  if (radius > 0) {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
    return;
  }
  for (let i = 0; i < points.length; i += 2) {
    const [px, py] = [points[i]!, points[i + 1]!];
    const placedX = transforms[start]! * px + transforms[start + 2]! * py + x;
    const placedY = transforms[start + 1]! * px + transforms[start + 3]! * py + y;
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
  context: CanvasRenderingContext2D, crowd: Picture, color: string, alpha: number,
  chosen: (meeting: number) => boolean,
): void {
  context.fillStyle = color;
  context.globalAlpha = alpha;
  let path = new Path2D();
  let traced = 0;
  for (let body = 0; body < crowd.meeting.length; body++) {
    if (chosen(crowd.meeting[body]!)) {
      trace(path, crowd, body);
      traced++;
    }
    if (traced === BATCH || body + 1 === crowd.meeting.length) {
      context.fill(path);
      path = new Path2D();
      traced = 0;
    }
  }
}

export function draw(canvas: HTMLCanvasElement, crowd: Picture): void {
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
