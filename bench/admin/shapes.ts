import { randomUUID } from 'node:crypto';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { moveOrder, placeOrder, quoteOrder } from '#contract/orders/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import { storeWords } from '#server/features/orders/search/store.ts';
import { answered, type Client } from '#test/client.ts';

/**
 * Optional columns of an order: account, schedule, the range that a market with agents promises, what was known or guessed
 * about it, and where an unverified number ordered.
 */
const optional = new Set([
  'account_id',
  'actor_id',
  'address_place',
  'catalogue_item_id',
  'device_place',
  'eta_from',
  'eta_to',
  'guide_kobo',
  'measure',
  'receiver_name',
  'receiver_phone',
  'scheduled_for',
  'soonest_minutes',
]);

/**
 * The rows of SQL against those of commands: the same cancelled order, once placed and cancelled through the API and
 * once as the dataset has it, has the same columns filled and the same history; and its words are those that the reader of
 * events writes.
 */
export async function checkShapes(db: Database, visitor: Client, admin: Client): Promise<void> {
  const code = await placeAndCancel(visitor, admin);
  const [made] = await db.rows({ code: text, id: text })`
    select code, id from customer_order where status = 'cancelled' and account_id is null and zone_id is not null and link_hash like 'bench %'
    order by number desc limit 1`;
  if (made === undefined) throw new Error('the dataset has no cancelled order of a guest');
  const [theirs, ours] = [await shapeOf(db, code), await shapeOf(db, made.code)];
  const apart = [...theirs, ...ours].filter((seen) => theirs.has(seen) !== ours.has(seen));
  if (apart.length > 0) throw new Error(`rows of commands and of SQL differ: ${apart.join(', ')}`);
  const before = await wordsOf(db, made.id);
  await storeWords(db, [made.id]);
  if (before === '' || before !== (await wordsOf(db, made.id)))
    throw new Error('the words of SQL are not those that are stored');
}

async function placeAndCancel(visitor: Client, admin: Client): Promise<string> {
  const market = answered(await visitor.call(listMarkets, {})).find(({ slug }) => !slug.startsWith('bench-'));
  if (market === undefined) throw new Error('there is no market');
  const line = { name: 'garri', quantity: 1, measure: null, note: '', unsure: [], priceRule: null };
  const basket = {
    marketId: market.id,
    items: [{ ...line, raw: 'garri', capKobo: 100_000, replacement: 'ask' as const }],
    priceRule: 'buy-am' as const,
    address: { area: 'Jabi' as const, landmark: 'By the lake', directions: '', pin: null },
  };
  const quote = answered(await visitor.call(quoteOrder, basket));
  const placed = answered(
    await visitor.call(placeOrder, {
      clientRequestId: randomUUID(),
      ...basket,
      ceilingKobo: quote.ceilingKobo,
      payWay: 'on_delivery',
      customer: { name: 'Amaka Obi', phone: '08035550001' },
      receiver: null,
      agreed: {
        deliveryFeeKobo: quote.deliveryFeeKobo,
        serviceFeeKobo: quote.serviceFeeKobo,
        when: quote.when,
        at: quote.quotedAt,
      },
    }),
  );
  const move = { code: placed.code, action: 'cancel', version: placed.order.version } as const;
  answered(
    await admin.call(moveOrder, { clientRequestId: randomUUID(), ...move, reason: 'A trial', agentId: null }),
  );
  return placed.code;
}

/** Columns that hold a value, by table, and the events. */
async function shapeOf(db: Database, code: string): Promise<Set<string>> {
  const rows = await db.rows({ seen: text })`
    with o as (select * from customer_order where code = ${code})
    select distinct kind || '.' || key as seen
    from (
      select 'order' as kind, to_jsonb(o) as held from o
      union all select 'item', to_jsonb(item) from o join order_item item on item.order_id = o.id and item.position = 0
      union all select 'event', to_jsonb(event) from o join order_event event on event.order_id = o.id
    ) as part, jsonb_each(held) as field (key, value)
    where value <> 'null' and key <> all(${[...optional]}::text[])
    union all
    select action || ' ' || event.version || ' ' || event.status || ' ' || mover
    from o join order_event event on event.order_id = o.id`;
  return new Set(rows.map(({ seen }) => seen));
}

async function wordsOf(db: Database, id: string): Promise<string> {
  const [row] = await db.rows({ words: text })`
    select words::text as words from order_search join customer_order using (number) where id = ${id}`;
  return row?.words ?? '';
}
