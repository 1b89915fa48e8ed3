// Turns compiled ES modules into CommonJS, file by file, for `require`, jest and older resolvers.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformSync } from 'esbuild';

const IMPORT = /(?:from|import)\s*['"](\.[^'"]+)['"]/g;

/** These files and all that they import, in code and in types. */
function closure(files) {
  const found = new Set(files);
  for (const file of found) {
    const types = file.replace(/\.js$/, '.d.ts');
    for (const text of [file, types].filter(existsSync).map((each) => readFileSync(each, 'utf8'))) {
      for (const [, path] of text.matchAll(IMPORT)) {
        found.add(join(dirname(file), path));
      }
    }
  }
  return found;
}

/** Writes the entries of `from`, and what they import, to the folder `to`. */
export function commonjs(from, to, entries) {
  for (const file of closure(entries.map((entry) => join(from, `${entry}.js`)))) {
    const target = join(to, relative(from, file));
    mkdirSync(dirname(target), { recursive: true });
    // jest has no import.meta; only a module loaded by its address reads it, and these are inlined
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      format: 'cjs', target: 'node20', define: { 'import.meta.url': '"file:///"' },
    });
    writeFileSync(target, code);
    const types = file.replace(/\.js$/, '.d.ts');
    if (existsSync(types)) {
      cpSync(types, target.replace(/\.js$/, '.d.ts'));
    }
  }
  writeFileSync(join(to, 'package.json'), '{ "type": "commonjs" }\n');
}
