// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { openScreen, type Answer, type OpenedScreen } from '#test/opened-screen.tsx';
import { RequestCards } from './cards/cards.tsx';
import { keepRequestKey, requestKeys, takeAddressedKey, type RequestKey } from './keys.ts';

const { card } = requestsCopy.pcm;
const stored = 'list-request-keys';
const idOf = (digit: number) => `01900000-0000-7000-8000-00000000000${digit}`;
const keyOf = (digit: number, owner: string | null = null) =>
  ({ id: idOf(digit), token: 'A'.repeat(43), owner }) as RequestKey;
const addressOf = (digit: number) => `/api/list-requests/${idOf(digit)}/open`;

let screen: OpenedScreen | undefined;

beforeEach(() => otherTabStores([]));
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

/** As another tab writes: this one is told by the browser alone. */
function otherTabStores(keys: readonly RequestKey[]): void {
  localStorage.setItem(stored, JSON.stringify(keys));
  dispatchEvent(new StorageEvent('storage', { key: stored }));
}

async function openCards(answers: Readonly<Record<string, Answer>>) {
  screen = await openScreen(<RequestCards isAside={false} />, answers);
  await screen.wait(30);
  return screen;
}

const gone = { status: 404, body: 'Not here.', refusal: 'not-found' };

it('a key that another tab has stored is not overwritten by the next one of this tab', () => {
  keepRequestKey(keyOf(1));
  localStorage.setItem(stored, JSON.stringify([keyOf(2), keyOf(1)]));
  keepRequestKey(keyOf(3));
  expect(requestKeys().map(({ id }) => id)).toEqual([idOf(3), idOf(2), idOf(1)]);
});

it('a list that the server knows no more loses its key and leaves no warning', async () => {
  keepRequestKey(keyOf(1));
  const { text } = await openCards({ [addressOf(1)]: gone });
  expect(requestKeys()).toEqual([]);
  expect(text()).not.toContain(card.notLoaded);
});

it('the lists of one account are asked for by nobody else on the phone', async () => {
  keepRequestKey(keyOf(1, idOf(9)));
  const { text } = await openCards({ [addressOf(1)]: gone });
  expect(requestKeys()).toHaveLength(1);
  expect(text()).not.toContain(card.notLoaded);
});

it('the key of an account’s own text message opens its list once and is not kept on the phone', () => {
  window.location.hash = `#${idOf(4)}.${'A'.repeat(43)}`;
  expect(takeAddressedKey(idOf(9))).toBe(true);
  expect(window.location.hash).toBe('');
  expect(requestKeys()).toEqual([keyOf(4, idOf(9))]);
  expect(localStorage.getItem(stored)).toBe('[]');
});
