import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { number as numberColumn, text as textColumn } from '#server/db/sql/codecs.ts';
import type { World } from '#test/world.ts';
import type { Cluster } from '../open-cluster.ts';
import type { GuestOrder } from './guest-orders.ts';
import type { Tracker } from './tracker.ts';

interface Counted {
  code: string;
  stories: number;
  told: number;
  notices: number;
  sent: number;
}

/** Waits until each of these was cancelled once, told once, noticed once and sent once. */
export async function cancelledOnce(world: World, orders: readonly GuestOrder[]): Promise<void> {
  const codes = orders.map(({ placed }) => placed.code).toSorted();
  const once = codes.map((code) => ({ code, stories: 1, told: 1, notices: 1, sent: 1 }));
  await expect.poll(() => countCancelling(world, codes), { timeout: 180_000, interval: 250 }).toEqual(once);
}

function countCancelling({ db }: World, codes: readonly string[]): Promise<Counted[]> {
  return db.rows({
    code: textColumn,
    stories: numberColumn,
    told: numberColumn,
    notices: numberColumn,
    sent: numberColumn,
  })`
    select code,
      (select count(*)::int from order_event where order_id = o.id and action = 'cancel') as stories,
      (select count(*)::int from outbox_event
        where kind = 'order.cancel' and topics @> array['order:' || o.id]) as told,
      (select count(*)::int from notice where order_id = o.id and kind = 'order-cancelled') as notices,
      (select count(*)::int from notice_delivery d join notice n on n.id = d.notice_id
        where n.order_id = o.id and n.kind = 'order-cancelled' and d.state = 'sent') as sent
    from customer_order o where code = any(${[...codes]}) order by code`;
}

/** Text messages that came to these phones a second time; each got at least one. */
export function messagesTwice({ termii }: Cluster, orders: readonly GuestOrder[]): number {
  const phones = new Set(orders.map(({ phone }) => phone));
  const came = termii.outbox.filter(({ to }) => phones.has(to));
  expect(new Set(came.map(({ to }) => to)).size).toBe(phones.size);
  return came.length - new Set(came.map(({ to, text }) => `${to} ${text}`)).size;
}

/** Waits until this tracker has heard everything of these topics since it opened, and proves that it was each once and in order. */
export async function receivedAllInOrder(
  { db }: World,
  { received, since }: Tracker,
  topics: readonly string[],
): Promise<number> {
  const published = () => db.rows({ number: numberColumn })`
    select number from outbox_event where topics && ${[...topics]}::text[] and number > ${since()} order by number`;
  const difference = async () => {
    const expected = (await published()).map(({ number }) => number);
    const came = received.map(({ number }) => number);
    if (isDeepStrictEqual(came, expected)) return 'none';
    return { expected: expected.length, came: came.length, each: new Set(came).size };
  };
  await expect.poll(difference, { timeout: 30_000 }).toBe('none');
  return received.length;
}

/** Steps that a story tells, and the events that told of them, which must be as many. */
export async function stepsAndEvents(
  { db }: World,
  orders: readonly GuestOrder[],
): Promise<{ steps: number; events: number }> {
  const ids = orders.map(({ placed }) => placed.order.id);
  const [row] = await db.one({ steps: numberColumn, events: numberColumn })`
    select
      (select count(*)::int from order_event where order_id = any(${ids}) and mover = 'admin') as steps,
      (select count(*)::int from outbox_event
        where payload ->> 'orderId' = any(${ids}) and kind in ('order.assign', 'order.giveUp', 'order.cancel')) as events`;
  return row;
}
