import { availableParallelism } from 'node:os';
import { select, type Narrowing, type Suite } from '../selection.ts';
import { build } from '../steps/static-checks.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { openLoad } from './load.ts';
import { repeatSuite } from './repeat-suite.ts';

/**
 * `npm run test:repeat -- NAME [...] TIMES`: runs the tests of that name so many times, retries none, while other
 * processes keep every core busy, and prints how often they held.
 */
const given = process.argv.slice(2);
const times = Number(given.at(-1));
const words = given.slice(0, -1);
if (!Number.isInteger(times) || times < 1 || words.length === 0) {
  console.error("Say which test, and how often: npm run test:repeat -- 'two people talk' 50");
  process.exit(1);
}
const selected = select(words);
if (selected.size === 0) {
  console.error(`No test has "${words.join('" or "')}" in its file's name or in its title.`);
  process.exit(1);
}
const signal = stopOnSignal();
process.exitCode = (await repeatAll(selected)) ? 0 : 1;

async function repeatAll(suites: ReadonlyMap<Suite, Narrowing>): Promise<boolean> {
  if (suites.has('browser') || suites.has('full')) await build.run({ onEvent: () => undefined, signal });
  const load = openLoad(availableParallelism());
  try {
    let held = true;
    for (const [suite, narrowing] of suites) {
      const result = await repeatSuite({ suite, narrowing, times, signal });
      console.log(`${suite}: held ${result.held} of ${result.ran} times`);
      held &&= result.ran > 0 && result.held === result.ran;
    }
    return held && !signal.aborted;
  } finally {
    load.stop();
  }
}
