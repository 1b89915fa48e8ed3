// The world, in a thread of its own: the page stays quick.
import { Crowd } from './crowd.js';
import type { Frame, Picture, Request } from './frame.js';

declare global {
  /** Starts the library in a worker, with the text of its module: see vite.config.ts. */
  function startSat2d(base64: string): void;
}

let crowd: Crowd | undefined;

function frame(request: Request): Frame {
  if ('step' in request) {
    return crowd!.step(request.step.pointer);
  }
  const { shape, count } = request.make;
  crowd?.free();
  crowd = new Crowd(count, shape);
  return { ...crowd.find(), moving: 0, world: 0 };
}

addEventListener('message', ({ data }: MessageEvent<Request | string>) => {
  if (typeof data === 'string') {
    startSat2d(data);
    return;
  }
  const found = frame(data);
  const { kind: shape, pairs, bodies, meeting } = crowd!;
  // copies, which the page then owns
  const [transforms, counts] = [bodies.transforms.slice(), meeting.slice()];
  const picture: Picture = { ...found, shape, pairs, transforms, meeting: counts };
  postMessage(picture, { transfer: [transforms.buffer, counts.buffer] });
});
