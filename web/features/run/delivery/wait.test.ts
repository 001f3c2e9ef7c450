// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { doorWaitsKey, forgetOtherDoors, waitAtDoor } from './wait.ts';

/** A phone whose clocks the test holds in its hand. */
function aPhone(wallMs = 1_000_000) {
  const now = { monotonicMs: 0, wallMs };
  return {
    clocks: { monotonicMs: () => now.monotonicMs, wallMs: () => now.wallMs },
    passes: (seconds: number) => {
      now.monotonicMs += seconds * 1000;
      now.wallMs += seconds * 1000;
    },
    isSet: (byMs: number) => (now.wallMs += byMs),
    reloads: () => (now.monotonicMs = 0),
  };
}

afterEach(() => localStorage.clear());

describe('the wait at a door', () => {
  it('counts evenly, whatever is done to the phone’s clock', () => {
    const phone = aPhone();
    const waited = waitAtDoor('MW-7KQ2P9XA', phone.clocks);
    phone.passes(90);
    phone.isSet(60 * 60_000);
    phone.passes(30);
    expect(waited()).toBe(120);
  });

  it('goes on after a reload, with the seconds that it took', () => {
    const phone = aPhone();
    const before = waitAtDoor('MW-7KQ2P9XA', phone.clocks);
    phone.passes(200);
    before();
    phone.passes(5);
    phone.reloads();
    const after = waitAtDoor('MW-7KQ2P9XA', phone.clocks);
    phone.passes(10);
    expect(after()).toBe(215);
  });

  it('gains no hour from a clock that was moved while the page was away', () => {
    const phone = aPhone();
    const before = waitAtDoor('MW-7KQ2P9XA', phone.clocks);
    phone.passes(60);
    before();
    phone.isSet(60 * 60_000);
    phone.reloads();
    expect(waitAtDoor('MW-7KQ2P9XA', phone.clocks)()).toBe(180);
    phone.isSet(-5 * 60 * 60_000);
    expect(waitAtDoor('MW-7KQ2P9XA', phone.clocks)()).toBe(180);
  });

  it('is forgotten once the door is behind', () => {
    waitAtDoor('MW-7KQ2P9XA', aPhone().clocks)();
    forgetOtherDoors([]);
    expect(localStorage.getItem(doorWaitsKey)).toBe('{}');
  });
});
