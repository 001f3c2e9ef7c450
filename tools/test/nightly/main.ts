import { runSteps } from '../run-steps.ts';
import { build } from '../steps/static-checks.ts';
import type { Step } from '../steps/step.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { closingLine, isProof, type Tally } from '../tally.ts';
import { recordProof } from './proofs-page.ts';
import { wideProofs } from './wide-proofs.ts';

/** `npm run test:nightly -- [NAME ...]`: the wide proofs, all or those named; docs/proofs.md hears of each. */
const names = process.argv.slice(2);
const known = wideProofs.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No wide proof is called ${unknown.join(', ')}: there are ${known.join(', ')}.`);
  process.exit(1);
}

const signal = stopOnSignal();
const proofs = wideProofs.filter(({ name }) => names.length === 0 || names.includes(name)).map(recorded);
const counted = await runSteps({
  steps: [build, ...proofs],
  script: 'run test:nightly',
  whole: false,
  signal,
});
console.log(closingLine(counted));
process.exitCode = isProof(counted) && !signal.aborted ? 0 : 1;

function recorded(step: Step): Step {
  return {
    name: step.name,
    run: async (running) => {
      const end = await step.run(running);
      if (!running.signal.aborted) recordProof(step.name, closingOf(end.tally, end.output));
      return end;
    },
  };
}

/** The last line that a program printed; tests close with what they counted. */
function closingOf(tally: Tally, output: string): string {
  const last = output.trimEnd().split('\n').at(-1)?.trim() ?? '';
  return last === '' ? closingLine(tally) : last;
}
