// Loads the module beside this file, in browsers and by bundlers.
import { install } from './guard.js';
import init, { use } from './wasm/sat2d_wasm.js';

const file = new URL('./wasm/sat2d_wasm_bg.wasm', import.meta.url);
install(await init({ module_or_path: file }), use);
