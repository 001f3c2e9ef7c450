import type { TestState } from './program/events.ts';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

/** With one test more. */
export function add(tally: Tally, state: TestState): Tally {
  return { ...tally, [state]: tally[state] + 1 };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  );
}

/** The line that a run closes with. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A run that proved nothing has failed too. */
export function isProof(tally: Tally): boolean {
  return tally.failed === 0 && tally.passed > 0;
}
