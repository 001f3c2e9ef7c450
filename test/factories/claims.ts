import { randomUUID } from 'node:crypto';
import type { SentTo } from '#contract/endpoint.ts';
import { asKobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import type { Movement } from '#contract/ledger/movements.ts';
import { addPicture } from '#contract/media/endpoints.ts';
import { makeClaim } from '#contract/orders/claims/endpoints.ts';
import sharp from 'sharp';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { answered, type Client } from '../client.ts';
import { placeThrough, type Placed } from './orders.ts';
import type { World } from '../world.ts';

type Item = Placed['order']['items'][number];
type Claiming = SentTo<typeof makeClaim>;

/** A small photo; each has a colour of its own. */
export async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: 40 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

/** Brings a photo as this device does, and says how it is called. */
export async function bringPhoto(client: Client): Promise<Claiming['pictures'][number]> {
  return answered(await client.call(addPicture, { picture: await photo() })).id;
}

interface DeliveredOrder {
  paidKobo?: number;
  since?: Date;
  wanted?: Parameters<typeof placeThrough>[1];
}

/** An order that has arrived, its items paid: no agent is there yet to say so. */
export async function deliveredOrder(
  world: Pick<World, 'db'>,
  client: Client,
  { paidKobo = 150_000, since = new Date(), wanted = {} }: DeliveredOrder = {},
): Promise<Placed> {
  const placed = await placeThrough(client, wanted);
  await world.db`
    update customer_order set status = 'delivered', status_since = ${since} where code = ${placed.code}`;
  await world.db`
    update order_item set status = 'found', paid_kobo = ${paidKobo} where order_id = ${placed.order.id}`;
  await payInCash(world, placed, asKobo(paidKobo * placed.order.items.length));
  return placed;
}

/** Its goods, and its bill paid at the door, in the book. */
async function payInCash(world: Pick<World, 'db'>, { order }: Placed, goodsKobo: Kobo): Promise<void> {
  const [orderId, agentId] = [order.id, randomUUID()];
  const { deliveryFeeKobo, serviceFeeKobo } = order;
  const billKobo = sumKobo([goodsKobo, deliveryFeeKobo, serviceFeeKobo]);
  const bought = { itemId: itemsOf({ order })[0].id, purchaseId: randomUUID(), kobo: goodsKobo };
  const movements: Movement[] = [
    { what: 'float-issued', agentId, floatId: randomUUID(), kobo: goodsKobo },
    { what: 'goods-bought', orderId, agentId, ...bought },
    { what: 'billed', orderId, version: 6, goodsKobo, deliveryFeeKobo, serviceFeeKobo },
    { what: 'cash-collected', orderId, agentId, billKobo, over: null },
  ];
  await inTransaction(world.db, async (transaction) => {
    for (const movement of movements) await mustPost(transaction, movement, null);
  });
}

/** The first line of an order and the second. */
export function itemsOf({ order }: Pick<Placed, 'order'>): [Item, Item] {
  const [first, second] = order.items;
  if (first === undefined || second === undefined) throw new Error('an order of less than two items');
  return [first, second];
}

const usualClaims = { market: 'bad', fetch: 'bad', carry: 'broken', do: 'not-done' } as const;

/** Claim on an order’s first item, with a photo. */
export async function claimOn(
  client: Client,
  placed: Placed,
  given: Partial<Claiming> = {},
): Promise<Claiming> {
  return {
    clientRequestId: randomUUID(),
    code: placed.code,
    token: placed.token,
    itemId: given.itemId ?? itemsOf(placed)[0].id,
    what: usualClaims[placed.order.errand?.kind ?? 'market'],
    words: 'Di garri don mould',
    pictures: given.pictures ?? [await bringPhoto(client)],
    askedKobo: 100_000,
    ...given,
  };
}

export async function claimThrough(client: Client, placed: Placed, given: Partial<Claiming> = {}) {
  return client.call(makeClaim, await claimOn(client, placed, given));
}
