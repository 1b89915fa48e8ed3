// Loads the module beside this file, in node.
import { readFileSync } from 'node:fs';
import { initSync } from './wasm/sat2d_wasm.js';
import { setMemory } from './memory.js';

const bytes = readFileSync(new URL('./wasm/sat2d_wasm_bg.wasm', import.meta.url));
setMemory(initSync({ module: bytes }).memory);
