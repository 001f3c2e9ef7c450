import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { sourcePath } from '#tools/build/source-path.ts';
import { report, reportFailure, titleSeparator } from './events.ts';

/** Tells the run that started Playwright what its tests do. Playwright calls it with `new`. */
export default function playwrightReporter(): Reporter {
  const left = new Map<string, { tests: number; ms: number }>();
  return {
    printsToStdio: () => false,
    onBegin: (_config, suite: Suite) => {
      for (const test of suite.allTests()) {
        const file = fileOf(test);
        left.set(file, { tests: (left.get(file)?.tests ?? 0) + 1, ms: 0 });
      }
      report({ kind: 'planned', files: [...left.keys()] });
    },
    onTestBegin: (test) => report({ kind: 'began', name: nameOf(test) }),
    onTestEnd: (test, result) => {
      report({ kind: 'ended', name: nameOf(test) });
      reportResult(test, result);
      const file = fileOf(test);
      const of = left.get(file) ?? { tests: 1, ms: 0 };
      of.tests -= 1;
      of.ms += result.duration;
      left.set(file, of);
      if (of.tests === 0) report({ kind: 'file done', file, ms: of.ms });
    },
    // An error outside every test: a file that cannot be loaded, a worker that died.
    onError: (error) => sayFailure('', 'an error outside every test', [error]),
    onEnd: (_result: FullResult) => undefined,
  };
}

function reportResult(test: TestCase, { status, errors }: TestResult): void {
  if (status === 'skipped') return report({ kind: 'tested', state: 'skipped' });
  if (status === test.expectedStatus) return report({ kind: 'tested', state: 'passed' });
  sayFailure(fileOf(test), titleOf(test), errors);
}

function sayFailure(file: string, title: string, errors: readonly TestError[]): void {
  reportFailure({ file, title, message: errors.map(messageOf).join('\n') });
}

function messageOf({ message, value, location, snippet }: TestError): string {
  const place = location && `at ${sourcePath(location.file)}:${location.line}`;
  return [message ?? value, place, snippet].filter(Boolean).join('\n');
}

function nameOf(test: TestCase): string {
  return `${fileOf(test)}${titleSeparator}${titleOf(test)}`;
}

function titleOf(test: TestCase): string {
  return test.titlePath().slice(3).join(titleSeparator);
}

function fileOf({ location }: TestCase): string {
  return sourcePath(location.file);
}
