// Runs a WebAssembly program with access to all files: node wasi.mjs PROGRAM [ARGUMENT...]
// Its working folder is the root, so paths must be absolute.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const args = process.argv.slice(2);
const preopens = { '/': '/' };
const wasi = new WASI({ version: 'preview1', args, env: process.env, preopens });
const module = await WebAssembly.compile(await readFile(args[0]));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
