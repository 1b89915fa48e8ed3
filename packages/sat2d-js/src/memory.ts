// The memory of the module.

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
