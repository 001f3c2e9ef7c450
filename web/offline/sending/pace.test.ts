import { describe, expect, it } from 'vitest';
import { newPace } from './pace.ts';

function paceAt(chance: number) {
  const clock = { ms: 0 };
  return {
    clock,
    pace: newPace(
      () => clock.ms,
      () => chance,
    ),
  };
}

describe('trying again', () => {
  it('takes longer each time, up to a minute, and begins anew once something went through', () => {
    const { pace } = paceAt(1);
    expect([1, 2, 3, 4, 5, 6, 7].map(() => pace.next(null))).toEqual([
      2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
    ]);
    pace.reset();
    expect(pace.next(null)).toBe(2000);
  });

  it('is not done by all phones at the same moment', () => {
    expect(paceAt(0).pace.next(null)).toBe(1000);
  });

  it('waits as long as the server asks, whatever is pressed, but no hour', () => {
    const { clock, pace } = paceAt(1);
    expect(pace.next(30)).toBe(30_000);
    clock.ms = 29_000;
    expect(pace.mustWait()).toBe(true);
    clock.ms = 30_000;
    expect(pace.mustWait()).toBe(false);
    expect(pace.next(3600)).toBe(600_000);
  });

  it('without such a word a press is heard at once', () => {
    const { pace } = paceAt(1);
    pace.next(null);
    expect(pace.mustWait()).toBe(false);
  });
});
