// Loads the module from a string in the code: nothing is fetched, nothing is awaited.
import base64 from './wasm/inline.js';
import { initSync } from './wasm/sat2d_wasm.js';
import { setMemory } from './memory.js';

const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
setMemory(initSync({ module: bytes }).memory);
