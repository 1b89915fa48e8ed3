// Loads the module from a string in the code: nothing is fetched, nothing is awaited.
import base64 from './wasm/inline.js';
import { install } from './guard.js';
import { initSync, use } from './wasm/sat2d_wasm.js';

const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
install(initSync({ module: bytes }), use);
