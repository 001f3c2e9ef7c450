import { spawn } from 'node:child_process';
import { root } from '#tools/setup/root.mjs';
import { program } from './step.ts';

/**
 * `npm run test:fuzz -- [REQUESTS] [--seed SEED]`: odd and wrong requests to every call and page as every kind of
 * person, against a product that stands on the web as it is built now.
 */
const words = process.argv.slice(2);
const at = words.indexOf('--seed');
const seed = at < 0 ? undefined : words[at + 1];
const [requests = '20000'] = words.filter((_word, place) => at < 0 || (place !== at && place !== at + 1));

const child = spawn(
  process.execPath,
  [program('vitest', 'vitest.mjs'), 'run', '--project=full', 'test/fuzz/fuzz.full.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: requests, ...(seed === undefined ? {} : { FUZZ_SEED: seed }) },
  },
);
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
