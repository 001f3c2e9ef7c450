import { expect, it } from 'vitest';
import { goesOut, lookAgainMs } from './going-out.ts';

const now = Date.parse('2026-12-01T12:00:00.000Z');
const draft = { state: 'draft', startsAt: null } as const;
const sent = { state: 'sent', startsAt: '2026-12-01T11:00:00.000Z' } as const;
const going = { state: 'sending', startsAt: '2026-12-01T11:59:00.000Z' } as const;
const tonight = { state: 'scheduled', startsAt: '2026-12-01T20:00:00.000Z' } as const;
const atOnce = { state: 'scheduled', startsAt: '2026-12-01T12:00:00.000Z' } as const;

it('a broadcast that is being sent changes by itself, and so does one that is about to be', () => {
  expect([draft, sent, tonight].map((one) => goesOut(one, now))).toEqual([false, false, false]);
  expect([going, atOnce].map((one) => goesOut(one, now))).toEqual([true, true]);
});

it('a broadcast is polled often while it is sent, rarely while it waits, and else never', () => {
  expect(lookAgainMs([draft, sent], now)).toBe(false);
  expect(lookAgainMs([draft, tonight], now)).toBe(30_000);
  expect(lookAgainMs([tonight, going], now)).toBe(2000);
});
