import { bringClusterPrograms } from '../machine/debian-packages.ts';
import { runnerStep } from '../steps/runner-step.ts';
import { wholeProgram } from '../steps/static-checks.ts';
import type { Step } from '../steps/step.ts';
import { vitestWords } from '../steps/vitest.ts';

/** A proof too wide for every change; its step's name is its row in docs/proofs.md. */
export const wideProofs: readonly Step[] = [
  wideTest('money', 'server/features/payments/books/random-orders.full.test.ts', {
    MONEY_LIVES: '10000',
  }),
  wideTest('lists', 'contract/lists/parsing/parse-list.full.test.ts', { LIST_LAWS: '100000' }),
  // One after the other: two of these databases at once filled a memory of 24 GB.
  wideTest('plans', '/plans.full.test.ts', { PLANS_ORDERS: '1000000', VITEST_MAX_WORKERS: '1' }),
  wideTest('fuzz', 'test/fuzz/fuzz.full.test.ts', { FUZZ_REQUESTS: '20000' }),
  wideTest('cluster', 'test/cluster', { CLUSTER_LONG: '1' }),
  wholeProgram('model', ['tools/model/main.ts']),
  wholeProgram('faults', ['test/faults/main.ts']),
  wholeProgram('attacks', ['test/attacks/replay/main.ts']),
  wholeProgram('scan', ['tools/scan/main.ts']),
  wholeProgram('admin', ['bench/admin.ts']),
  wholeProgram('growth', ['bench/growth.ts']),
  wholeProgram('deploy', ['tools/deploy-check/main.ts']),
];

/** The same test as in the daily runs, told by its environment how wide to go; a person's own setting comes first. */
function wideTest(name: string, file: string, wide: Readonly<Record<string, string>>): Step {
  const environment = Object.fromEntries(
    Object.entries(wide).map(([variable, value]) => [variable, process.env[variable] ?? value]),
  );
  const words = vitestWords('full', { files: [file], titles: [] });
  return runnerStep({ name, words, environment, bring: bringClusterPrograms });
}
