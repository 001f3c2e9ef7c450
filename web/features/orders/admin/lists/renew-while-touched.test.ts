// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewWhileTouched } from './renew-while-touched.ts';

const renew = vi.fn<() => void>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  renew.mockClear();
  stop = renewWhileTouched(renew);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const sign = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }));

it('a page that is left open lets go of its list, and holds it again with the first key', () => {
  minutes(60);
  expect(renew).toHaveBeenCalledTimes(2);
  sign('keydown');
  expect(renew).toHaveBeenCalledTimes(3);
  minutes(60);
  expect(renew).toHaveBeenCalledTimes(5);
});

it('a list is held by staff who type, point or play, with one renewal a minute', () => {
  for (const kind of ['keydown', 'pointerdown', 'pointermove', 'timeupdate', 'keydown', 'timeupdate']) {
    minutes(1);
    sign(kind);
    sign(kind);
  }
  expect(renew).toHaveBeenCalledTimes(6);
});

it('a tab behind others holds nothing, and renews as it comes back', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (let minute = 0; minute < 5; minute += 1) {
    minutes(1);
    sign('timeupdate');
  }
  expect(renew).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(renew).toHaveBeenCalledTimes(1);
});

it('a page that was left renews nothing any more', () => {
  stop();
  sign('keydown');
  minutes(2);
  expect(renew).not.toHaveBeenCalled();
});
