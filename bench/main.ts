import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { rows } from './measure/rows.ts';

// `npm run bench`: every part after the other, each as a process of its own, and in the end one table of what was
// reached. A part alone is `npm run bench:NAME`.

const root = resolve(import.meta.dirname, '..');
const parts = [
  'hot',
  'track',
  'orders',
  'landing',
  'listeners',
  'memory',
  'start',
  'growth',
  'web',
  'taps',
  'repeat',
];
const stored = z.object({
  what: z.string(),
  figure: z.object({ median: z.number() }),
  isReached: z.boolean(),
});

const results = join(root, 'bench/results');
for (const name of Object.keys(rows)) rmSync(join(results, `${name}.json`), { force: true });
const failed = parts.filter((part) => {
  console.log(`\n${part}`);
  const { status } = spawnSync(process.execPath, [join('bench', `${part}.ts`)], {
    cwd: root,
    stdio: 'inherit',
  });
  return status !== 0;
});

console.log('\nwhat was reached');
const lines = Object.entries(rows).map(([name, row]) => {
  const file = join(results, `${name}.json`);
  if (!existsSync(file)) return { isReached: false, text: `${row.what.padEnd(60)} was not measured` };
  const { what, figure, isReached } = stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  const word = isReached ? 'held' : 'MISSED';
  return { isReached, text: `${what.padEnd(60)} ${figure.median.toFixed(2).padStart(9)}  ${word}` };
});
for (const { text } of lines) console.log(text);
if (failed.length > 0) console.log(`did not come to an end: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 && lines.every(({ isReached }) => isReached) ? 0 : 1;
