import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import type { Mutant } from './mutant.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

export interface TestRun {
  passed: number;
  /** Titles of the tests that failed, each behind its file. */
  failed: readonly string[];
  /** Reason why no test could run: a file that does not load, a run that does not end. */
  broken: string | null;
}

// A test that waits for what never comes fails by its own limit; these are for a fault that spins.
const longestRunMs = { 'the first failure': 10 * 60_000, 'the end': 60 * 60_000 };

/** Runs the tests in the copy of the sources under `root`, up to the first that fails where that is enough. */
export async function runTests(
  root: string,
  { project, tests }: Pick<Mutant, 'project' | 'tests'>,
  upTo: keyof typeof longestRunMs,
): Promise<TestRun> {
  const report = join(root, '.cache', 'mutants-report.json');
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      `--project=${project}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(upTo === 'the first failure' ? ['--bail=1'] : []),
      ...tests,
    ],
    { cwd: root, stdio: 'ignore', timeout: longestRunMs[upTo], killSignal: 'SIGKILL' },
  );
  await once(child, 'exit');
  if (!existsSync(report)) return { passed: 0, failed: [], broken: 'the run ended without a report' };
  return readRun(root, readFileSync(report, 'utf8'), child.exitCode === 0);
}

function readRun(root: string, text: string, isGreen: boolean): TestRun {
  const { numPassedTests, testResults } = reportSchema.parse(JSON.parse(text));
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)} > ${fullName}`),
  );
  if (isGreen || failed.length > 0) return { passed: numPassedTests, failed, broken: null };
  const why = testResults.find(({ message }) => message)?.message?.split('\n')[0];
  return { passed: numPassedTests, failed, broken: why ?? 'the run failed outside every test' };
}
