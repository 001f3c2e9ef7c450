// @vitest-environment happy-dom
import { act, Suspense, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { latePart } from './late-part.tsx';
import { lazyScreen } from './lazy-screen.ts';
import type { ScreenModule } from './screen.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Component with a state, to see whether it is still the same one. */
function Tapped() {
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>tapped {times}</button>;
}

async function opened() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return {
    show: (what: ReactNode) => act(async () => root.render(<Suspense fallback="coming">{what}</Suspense>)),
    tap: () => act(async () => place.querySelector('button')?.click()),
    says: () => place.textContent,
  };
}

it('a screen that had to be waited for keeps what was done on it when it is drawn again', async () => {
  const coming = Promise.withResolvers<ScreenModule>();
  const { Part: Screen } = lazyScreen('web/screens/some.tsx', () => coming.promise);
  const { show, tap, says } = await opened();
  await show(<Screen params={{ tab: 'first' }} />);
  expect(says()).toBe('coming');
  await act(async () => coming.resolve({ default: Tapped, page: { meta: () => ({ title: '' }) } }));
  await tap();
  await show(<Screen params={{ tab: 'second' }} />);
  expect(says()).toBe('tapped 1');
});

it('a late part that fails to load shows the error with a way to try again', async () => {
  const coming = Promise.withResolvers<{ default: typeof Tapped }>();
  const Part = latePart<{ place?: string }>(() => coming.promise);
  const { show, tap, says } = await opened();
  await show(<Part />);
  await act(async () => coming.resolve({ default: Tapped }));
  await tap();
  await show(<Part place="other" />);
  expect(says()).toBe('tapped 1');
});

it('a person who goes to a screen that is loading already waits for that one', async () => {
  const coming = Promise.withResolvers<ScreenModule>();
  const load = vi.fn<() => Promise<ScreenModule>>(() => coming.promise);
  const { preload } = lazyScreen('web/screens/some.tsx', load);
  const first = preload();
  const second = preload();
  coming.resolve({ default: Tapped, page: { meta: () => ({ title: '' }) } });
  expect(await second).toBe(await first);
  expect(load).toHaveBeenCalledOnce();
});

it('one that did not come is asked for anew', async () => {
  const here = { default: Tapped, page: { meta: () => ({ title: '' }) } };
  const load = vi
    .fn<() => Promise<ScreenModule>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(here);
  const { preload } = lazyScreen('web/screens/some.tsx', load);
  await expect(preload()).rejects.toThrow('no network');
  expect(await preload()).toBe(here);
});
