// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { AppContextProvider, type AppContext } from '#web/lib/screen/app-context.tsx';
import { dismissToast, holdToasts, showToast, toastOverPage } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

const context: AppContext = {
  language: 'en',
  copy: await loadPublicCopy('en'),
  theme: 'system',
  displayMode: 'browser',
  savesData: false,
  gateShut: false,
  publicUrl: 'http://localhost:3000',
  mapTilesUrl: null,
  startedAt: new Date('2024-05-06T08:00:00Z'),
  changeLanguage: async () => {},
};

let root: Root;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(<AppContextProvider value={context}>{<Toasts />}</AppContextProvider>));
});

afterEach(async () => {
  await act(async () => root.unmount());
  // Files that share a process share its toast.
  const left = toastOverPage();
  if (left !== undefined) dismissToast(left.id);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function toastsInSight(): string[] {
  return [...document.querySelectorAll('.toast')].map((toast) => toast.textContent ?? '');
}

it('a toast shows its text', async () => {
  await act(async () => showToast({ title: 'List sent', description: 'We go start now.' }));
  expect(toastsInSight()).toEqual(['List sentWe go start now.']);
});

it('a new toast takes the place of the last', async () => {
  await act(async () => showToast({ title: 'First' }));
  await act(async () => showToast({ title: 'Second', tone: 'danger' }));
  expect(toastsInSight()).toEqual(['Second']);
});

it('a toast stays five seconds and goes by itself', async () => {
  await act(async () => showToast({ title: 'Saved' }));
  await act(async () => vi.advanceTimersByTime(4900));
  expect(toastsInSight()).toEqual(['Saved']);
  await act(async () => vi.advanceTimersByTime(200));
  expect(toastsInSight()).toEqual([]);
});

it('a toast that came later has its own five seconds', async () => {
  await act(async () => showToast({ title: 'First' }));
  await act(async () => vi.advanceTimersByTime(4000));
  await act(async () => showToast({ title: 'Second' }));
  await act(async () => vi.advanceTimersByTime(4000));
  expect(toastsInSight()).toEqual(['Second']);
});

it('a toast waits while the screen must stay clear, and has its five seconds from then on', async () => {
  await act(async () => holdToasts(true));
  await act(async () => showToast({ title: 'Saved' }));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(toastsInSight()).toEqual([]);
  await act(async () => holdToasts(false));
  expect(toastsInSight()).toEqual(['Saved']);
  await act(async () => vi.advanceTimersByTime(5100));
  expect(toastsInSight()).toEqual([]);
});

it('a toast goes when it is closed by hand', async () => {
  await act(async () => showToast({ title: 'Saved' }));
  const close = document.querySelector<HTMLButtonElement>(
    `.toast [aria-label="${context.copy.shell.toasts.close}"]`,
  );
  await act(async () => close?.click());
  expect(toastsInSight()).toEqual([]);
});

it('a toast can be reached with F8', async () => {
  await act(async () => showToast({ title: 'Saved' }));
  const list = document.querySelector<HTMLElement>('.toasts');
  await act(async () =>
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', key: 'F8', bubbles: true })),
  );
  expect(document.activeElement).toBe(list);
});
