import { checks, build } from './checks.ts';
import { faults } from './faults.ts';
import { playwright } from './playwright.ts';
import type { Step } from './step.ts';
import { closingLine, isProof, sum, type Tally } from './tally.ts';
import { vitest } from './vitest.ts';

/** `npm test` proves everything, `npm test -- orders` what has that word in its name; `--full` makes the wide runs. */
const words = process.argv.slice(2);
const full = words.includes('--full');
const narrowing = words.filter((word) => word !== '--full');

const steps: Step[] = full
  ? [build, vitest('full', narrowing), ...(narrowing.length === 0 ? [faults] : [])]
  : [
      build,
      ...(narrowing.length === 0 ? checks : []),
      vitest('unit', narrowing),
      vitest('db', narrowing),
      playwright(narrowing),
    ];

async function runStep(step: Step): Promise<Tally> {
  const before = performance.now();
  const { tally, output } = await step.run();
  if (tally.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  console.log(`${step.name.padEnd(12)} ${closingLine(tally)} (${seconds} s)`);
  return tally;
}

const tallies: Tally[] = [];
for (const step of steps) tallies.push(await runStep(step));
const all = sum(tallies);
console.log(closingLine(all));
process.exitCode = isProof(all) ? 0 : 1;
