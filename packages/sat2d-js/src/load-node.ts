// Loads the module beside this file, in node.
import { readFileSync } from 'node:fs';
import { install } from './guard.js';
import { initSync, use } from './wasm/sat2d_wasm.js';

const bytes = readFileSync(new URL('./wasm/sat2d_wasm_bg.wasm', import.meta.url));
install(initSync({ module: bytes }), use);
