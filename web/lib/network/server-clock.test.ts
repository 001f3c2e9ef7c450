// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { takeServerTime, serverNowByWall } from './server-clock.ts';

const rightly = Date.parse('2026-03-04T09:00:00.000Z');
const threeHours = 3 * 60 * 60_000;

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

it('a phone whose clock is three hours ahead says the server’s time, without network and after a sleep too', () => {
  vi.setSystemTime(rightly + threeHours);
  expect(serverNowByWall()).toBe(rightly + threeHours);
  takeServerTime(new Date(rightly).toISOString());
  vi.setSystemTime(rightly + threeHours + 20 * 60_000);
  expect(serverNowByWall()).toBe(rightly + 20 * 60_000);
});

it('a countdown on a page that was opened again goes on where it was, before the server was heard', async () => {
  vi.setSystemTime(rightly + threeHours);
  takeServerTime(new Date(rightly).toISOString());
  vi.resetModules();
  const { secondsUntil } = await import('./server-clock.ts');
  vi.setSystemTime(rightly + threeHours + 20_000);
  expect(secondsUntil(new Date(rightly + 60_000).toISOString())).toBe(40);
});
