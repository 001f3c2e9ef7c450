// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { keepOrderLink } from '../links.ts';
import { HeldOrders } from './held-orders.tsx';

let screen: OpenedScreen;

afterEach(async () => {
  await screen.close();
  localStorage.clear();
});

it('an order that waited for the network stands among this phone’s orders as soon as it is taken', async () => {
  screen = await openScreen(<HeldOrders />);
  expect(screen.text()).not.toContain('MW-');
  keepOrderLink({ code: 'MW-23456789', token: 'secret', placedAt: '2026-11-26T22:00:00Z' });
  await screen.wait(20);
  expect(screen.text()).toContain('MW-23456789');
});
