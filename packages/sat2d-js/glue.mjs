// Changes the JavaScript that wasm-bindgen makes: exceptions of the module become those of
// src/guard.ts, which can also exchange the module's functions.

/** A function or method, and its body: what wasm-bindgen writes has this form. */
const FUNCTIONS = [
  /^(export function \w+\(.*\) \{\n)([^]*?)^(\}\n)/gm,
  /^( {4}(?:static )?\w+\(.*\) \{\n)([^]*?)^( {4}\}\n)/gm,
];

const CALL = /\bwasm\.(?!__)\w+\(/g;

export function guardedGlue(source) {
  let wrapped = 0;
  const wrap = (all, head, body, end) => {
    const calls = body.match(CALL)?.length ?? 0;
    wrapped += calls;
    const guarded = `try {\n${body}} catch (error) { throw failure(error); }\n`;
    return calls === 0 ? all : `${head}${guarded}${end}`;
  };
  const code = FUNCTIONS.reduce((text, each) => text.replace(each, wrap), source);
  const all = source.match(CALL).length;
  if (wrapped !== all) {
    throw new Error(`only ${wrapped} of ${all} calls are in functions of the known form`);
  }
  const names = code.replaceAll('wasm.__wbindgen_malloc', 'malloc');
  return `import { failure, malloc } from '../guard.js';\n${names}
export function use(module) { wasm = module; }\n`;
}

/** In the build for verdicts, which takes no lists as arguments, there is no `malloc`. */
export function guardedTypes(source) {
  return `${source}
export interface InitOutput {
  readonly __stack_pointer: WebAssembly.Global;
  readonly __wbindgen_malloc: (a: number, b: number) => number;
}
export function use(module: InitOutput): void;\n`;
}
