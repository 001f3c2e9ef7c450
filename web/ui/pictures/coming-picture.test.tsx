// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { ComingPicture } from './coming-picture.tsx';

let screen: OpenedScreen;
const given = vi.fn<() => void>();

// Stands in for a picture that finished loading, or failed, before hydration.
const isDone = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  given.mockClear();
  isDone.mockReturnValue(false);
});
afterEach(async () => {
  vi.useRealTimers();
  await screen.close();
});

async function openPicture(): Promise<void> {
  const opened = openScreen(<ComingPicture src="/media/yam" alt="Yam" onError={given} />);
  await vi.advanceTimersByTimeAsync(100);
  screen = await opened;
}

const picture = () => document.querySelector('img');
const fails = () => act(async () => picture()?.dispatchEvent(new Event('error')));
const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('a picture that does not come', () => {
  it('is said to be on its way, and asked for again after five seconds', async () => {
    await openPicture();
    await fails();
    expect(picture()).toBeNull();
    expect(screen.text()).toContain('Yam: Di picture still dey come');
    await passes(4.9);
    expect(picture()).toBeNull();
    await passes(0.1);
    expect(picture()?.getAttribute('src')).toBe('/media/yam');
    expect(screen.text()).not.toContain('dey come');
  });

  it('is on its way, too, where it failed before the page was alive', async () => {
    isDone.mockReturnValue(true);
    await openPicture();
    expect(screen.text()).toContain('Yam: Di picture still dey come');
    await passes(5);
    expect(picture()).not.toBeNull();
  });

  it('is asked for at once when the network comes back', async () => {
    await openPicture();
    await fails();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(picture()).not.toBeNull();
  });

  it('is given up after three more tries, and its component is told', async () => {
    await openPicture();
    for (const seconds of [5, 15, 45]) {
      await fails();
      expect(given).not.toHaveBeenCalled();
      await passes(seconds);
    }
    await fails();
    expect(given).toHaveBeenCalledOnce();
    expect(picture()?.alt).toBe('Yam');
    await passes(600);
    expect(given).toHaveBeenCalledOnce();
  });
});
