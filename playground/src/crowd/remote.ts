// The way to the worker with the world.
import wasm from '../../../packages/sat2d-js/dist/full/wasm/inline.js';
import type { Picture, Request } from './frame.js';
import CrowdWorker from './worker.js?worker&inline';

export class RemoteCrowd {
  readonly #worker = new CrowdWorker();

  constructor() {
    this.#worker.postMessage(wasm);
  }

  /** One request at a time: the next one waits for the answer. */
  ask(request: Request): Promise<Picture> {
    return new Promise((resolve) => {
      this.#worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
      this.#worker.postMessage(request);
    });
  }
}
