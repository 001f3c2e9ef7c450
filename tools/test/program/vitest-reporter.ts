import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { sourcePath } from '#tools/build/source-path.ts';
import { root } from '#tools/setup/root.mjs';
import { report, reportFailure, titleSeparator } from './events.ts';

type Failure = ReturnType<TestModule['errors']>[number];

/** Tells the run that started Vitest what its tests do. Vitest calls it with `new`. */
export default function vitestReporter(): Reporter {
  const startedAt = new Map<string, number>();
  return {
    onTestRunStart: (specifications) =>
      report({ kind: 'planned', files: specifications.map(({ moduleId }) => sourcePath(moduleId)) }),
    onTestModuleQueued: (module) => void startedAt.set(module.id, performance.now()),
    onTestModuleStart: (module) => report({ kind: 'began', name: module.relativeModuleId }),
    onTestCaseResult: (test) => reportTest(test),
    onTestModuleEnd: (module) => {
      const file = module.relativeModuleId;
      const ms = performance.now() - (startedAt.get(module.id) ?? performance.now());
      for (const error of module.errors()) sayFailure(file, '', [error]);
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) sayFailure(file, titleOf(suite), [error]);
      report({ kind: 'ended', name: file });
      report({ kind: 'file done', file, ms });
    },
    onTestRunEnd: (_modules, unhandled) => {
      for (const error of unhandled) sayFailure('', 'an error outside every test', [error]);
    },
  };
}

function reportTest(test: TestCase): void {
  const { state, errors = [] } = test.result();
  if (state === 'pending') return;
  if (state === 'failed') sayFailure(test.module.relativeModuleId, titleOf(test), errors);
  else report({ kind: 'tested', state });
}

function sayFailure(file: string, title: string, errors: readonly Failure[]): void {
  reportFailure({ file, title, message: errors.map(messageOf).join('\n') });
}

function titleOf(task: TestCase | TestSuite): string {
  const { parent } = task;
  return parent.type === 'suite' ? `${titleOf(parent)}${titleSeparator}${task.name}` : task.name;
}

/** The error, and the first place in our own files. */
function messageOf({ message, diff, stack = '' }: Failure): string {
  const place = stack.split('\n').find((line) => line.includes(root) && !line.includes('node_modules'));
  return [message, diff, place?.trim().replaceAll(`${root}/`, '')].filter(Boolean).join('\n');
}
