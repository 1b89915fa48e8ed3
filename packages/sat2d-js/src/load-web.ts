// Loads the module beside this file, in browsers and by bundlers.
import init from './wasm/sat2d_wasm.js';
import { setMemory } from './memory.js';

const file = new URL('./wasm/sat2d_wasm_bg.wasm', import.meta.url);
setMemory((await init({ module_or_path: file })).memory);
