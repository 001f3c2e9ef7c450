import { stopTestServer } from '#test/set-up/test-server.ts';
import { bringClusterPrograms, bringProgram } from '../machine/debian-packages.ts';
import { programOf } from '../program/run-program.ts';
import { patternFor, type Narrowing } from '../selection.ts';
import { runnerStep } from './runner-step.ts';
import type { Step } from './step.ts';

export type VitestProject = 'unit' | 'db' | 'full';

const bringFor: Readonly<Record<VitestProject, () => { missing?: string }>> = {
  unit: () => ({}),
  db: () => bringProgram('redis-server', 'redis-server'),
  full: bringClusterPrograms,
};

/** One of Vitest's projects, whole or narrowed to files and titles. */
export function vitest(project: VitestProject, { files, titles }: Narrowing): Step {
  return runnerStep({
    name: project,
    words: vitestWords(project, { files, titles }),
    bring: bringFor[project],
    ...(project === 'unit' ? {} : { afterStop: stopTestServer }),
  });
}

export function vitestWords(project: VitestProject, { files, titles }: Narrowing): string[] {
  return [
    programOf('vitest', 'vitest.mjs'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=./tools/test/program/vitest-reporter.ts',
    ...(titles.length > 0 ? ['-t', patternFor(titles)] : []),
    ...files,
  ];
}
