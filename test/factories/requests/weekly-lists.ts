import { randomUUID } from 'node:crypto';
import type { SentTo } from '#contract/endpoint.ts';
import { saveAddress, saveList } from '#contract/lists/saved/endpoints.ts';
import { setWeeklyList } from '#contract/orders/weekly/endpoints.ts';
import type { WeeklyList } from '#contract/orders/weekly/schema.ts';
import { answered, type Client } from '#test/client.ts';
import { marketNamed } from '../orders.ts';
import type { World } from '#test/world.ts';

type Written = SentTo<typeof setWeeklyList>;

/** A saved list of somebody, and an address to bring it to. */
export async function savedFor(client: Client, text = '2 paint garri\npepper 500') {
  const place = {
    area: 'Jabi',
    landmark: 'By the lake',
    directions: '',
    pin: null,
    isDefault: true,
  } as const;
  const list = { clientRequestId: randomUUID(), name: 'Every Saturday', text };
  const { id: listId } = answered(await client.call(saveList, list));
  const home = { clientRequestId: randomUUID(), label: 'Home', ...place };
  const { id: addressId } = answered(await client.call(saveAddress, home));
  return { listId, addressId };
}

/** A schedule that makes a saved list weekly: Saturdays, as soon as it can come, from Utako Market. */
export async function weeklyFor(
  world: World,
  client: Client,
  given: Partial<Written> & { text?: string } = {},
): Promise<Written> {
  const { text, ...rest } = given;
  return {
    weekday: 'saturday',
    hour: null,
    marketId: given.marketId ?? (await marketNamed(world, 'Utako Market')),
    ...(await savedFor(client, text)),
    ...rest,
  };
}

/** A weekly list of somebody. */
export async function makeWeekly(
  world: World,
  client: Client,
  given: Parameters<typeof weeklyFor>[2] = {},
): Promise<WeeklyList> {
  return answered(await client.call(setWeeklyList, await weeklyFor(world, client, given)));
}
