// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goWhenReady } from './go-when-ready.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A person who taps links while screens come from somewhere. */
function wayThrough(screens: Readonly<Record<string, Promise<unknown>>>) {
  const opened: string[] = [];
  const go = goWhenReady((pathname) => screens[pathname] ?? Promise.resolve());
  return { opened, tap: (to: string) => go((address) => void opened.push(address), to) };
}

it('a screen that is on the phone is there right after the touch has been answered', async () => {
  const { opened, tap } = wayThrough({});
  tap('/order');
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(opened).toEqual(['/order']);
});

it('one that comes from afar is gone to before long, and one that does not come at all', async () => {
  const { opened, tap } = wayThrough({ '/order': new Promise(() => undefined) });
  tap('/order');
  await vi.advanceTimersByTimeAsync(100);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toEqual(['/order']);
  const away = wayThrough({ '/order': Promise.reject(new Error('no network')) });
  away.tap('/order');
  await vi.advanceTimersByTimeAsync(50);
  expect(away.opened).toEqual(['/order']);
});

it('a person who taps another link while a screen loads lands on the other one alone', async () => {
  const { opened, tap } = wayThrough({ '/order': new Promise(() => undefined) });
  tap('/order');
  await vi.advanceTimersByTimeAsync(50);
  tap('/track');
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toEqual(['/track']);
});

it('a change of this screen’s own address is drawn at once', () => {
  const { opened, tap } = wayThrough({});
  tap('/?market=garki');
  expect(opened).toEqual(['/?market=garki']);
});

it('a redirect does not keep a person from the screen that they are on the way to', async () => {
  const { opened, tap } = wayThrough({});
  tap('/order');
  tap('/?market=garki');
  await vi.advanceTimersByTimeAsync(50);
  expect(opened).toEqual(['/?market=garki', '/order']);
});
