// Steps that a person can take back.

/** Counts presses of keys and pointers. What changes between two of them is one step. */
let presses = 0;
const pressed = (event: KeyboardEvent | PointerEvent) => {
  // letters that are typed into one field are one step
  const typing = event instanceof KeyboardEvent && event.target instanceof HTMLInputElement;
  if (!typing || event.key === 'Tab') {
    presses++;
  }
};
addEventListener('pointerdown', pressed, true);
addEventListener('keydown', pressed, true);

export class History<S> {
  #past: S[] = [];
  #future: S[] = [];
  #press = -1;

  /** To be called before a change. */
  remember(before: S): void {
    if (this.#press !== presses) {
      this.#press = presses;
      this.#past.push(before);
    }
    this.#future = [];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** What was before the last step. */
  undo(now: S): S {
    this.#press = -1;
    this.#future.push(now);
    return this.#past.pop()!;
  }

  redo(now: S): S {
    this.#press = -1;
    this.#past.push(now);
    return this.#future.pop()!;
  }
}
