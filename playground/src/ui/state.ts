// The state of a tool while a person changes it.
import type { Host } from './tool.js';

export class ToolState<S extends object> {
  constructor(
    /** Assigned as a whole where the page need not follow: its parts are never changed. */
    public value: S,
    readonly host: Host,
    /** Shows the state. */
    readonly show: () => void,
  ) {}

  /** Replaces parts of the state and shows it; the address follows. */
  readonly change = (part: Partial<S>): void => {
    this.value = { ...this.value, ...part };
    this.show();
    this.host.changed();
  };
}
