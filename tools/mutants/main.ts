import { join } from 'node:path';
import { openTestServer } from '#test/set-up/test-server.ts';
import { root } from '#tools/setup/root.mjs';
import { allMutants } from './all-mutants.ts';
import { copySources } from './copy-sources.ts';
import type { Mutant } from './mutant.ts';
import { checkMutants, findUnsoundTests, tryMutant } from './try-mutant.ts';

/**
 * `npm run test:mutants [-- AREA …]`: plants one fault after the other in a copy of the sources, and says which test
 * notices it. A fault that no test notices fails the run.
 */
const copy = join(root, '.cache', 'mutants');
const words = process.argv.slice(2);
const mutants = allMutants.filter(
  ({ area }) => words.length === 0 || words.some((word) => area.includes(word)),
);

async function runAll(): Promise<boolean> {
  copySources(root, copy);
  checkMutants(copy, mutants);
  const unsound = await findUnsoundTests(copy, mutants);
  if (unsound !== undefined) throw new Error(unsound);
  let caught = 0;
  for (const [index, mutant] of mutants.entries()) {
    console.log(`[${index + 1}/${mutants.length}] ${mutant.area}: ${mutant.breaks}`);
    if (await isCaught(mutant)) caught += 1;
  }
  console.log(`${caught} caught, ${mutants.length - caught} not caught`);
  return caught === mutants.length;
}

async function isCaught(mutant: Mutant): Promise<boolean> {
  const verdict = await tryMutant(copy, mutant);
  if ('caughtBy' in verdict) {
    console.log(`    ${verdict.caughtBy}`);
    return true;
  }
  console.log(verdict.notCaught === null ? '    NOT CAUGHT' : `    NOT CAUGHT (${verdict.notCaught})`);
  return false;
}

/** Holds the test database open from the first run to the last, so that none has to start it. */
async function main(): Promise<boolean> {
  if (mutants.length === 0) throw new Error(`No area is called ${words.join(' or ')}.`);
  const server = await openTestServer();
  try {
    return await runAll();
  } finally {
    await server.leave();
  }
}

process.exitCode = (await main().catch(sayWhy)) ? 0 : 1;

function sayWhy(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}
