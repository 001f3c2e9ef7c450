import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plant, type Mutant } from './mutant.ts';
import { runTests } from './run-tests.ts';

/** The test that caught the fault, or why there is none. */
export type Verdict = { caughtBy: string } | { notCaught: string | null };

/** Plants one fault in the copy under `root`, runs its tests, and takes the fault out again. */
export async function tryMutant(root: string, mutant: Mutant): Promise<Verdict> {
  const file = join(root, mutant.file);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, plant(sound, mutant));
  try {
    const { failed, broken } = await runTests(root, mutant, 'the first failure');
    const [caughtBy] = failed;
    return caughtBy === undefined ? { notCaught: broken } : { caughtBy };
  } finally {
    writeFileSync(file, sound);
  }
}

/** Refuses, before anything runs, each mutant that does not fit the sources. */
export function checkMutants(root: string, mutants: readonly Mutant[]): void {
  for (const mutant of mutants) plant(readFileSync(join(root, mutant.file), 'utf8'), mutant);
}

/** Reason why the tests cannot be trusted: one fails, or finds nothing to run, without a fault. */
export async function findUnsoundTests(
  root: string,
  mutants: readonly Mutant[],
): Promise<string | undefined> {
  for (const project of ['unit', 'db'] as const) {
    const tests = [...new Set(mutants.filter((one) => one.project === project).flatMap((one) => one.tests))];
    if (tests.length === 0) continue;
    const { passed, failed, broken } = await runTests(root, { project, tests }, 'the end');
    if (failed.length > 0) return `Without a fault this fails: ${failed.join('; ')}`;
    if (broken !== null) return `Without a fault the ${project} tests do not run: ${broken}`;
    if (passed === 0) return `No ${project} test is called ${tests.join(', ')}.`;
  }
  return undefined;
}
