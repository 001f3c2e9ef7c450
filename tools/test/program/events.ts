import { stripVTControlCharacters } from 'node:util';

/** The outcome of one test. */
export type TestState = 'passed' | 'failed' | 'skipped';

/** A message of a test runner while it works, over the channel that it was started with. */
export type RunnerEvent =
  | { kind: 'planned'; files: string[] }
  | { kind: 'began'; name: string }
  | { kind: 'ended'; name: string }
  | { kind: 'tested'; state: TestState }
  | { kind: 'file done'; file: string; ms: number }
  | { kind: 'failed'; file: string; title: string; message: string };

/** Between the titles of a test and of the groups around it. */
export const titleSeparator = ' › ';

/** Tells the program that started this one, where it listens. */
export function report(event: RunnerEvent): void {
  process.send?.(event);
}

/** Tells of a test that failed, or of an error outside every test; the message without the colours of a terminal. */
export function reportFailure(failure: Omit<Extract<RunnerEvent, { kind: 'failed' }>, 'kind'>): void {
  report({ kind: 'tested', state: 'failed' });
  report({ kind: 'failed', ...failure, message: stripVTControlCharacters(failure.message) });
}

const kinds = ['planned', 'began', 'ended', 'tested', 'file done', 'failed'];

/** Runners also send each other messages of their own over such channels. */
export function isRunnerEvent(message: unknown): message is RunnerEvent {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    typeof message.kind === 'string' &&
    kinds.includes(message.kind)
  );
}
