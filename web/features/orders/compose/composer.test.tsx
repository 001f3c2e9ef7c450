// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { openDeviceDatabaseStandIn } from '#test/stand-ins/device-database.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { emptyDraft } from '../placing/draft.ts';
import { changeDraft } from '../placing/draft-store.ts';
import { orderTaken } from '../placing/order-outcomes.ts';
import { Composer } from './composer.tsx';

const code = orderCode.parse('MW-7KQ2P9XA');

let screen: OpenedScreen;
beforeAll(() => {
  Object.assign(globalThis, { indexedDB: openDeviceDatabaseStandIn() });
});
afterEach(async () => {
  await screen.close();
  changeDraft(() => emptyDraft);
  localStorage.clear();
});

/** The order that waits on this phone is sent and taken while the person is at this address. */
function takenAt(path: string): void {
  history.replaceState(null, '', path);
  const clientRequestId = newRequestId();
  changeDraft(() => ({ ...emptyDraft, requestId: clientRequestId }));
  orderTaken({ endpoint: placeOrder.path, data: { clientRequestId } }, { code, token: 'a-secret' });
}

async function openComposer(): Promise<string> {
  history.replaceState(null, '', paths.order);
  screen = await openScreen(<Composer />);
  await screen.wait(60);
  return location.pathname;
}

it('a customer whose order is taken before the page of orders is drawn there goes along to it', async () => {
  takenAt(paths.order);
  expect(await openComposer()).toBe(paths.trackOrder(code));
});

it('a customer who comes back to the page of orders stays there, whatever was taken before', async () => {
  takenAt(paths.order);
  await openComposer();
  await screen.close();
  expect(await openComposer()).toBe(paths.order);
});

it('a customer whose order is taken on the page of orders goes along to it, and comes back in peace', async () => {
  await openComposer();
  await act(async () => takenAt(paths.order));
  await screen.wait(60);
  expect(location.pathname).toBe(paths.trackOrder(code));
  await screen.close();
  expect(await openComposer()).toBe(paths.order);
});

it('a customer whose order was taken on another page writes the next one in peace', async () => {
  takenAt(paths.markets);
  expect(await openComposer()).toBe(paths.order);
});
