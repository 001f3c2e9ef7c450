import { spawn } from 'node:child_process';
import { root } from '#tools/setup/root.mjs';
import { programOf } from './program/run-program.ts';

/** `npm run test:watch -- [WORD ...]`: unit and database tests again whenever what they import changes. */
const words = process.argv.slice(2);
const child = spawn(
  process.execPath,
  [programOf('vitest', 'vitest.mjs'), 'watch', '--project=unit', '--project=db', ...words],
  { cwd: root, stdio: 'inherit' },
);
// Ctrl-C reaches Vitest from the terminal; this process leaves after it.
process.on('SIGINT', () => undefined);
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
