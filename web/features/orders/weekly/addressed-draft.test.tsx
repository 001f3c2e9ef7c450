// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useSearch } from 'wouter';
import { user } from '#contract/accounts/schema.ts';
import { pidgin } from '#contract/copy/public/pcm.ts';
import { weeklyCopy } from '#contract/copy/order/weekly.ts';
import type { WeeklyDraft } from '#contract/orders/weekly/schema.ts';
import { dayAfter, lagosClock } from '#contract/time.ts';
import { openScreen, type Answer, type OpenedScreen } from '#test/opened-screen.tsx';
import { rememberMe } from '#web/features/accounts/queries.ts';
import { currentToast, dismissToast } from '#web/ui/toast/toast-store.ts';
import { AddressedDraft } from './addressed-draft.tsx';

const copy = weeklyCopy.pcm;
const id = '00000000-0000-4000-8000-000000000009';
const here = `/order?draft=${id}`;

const ada = user.parse({
  id: '00000000-0000-4000-8000-000000000002',
  username: 'ada',
  name: 'Ada',
  phone: null,
  role: 'customer',
  isGodMode: false,
  permissions: [],
});

let screen: OpenedScreen;
let opened: WeeklyDraft[];

afterEach(async () => {
  await screen.close();
  const toast = currentToast();
  if (toast !== undefined) dismissToast(toast.id);
});

/** As the composer does it: without the question in the address nothing is opened. */
function Addressed() {
  const isAddressed = new URLSearchParams(useSearch()).has('draft');
  return isAddressed && <AddressedDraft onDraft={(weekly) => opened.push(weekly)} />;
}

function Signed({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  useState(() => rememberMe(client, ada));
  return children;
}

async function open(answer: Answer) {
  opened = [];
  history.replaceState(null, '', here);
  const draft = (
    <Signed>
      <Addressed />
    </Signed>
  );
  screen = await openScreen(draft, { [`/api/weekly-drafts/${id}`]: answer });
  await screen.wait(50);
}

const address = () => `${location.pathname}${location.search}`;

function draftOf(state: WeeklyDraft['state'], daysAhead: number): Answer {
  const day = dayAfter(lagosClock(new Date()).date, daysAhead);
  const marketId = '00000000-0000-4000-8000-000000000001';
  const body = { id, day, state, text: 'garri', marketId, address: null, window: null };
  return { status: 200, body: JSON.stringify(body) };
}

it('a draft that is not there says so, and its link goes', async () => {
  await open({ status: 404, body: 'E no dey.', refusal: 'not-found' });
  expect(screen.text()).toContain(copy.failed);
  expect(address()).toBe('/order');
});

it('a draft that could not be read is tried again from the link that stays', async () => {
  await open({ status: 400, body: 'E no work.', refusal: 'bad-input' });
  expect(screen.text()).not.toContain(copy.failed);
  expect(screen.button(pidgin.errors.tryAgain)).toBeDefined();
  expect(address()).toBe(here);
});

it('a draft that was ordered from opens again on its day, with a word about that; not after it', async () => {
  await open(draftOf('used', 0));
  expect(opened).toHaveLength(1);
  expect(screen.text()).toContain(copy.usedBefore);
  await screen.close();
  await open(draftOf('used', -1));
  expect(opened).toEqual([]);
  expect(screen.text()).toContain(copy.used);
});
