// The memory of the module. A file of its own, which the ways to load the module set.

let current: WebAssembly.Memory | undefined;

export function setMemory(memory: WebAssembly.Memory): void {
  current = memory;
}

export function memory(): WebAssembly.Memory {
  if (current === undefined) {
    throw new Error('sat2d: the WebAssembly module is not loaded');
  }
  return current;
}
