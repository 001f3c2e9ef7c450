import { cells } from './families.ts';

const runs = cells(
  'counter',
  'marketwaka_round_runs_total',
  'How often a round of the clock came to its end, well or not.',
  'round',
);
const failures = cells(
  'counter',
  'marketwaka_round_failures_total',
  'How often a round of the clock failed, the database away included.',
  'round',
);
const lastSuccess = cells(
  'gauge',
  'marketwaka_round_last_success_timestamp_seconds',
  'When a round last succeeded; before its first success, when it was started.',
  'round',
);
const period = cells('gauge', 'marketwaka_round_period_seconds', 'How often a round comes.', 'round');

export const roundFamilies = [runs, failures, lastSuccess, period];

/** Records one run of a periodic job; several of one name are reported together. */
export function tallyRound(
  name: string,
  everySeconds: number,
): { succeeded: () => void; failed: () => void } {
  const ran = runs.of(name);
  const failed = failures.of(name);
  const last = lastSuccess.of(name);
  period.of(name).value = everySeconds;
  last.value = Date.now() / 1000;
  return {
    succeeded: () => {
      ran.value += 1;
      last.value = Date.now() / 1000;
    },
    failed: () => {
      ran.value += 1;
      failed.value += 1;
    },
  };
}
