import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeProfile } from '#contract/accounts/endpoints.ts';
import { changeMarket } from '#contract/markets/endpoints.ts';
import { placeOrder, quoteOrder, showOrder } from '#contract/orders/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered, signInOwner, signUpCustomer } from '#test/factories.ts';
import {
  basketFor,
  lineOf,
  marketNamed,
  newPhone,
  placeFor,
  standAt,
  wednesdayMorning,
  yesTo,
} from '#test/factories-orders.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

async function countOrders(): Promise<number> {
  const [row] = await world.db<{ orders: number }[]>`select count(*) as orders from customer_order`;
  return row?.orders ?? 0;
}

describe('a guest places an order', () => {
  test('and gets a code to read aloud and a link that opens the whole order', async () => {
    const guest = world.device();
    const placed = await placeFor(world, guest);
    expect(placed.code).toMatch(/^MW-[2-9A-HJ-NP-Z]{8}$/);
    expect(placed.order).toMatchObject({
      status: 'confirmed',
      version: 2,
      customer: { id: null, name: 'Amaka Obi' },
      estimateKobo: 220_000,
      ceilingKobo: 255_000,
      actions: ['cancel'],
    });
    expect(placed.order.items.map(({ raw }) => raw)).toEqual(['2 paint garri (white)', 'pepper']);
    expect(placed.order.events.map(({ action, by }) => [action, by])).toEqual([
      ['place', 'customer'],
      ['confirm', 'system'],
    ]);
    const seen = answered(await world.device().call(showOrder, { code: placed.code, token: placed.token }));
    expect({ ...seen, asOf: placed.order.asOf }).toEqual(placed.order);
  });
});
