// The page's program: runs /program.wasm with the recorded fingerprints as its only files.
import { ConsoleStdout, Directory, File, OpenFile, PreopenDirectory, WASI } from
  '@bjorn3/browser_wasi_shim';

const folder = 'crates/sat2d/tests/bits/snapshots';

/** Folders within each other, of which the innermost has these files. */
function nested([name, ...rest], files) {
  return new Map([[name, new Directory(rest.length === 0 ? files : nested(rest, files))]]);
}

async function run(lines) {
  const names = await (await fetch(`/${folder}`)).json();
  const files = new Map(await Promise.all(names.map(async (name) => {
    const response = await fetch(`/${folder}/${name}`);
    return [name, new File(new Uint8Array(await response.arrayBuffer()))];
  })));
  const console = () => ConsoleStdout.lineBuffered((line) => lines.push(line));
  const args = ['program', ...new URLSearchParams(location.search).getAll('arg')];
  const env = ['INSTA_UPDATE=no', 'INSTA_WORKSPACE_ROOT=/'];
  const root = new PreopenDirectory('/', nested(folder.split('/'), files));
  const wasi = new WASI(args, env, [new OpenFile(new File([])), console(), console(), root]);
  const module = await WebAssembly.compileStreaming(fetch('/program.wasm'));
  const imports = { wasi_snapshot_preview1: wasi.wasiImport };
  return wasi.start(await WebAssembly.instantiate(module, imports));
}

const lines = [];
const status = await run(lines).catch((error) => {
  lines.push(String(error.stack ?? error));
  return 1;
});
const report = { output: lines.join('\n'), status };
await fetch('/report', { method: 'POST', body: JSON.stringify(report) });
