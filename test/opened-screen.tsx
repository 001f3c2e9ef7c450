import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { pidgin } from '#contract/copy/public/pcm.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import type { Setting } from '#contract/settings/schema.ts';
import { rememberMe } from '#web/features/accounts/queries.ts';
import { settingsQuery } from '#web/features/settings/queries.ts';
import { preloadLateParts } from '#web/lib/screen/late-part.tsx';
import { guardSignOut } from '#web/frame/sign-out-guard.ts';
import { newQueryClient } from '#web/data/query-client.ts';
import { AppContextProvider } from '#web/lib/screen/app-context.tsx';
import { dismissToast, toastOverPage } from '#web/ui/toast/toast-store.ts';
import { Toasts } from '#web/ui/toast/toasts.tsx';

/** Reply of the stand-in server to a call. */
export type Answer = 'never answers' | 'no network' | { status: number; body: string; refusal?: string };

/** A screen on a phone, as a person finds it: by what is written on it. */
export type OpenedScreen = Awaited<ReturnType<typeof openScreen>>;

const realFetch = globalThis.fetch;

/** Opens a screen for a visitor who reads Pidgin; calls are answered as said, by their address. */
export async function openScreen(
  screen: ReactNode,
  answers: Readonly<Record<string, Answer>> = {},
  settings: readonly Setting[] = [],
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  globalThis.fetch = (address) =>
    answerCall(answers[address instanceof Request ? address.url : String(address)] ?? 'no network');
  guardSignOut();
  await preloadLateParts();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(onDevice(screen, settings)));
  const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
  const button = (name: string) =>
    found(buttons(), (it) => it.textContent?.trim() === name, `button ${name}`);
  const field = (name: string) => found(labels(), (it) => it.textContent === name, `field ${name}`);
  return {
    button,
    labels: () => labels().map((label) => label.textContent),
    heading: () => document.querySelector('h1')?.textContent,
    alerts: () => [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent),
    text: () => document.body.textContent ?? '',
    tap: async (name: string) => {
      await act(async () => button(name).click());
      await wait(20);
    },
    type: async (name: string, text: string) => {
      const input = document.getElementById(field(name).htmlFor);
      if (!(input instanceof HTMLInputElement)) throw new Error(`${name} is no field to type in`);
      await act(async () => typeInto(input, text));
      await wait(20);
    },
    wait,
    close: async () => {
      await act(async () => root.unmount());
      place.remove();
      dropToast();
      globalThis.fetch = realFetch;
    },
  };
}

function onDevice(screen: ReactNode, settings: readonly Setting[]) {
  const client = newQueryClient();
  rememberMe(client, null);
  client.setQueryData(settingsQuery.queryKey, [...settings]);
  const context = {
    language: 'pcm',
    copy: pidgin,
    theme: 'system',
    displayMode: 'browser',
    savesData: false,
    gateShut: false,
    publicUrl: 'https://market.example',
    mapTilesUrl: null,
    startedAt: new Date(),
    changeLanguage: async () => {},
  } as const;
  return (
    <QueryClientProvider client={client}>
      <AppContextProvider value={context}>
        {screen}
        <Toasts />
      </AppContextProvider>
    </QueryClientProvider>
  );
}

async function answerCall(answer: Answer): Promise<Response> {
  if (answer === 'never answers') return new Promise(() => {});
  if (answer === 'no network') throw new TypeError('Failed to fetch');
  const headers = answer.refusal === undefined ? {} : { [refusalHeader]: answer.refusal };
  return new Response(answer.body, { status: answer.status, headers });
}

/** A toast outlives its screen, and files that share a process would show it on their own. */
function dropToast(): void {
  const left = toastOverPage();
  if (left !== undefined) dismissToast(left.id);
}

const buttons = () => [...document.querySelectorAll('button')];
const labels = () => [...document.querySelectorAll('label')];

function found<E>(all: readonly E[], is: (one: E) => boolean, what: string): E {
  const one = all.find(is);
  if (one === undefined) throw new Error(`nothing on the screen is the ${what}`);
  return one;
}

/** As a keyboard does it: React listens to the event, not to the property. */
function typeInto(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
