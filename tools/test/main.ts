import { keepTemporaryFilesInMemory } from '#test/set-up/memory-folder.ts';
import { planOf, type Scope } from './plan.ts';
import { runSteps } from './run-steps.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { closingLine, isProof } from './tally.ts';

/**
 * `npm test` proves what every change has to hold, `npm run test:full` makes the wide runs, `npm run check` reads the
 * sources alone. Words narrow a run to files of that name, else to tests of that name.
 */
const scripts: Readonly<Record<Scope, string>> = { check: 'run check', test: 'test', full: 'run test:full' };
const [scope, words] = readWords(process.argv.slice(2));
const signal = stopOnSignal();
const steps = planOf(scope, words);
if (steps.length === 0) {
  const named = words.map((word) => `"${word}"`).join(' or ');
  console.error(`No test has ${named} in its file's name or in its title.`);
  process.exitCode = 1;
} else {
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  const tally = await runSteps({ steps, script: scripts[scope], whole: words.length === 0, signal });
  removeTemporaryFiles();
  console.log(closingLine(tally));
  process.exitCode = isProof(tally) && !signal.aborted ? 0 : 1;
}

function readWords(given: readonly string[]): [Scope, string[]] {
  const named = (['check', 'full'] as const).find((name) => given.includes(`--${name}`));
  return [named ?? 'test', given.filter((word) => word !== `--${named}`)];
}
