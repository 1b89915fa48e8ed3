/** What a tool gets from the page. */
export interface Host {
  /** To be called after each change of the state: the address follows. */
  changed(): void;
  /** The address of the page with the state as it is now. */
  link(): string;
}

export interface RunningTool {
  /** What the address keeps: numbers, texts, lists and plain objects. */
  state(): unknown;
  /** Takes over a state from an address, as far as it is valid. */
  restore(state: unknown): void;
  /** Starts what runs by itself. */
  shown?(): void;
  /** Stops what runs by itself. */
  hidden?(): void;
}

export interface Tool {
  id: string;
  title: string;
  /** What the tool is for, in one or two sentences. */
  summary: string;
  start(root: HTMLElement, host: Host): RunningTool;
}
