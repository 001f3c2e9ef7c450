import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { plantedEndpoints } from './planted.ts';
import { openStage } from './set-up/stage.ts';

// A product with faults put into it: what follows must find every one of them, and call nothing a fault that is none.
const stage = await openStage({ FUZZ_PLANTED: 'yes' });

test('every planted fault is found', { timeout: 120_000 }, async () => {
  const tally = await fuzz(stage, plantedEndpoints, { seed: 8, requests: 200, patience: 300 });
  const found = tally.findings().map((finding) => finding.replace(/ \(\d+ times\)$/, ''));
  expect(new Set(found.map((finding) => finding.replace(/told .*(the landmark)/, 'told $1')))).toEqual(
    new Set([
      'leaks: told the landmark of an order',
      'throwsUp: answered 500',
      'throwsUp: an error in the log',
      'hangs: no answer',
      'refusesSecretly: refused by slug-taken, which it does not declare',
      'saysMore: a reply that says more than its contract',
      'writesAllTheSame: refused with not-found and wrote',
      'isPicky: refused what its contract takes',
      'about no request: an error in the log',
    ]),
  );
});
