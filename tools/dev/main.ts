import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';

// `npm run dev`: the product from its sources, started again when those that it holds in memory change. Those of the
// web are Vite's to watch.

const folders = ['server', 'contract', 'tools/dev'];
const source = /(?<!\.test)\.(ts|sql|json)$/;

let isLeaving = false;
let hasChanged = false;
let change = Promise.withResolvers<void>();
for (const folder of folders) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file !== null && source.test(file)) change.resolve();
  });
}
let app = start();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isLeaving = true;
    if (!app.kill('SIGTERM')) process.exit(0);
  });
}

for (;;) {
  await change.promise;
  hasChanged = true;
  app.kill('SIGTERM');
  if (app.exitCode === null) await once(app, 'exit');
  change = Promise.withResolvers();
  app = start();
}

function start(): ChildProcess {
  const started = spawn(process.execPath, [join(root, 'tools/dev/app.ts')], {
    cwd: root,
    stdio: 'inherit',
    // Out of the terminal's reach, so that Ctrl-C comes to it once: a second one, late, would not let it finish.
    detached: true,
    // A page brings hundreds of modules: with a line for each of them nothing else would be seen.
    env: { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
  });
  started.on('exit', (code) => {
    // A first start that fails has said why; later the next edit may fix it.
    if (isLeaving || !hasChanged) process.exit(code ?? 1);
  });
  return started;
}
