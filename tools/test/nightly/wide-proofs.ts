import { bringClusterPrograms, bringProgram } from '../machine/debian-packages.ts';
import { runnerStep } from '../steps/runner-step.ts';
import { wholeProgram } from '../steps/static-checks.ts';
import type { Step } from '../steps/step.ts';
import { vitestWords, type VitestProject } from '../steps/vitest.ts';

/** A proof too wide for every change; its step's name is its row in docs/proofs.md. */
export const wideProofs: readonly Step[] = [
  wideTest('money', 'db', 'server/features/payments/books/random-orders.db.test.ts', {
    MONEY_LIVES: '10000',
  }),
  wideTest('lists', 'full', 'contract/lists/parsing/parse-list.full.test.ts', { LIST_LAWS: '100000' }),
  wideTest('plans', 'full', '/plans.full.test.ts', { PLANS_ORDERS: '1000000' }),
  wideTest('fuzz', 'full', 'test/fuzz/fuzz.full.test.ts', { FUZZ_REQUESTS: '20000' }),
  wideTest('cluster', 'full', 'test/cluster', { CLUSTER_LONG: '1' }),
  wholeProgram('faults', ['test/faults/main.ts']),
  wholeProgram('attacks', ['test/attacks/replay/main.ts']),
  wholeProgram('admin', ['bench/admin.ts']),
  wholeProgram('growth', ['bench/growth.ts']),
];

/** The same test as in the daily runs, told by its environment how wide to go; a person's own setting comes first. */
function wideTest(
  name: string,
  project: VitestProject,
  file: string,
  wide: Readonly<Record<string, string>>,
): Step {
  const environment = Object.fromEntries(
    Object.entries(wide).map(([variable, value]) => [variable, process.env[variable] ?? value]),
  );
  const bring =
    project === 'full' ? bringClusterPrograms : () => bringProgram('redis-server', 'redis-server');
  return runnerStep({ name, words: vitestWords(project, { files: [file], titles: [] }), environment, bring });
}
