import { spawn } from 'node:child_process';
import { root } from '#tools/setup/root.mjs';
import { program } from './step.ts';

/** `npm run test:money -- [LIVES] [SEED]`: random lives of orders through the real commands, every kobo followed. */
const [lives = '10000', seed] = process.argv.slice(2);

const child = spawn(
  process.execPath,
  [program('vitest', 'vitest.mjs'), 'run', '--project=db', 'server/features/payments/lives.db.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MONEY_LIVES: lives, ...(seed === undefined ? {} : { MONEY_SEED: seed }) },
  },
);
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
