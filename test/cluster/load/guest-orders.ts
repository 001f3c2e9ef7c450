import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { changeHouseQuietHours } from '#contract/notifications/admin/endpoints.ts';
import { moveOrder, placeOrder } from '#contract/orders/endpoints.ts';
import type { OrderAction } from '#contract/orders/lifecycle.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import { answered, type Client, type Result } from '#test/client.ts';
import { versionOf, yesThrough, type Placed } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import type { World } from '#test/world.ts';

/** A guest's order, with the phone that hears of it by text message. */
export interface GuestOrder {
  placed: Placed;
  phone: string;
  /** The device that holds the link. */
  client: Client;
}

const longestTryMs = 30_000;

/** Sends the same until it is answered, as a phone's queue does; what the product refuses stays refused. */
export async function persist<Value>(send: () => Promise<Result<Value>>): Promise<Value> {
  const until = performance.now() + longestTryMs;
  for (;;) {
    const result = await send().catch(() => undefined);
    if (result !== undefined && (result.ok || result.status < 500)) return answered(result);
    if (performance.now() > until) throw new Error('nobody answered for half a minute');
    await pause(100);
  }
}

/** Places an order for each of so many guests. */
export async function guestsOrder(
  world: World,
  count: number,
  payWay: 'online' | 'on_delivery',
): Promise<GuestOrder[]> {
  const orders: GuestOrder[] = [];
  for (let number = 0; number < count; number += 1) {
    const client = world.device();
    // The arrival range moves with the queue: each guest says yes to their own.
    const yes = await yesThrough(client, { payWay });
    const placed = await persist(() => client.call(placeOrder, yes));
    orders.push({ placed, client, phone: `+234${yes.customer.phone.slice(1)}` });
  }
  return orders;
}

/** The half hour in which they could have been paid is over. */
export async function leaveUnpaid(world: World, orders: readonly GuestOrder[]): Promise<void> {
  await world.db`
    update customer_order set placed_at = placed_at - interval '31 minutes', status_since = status_since - interval '31 minutes'
    where code = any(${orders.map(({ placed }) => placed.code)})`;
}

/** Quiet hours are off, because the tests run at any hour. */
export async function noQuietHours(world: World): Promise<void> {
  const { client } = await signInOwner(world);
  answered(await client.call(changeHouseQuietHours, { from: '00:00', until: '00:00' }));
}

/** One admin for each order, because a single one would meet the call limit. */
export async function adminsFor(
  world: World,
  orders: readonly GuestOrder[],
): Promise<{ admin: Client; order: GuestOrder }[]> {
  const pairs: { admin: Client; order: GuestOrder }[] = [];
  for (const order of orders) {
    const { client: admin } = await signUpAdmin(world, ['orders:view', 'orders:manage']);
    pairs.push({ admin, order });
  }
  return pairs;
}

/** Gives an order to an agent and takes it back until it is told to stop, then cancels it; answers how many steps were acknowledged. */
export async function handToAndFro(
  world: World,
  admin: Client,
  { placed: { code } }: GuestOrder,
  { agentId, isOver }: { agentId: UserId; isOver: () => boolean },
): Promise<number> {
  let steps = 0;
  const step = async (action: OrderAction, given: UserId | null) => {
    const version = await versionOf(world, code);
    const reason = 'The morning is busy';
    const sent = { clientRequestId: randomUUID(), code, action, version, reason, agentId: given };
    await persist(() => admin.call(moveOrder, sent));
    steps += 1;
  };
  while (!isOver()) {
    await step('assign', agentId);
    await pause(50);
    await step('giveUp', null);
    await pause(50);
  }
  await step('cancel', null);
  return steps;
}
