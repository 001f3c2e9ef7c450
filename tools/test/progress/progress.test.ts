import { describe, expect, it } from 'vitest';
import { commandFor, inMinutes, openProgress } from './progress.ts';
import { timeLeft } from './time-left.ts';

describe('the progress of a run', () => {
  it('the progress says how many files are done, and which take long', () => {
    const progress = openProgress({ onFailure: () => undefined });
    progress.hear({ kind: 'planned', files: ['a.test.ts', 'b.test.ts'] });
    progress.hear({ kind: 'began', name: 'a.test.ts' });
    progress.hear({ kind: 'tested', state: 'passed' });
    progress.hear({ kind: 'ended', name: 'a.test.ts' });
    progress.hear({ kind: 'file done', file: 'a.test.ts', ms: 3 });
    progress.hear({ kind: 'began', name: 'b.test.ts' });
    const now = performance.now();
    expect(progress.lines(now)).toEqual(['1 of 2 files, 1 passed, 0 failed']);
    expect(progress.lines(now + 75_000)).toEqual([
      '1 of 2 files, 1 passed, 0 failed',
      'under way for 1:15: b.test.ts',
    ]);
    expect(progress.share()).toBe(0.5);
  });

  it('the progress reports a failure at once, and repeats it at the end', () => {
    const reported: string[] = [];
    const progress = openProgress({ onFailure: ({ title }) => reported.push(`failed: ${title}`) });
    progress.hear({ kind: 'failed', file: 'a.test.ts', title: 'an order is paid', message: 'it was not' });
    expect(reported).toEqual(['failed: an order is paid']);
    expect(progress.failures()).toHaveLength(1);
  });

  it('the progress names the command that runs a failed test alone', () => {
    const failure = { file: 'a.test.ts', title: "at the door › the customer's PIN is asked" };
    expect(commandFor('test', failure)).toBe(`npm test -- a.test.ts 'the customer'\\''s PIN is asked'`);
    expect(commandFor('run test:full', { file: 'a.test.ts', title: '' })).toBe(
      'npm run test:full -- a.test.ts',
    );
  });
});

describe('the time that is left', () => {
  const step = { name: 'db', goneMs: 60_000, share: 0.25 };

  it('is what the last whole run took', () => {
    expect(timeLeft(step, ['browser'], { db: 100_000, browser: 50_000 })).toBe(90_000);
  });

  it('follows from the files that are done where there was no run before', () => {
    expect(timeLeft(step, [], {})).toBe(180_000);
  });

  it('is not foretold where nothing tells it', () => {
    expect(timeLeft({ ...step, share: 0 }, [], {})).toBeUndefined();
    expect(timeLeft(step, ['browser'], { db: 100_000 })).toBeUndefined();
  });
});

it('minutes and seconds read as on a clock', () => {
  expect([0, 59_600, 187_000].map(inMinutes)).toEqual(['0:00', '1:00', '3:07']);
});
