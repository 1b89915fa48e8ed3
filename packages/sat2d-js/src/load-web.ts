// Loads the module beside this file, in browsers and by bundlers.
import { imports, install } from './guard.js';

const file = new URL('./wasm/sat2d_wasm_bg.wasm', import.meta.url);
const response = await fetch(file);
if (!response.ok) {
  throw new Error(`sat2d: ${file} has the status ${response.status}`);
}
// some servers do not know the type
const isTyped = response.headers.get('Content-Type')?.startsWith('application/wasm');
const { instance } = isTyped
  ? await WebAssembly.instantiateStreaming(response, imports)
  : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
install(instance);
