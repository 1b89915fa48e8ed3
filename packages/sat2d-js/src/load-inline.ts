// Loads the module from a string in the code: nothing is fetched, nothing is awaited.
import base64 from './wasm/inline.js';
import { imports, install } from './guard.js';

const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
install(new WebAssembly.Instance(new WebAssembly.Module(bytes), imports));
