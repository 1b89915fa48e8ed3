// Loads the module beside this file, in node.
import { readFileSync } from 'node:fs';
import { imports, install } from './guard.js';

const bytes = readFileSync(new URL('./wasm/sat2d_wasm_bg.wasm', import.meta.url));
install(new WebAssembly.Instance(new WebAssembly.Module(bytes), imports));
