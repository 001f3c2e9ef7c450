import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';
import { bringClusterPrograms, bringProgram } from './debian-packages.ts';
import { program, runNode, type Result, type Step } from './step.ts';
import { nothing, type Tally } from './tally.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const bringFor = {
  unit: () => ({ missing: undefined }),
  db: () => bringProgram('redis-server', 'redis-server'),
  full: bringClusterPrograms,
};

/** One of Vitest's projects; words narrow it to files of that name, else to tests of that name. */
export function vitest(project: 'unit' | 'db' | 'full', words: readonly string[]): Step {
  return {
    name: project,
    run: async () => {
      const { missing } = bringFor[project]();
      if (missing !== undefined) return { tally: { ...nothing, failed: 1 }, output: missing };
      if (words.length === 0) return runProject(project, []);
      const byFile = await runProject(project, words);
      // Looking for a test by its name opens every file: not for words that name browser stories.
      if (byFile.tally !== nothing || nameBrowserStories(words)) return byFile;
      return runProject(project, ['-t', words.join('|')]);
    },
  };
}

function nameBrowserStories(words: readonly string[]): boolean {
  const files = globSync('test/browser/*.spec.ts', { cwd: root });
  return words.every((word) => files.some((file) => file.includes(word)));
}

async function runProject(project: string, words: readonly string[]): Promise<Result> {
  const report = join(root, '.cache', `vitest-${project}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runNode([
    program('vitest', 'vitest.mjs'),
    'run',
    '--passWithNoTests',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...words,
  ]);
  const tally = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : nothing;
  // An error outside every test, or a run that broke down, is a failure that no test counts.
  const unseen = code !== 0 && tally.failed === 0;
  return { tally: unseen ? { ...tally, failed: 1 } : tally, output };
}

/** What a run counted, as its JSON report has it. */
export function readReport(text: string): Tally {
  const report = reportSchema.parse(JSON.parse(text));
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return tally.passed + tally.failed === 0 ? nothing : tally;
}
