// The state of a tool while a person changes it.
import { History } from './history.js';
import type { Host } from './tool.js';

export class ToolState<S extends object> {
  readonly history = new History<S>();

  constructor(
    /** Assigned as a whole where the page need not follow: its parts are never changed. */
    public value: S,
    readonly host: Host,
    /** Shows the state. */
    readonly show: () => void,
  ) {}

  /** Replaces parts of the state and shows it; the address follows. */
  readonly change = (part: Partial<S>): void => {
    this.history.remember(this.value);
    this.#become({ ...this.value, ...part });
  };

  readonly undo = (): void => {
    if (this.history.canUndo) {
      this.#become(this.history.undo(this.value));
    }
  };

  readonly redo = (): void => {
    if (this.history.canRedo) {
      this.#become(this.history.redo(this.value));
    }
  };

  #become(value: S): void {
    this.value = value;
    this.show();
    this.host.changed();
  }
}
