import { asKobo } from '#contract/kobo.ts';
import { randomUUID } from 'node:crypto';
import type { UserId } from '#contract/accounts/schema.ts';
import type { InputOf, ReplyOf, SentTo } from '#contract/endpoint.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { moveOrder, placeOrder, quoteOrder } from '#contract/orders/endpoints.ts';
import type { OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import { number } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '../client.ts';
import type { World } from '../world.ts';
import { signUpAs } from './people.ts';

type Wanted = SentTo<typeof placeOrder>;
type Errand = NonNullable<Wanted['errand']>;
type Item = Wanted['items'][number];
export type Placed = ReplyOf<typeof placeOrder>;

/** A Wednesday, ten in the morning in Lagos: every market of the seed but Karmo's trades. */
export const wednesdayMorning = new Date('2026-03-04T09:00:00.000Z');

export function marketNamed(world: World, name: string): Promise<MarketId> {
  return marketFor(world.device(), name);
}

async function marketFor(client: Client, name: string): Promise<MarketId> {
  const markets = answered(await client.call(listMarkets, {}));
  const found = markets.find((market) => market.name === name);
  if (found === undefined) throw new Error(`there is no market called ${name}`);
  return found.id;
}

export function lineOf(name: string, given: Partial<Item> = {}): Item {
  return {
    raw: name,
    name,
    quantity: 1,
    measure: null,
    capKobo: 100_000,
    note: '',
    unsure: [],
    priceRule: null,
    replacement: 'ask',
    ...given,
  };
}

let phones = 0;

/** A Nigerian number that nobody has used yet. */
export function newPhone(): string {
  phones += 1;
  return `0803${String(process.pid % 100).padStart(2, '0')}${String(phones).padStart(5, '0')}`;
}

type Asked = SentTo<typeof quoteOrder>;

export function basketFor(world: Pick<World, 'device'>, given: Partial<Asked> = {}): Promise<Asked> {
  return basketThrough(world.device(), given);
}

async function basketThrough(client: Client, given: Partial<Asked>): Promise<Asked> {
  return {
    marketId: given.marketId ?? (await marketFor(client, 'Utako Market')),
    items: [
      lineOf('garri', { raw: '2 paint garri (white)', quantity: 2, measure: 'paint' }),
      lineOf('pepper'),
    ],
    priceRule: 'ask-me-first',
    address: { area: 'Gwarinpa', landmark: 'Behind 1st Avenue filling station', directions: '', pin: null },
    ...given,
  };
}

/** Asks for the quote of a basket and says yes to it, as the composer does. */
export async function yesThrough(client: Client, given: Partial<Wanted> = {}): Promise<Wanted> {
  const { marketId, errand, items, priceRule, address, window, ...rest } = given;
  const basket = await basketThrough(client, {
    ...(marketId === undefined ? {} : { marketId }),
    ...(errand === undefined ? {} : { errand }),
    ...(items === undefined ? {} : { items }),
    ...(priceRule === undefined ? {} : { priceRule }),
    ...(address === undefined ? {} : { address }),
    ...(window === undefined ? {} : { window }),
  });
  const quote = answered(await client.call(quoteOrder, basket));
  return {
    clientRequestId: randomUUID(),
    ...basket,
    ceilingKobo: quote.ceilingKobo,
    payWay: 'on_delivery',
    customer: { name: 'Amaka Obi', phone: newPhone() },
    receiver: null,
    agreed: {
      deliveryFeeKobo: quote.deliveryFeeKobo,
      serviceFeeKobo: quote.serviceFeeKobo,
      when: quote.when,
      arrival: quote.arrival,
      ...(quote.waiting && { waitStepKobo: quote.waiting.stepKobo }),
      at: quote.quotedAt,
    },
    ...rest,
  };
}

/** A list fetched from a pharmacy of Utako. */
export function errandFrom(given: Partial<Errand['stop']> = {}): Errand {
  const stop = { name: 'Bama Pharmacy', area: 'Utako', landmark: 'Beside Jabi Lake gate', pin: null };
  return { kind: 'fetch', stop: { ...stop, ...given } };
}

/** A parcel that Ngozi of Utako hands over. */
export function parcelFrom(
  given: Partial<Extract<Errand, { kind: 'carry' }>> = {},
): Extract<Errand, { kind: 'carry' }> {
  return {
    kind: 'carry',
    stop: { name: 'Ngozi Fashion Home', area: 'Utako', landmark: 'Behind the bank', pin: null },
    giver: { name: 'Ngozi', phone: '0803 555 0101' },
    load: 'light',
    declaredKobo: asKobo(1_000_000),
    leavesWithPhoto: false,
    waitSteps: 2,
    ...given,
  };
}

/** Something to be done at an office of Utako. */
export function taskAt(
  given: Partial<Extract<Errand, { kind: 'do' }>> = {},
): Extract<Errand, { kind: 'do' }> {
  return {
    kind: 'do',
    stop: { name: 'AEDC office', area: 'Utako', landmark: 'First floor', pin: null },
    brings: true,
    waitSteps: 4,
    ...given,
  };
}

export async function placeThrough(client: Client, given: Partial<Wanted> = {}): Promise<Placed> {
  return answered(await client.call(placeOrder, await yesThrough(client, given)));
}

export function linkOf({ code, token }: Placed): Pick<Placed, 'code' | 'token'> {
  return { code, token };
}

export async function versionOf(world: World, code: string): Promise<number> {
  const [row] = await world.db.rows({ version: number })`
    select version from customer_order where code = ${code}`;
  return row?.version ?? 0;
}

/** An admin's step, on the order as it stands. */
export async function moveBy(
  world: World,
  admin: Client,
  code: Placed['code'],
  action: OrderAction,
  given: Partial<InputOf<typeof moveOrder>> = {},
) {
  return admin.call(moveOrder, {
    clientRequestId: randomUUID(),
    code,
    action,
    version: await versionOf(world, code),
    reason: 'Because the trade wanted it',
    agentId: null,
    ...given,
  });
}

/** Puts an order where no call of today can take it yet; the row stays one that the database accepts. */
export async function standAt(
  world: World,
  code: string,
  status: OrderStatus,
  since = new Date(),
): Promise<void> {
  const agent = carried.has(status) ? await someAgent(world) : null;
  await world.db`
    update customer_order
    set status = ${status}, status_since = ${since}, agent_id = coalesce(${agent}, agent_id)
    where code = ${code}`;
}

const carried = new Set<OrderStatus>([
  'assigned',
  'shopping',
  'picked_up',
  'ready_for_delivery',
  'on_the_way',
]);
const agents = new WeakMap<World, UserId>();

/** The world's one agent, where it does not matter which. */
export async function someAgent(world: World): Promise<UserId> {
  const id = agents.get(world) ?? (await signUpAs(world, 'agent')).user.id;
  agents.set(world, id);
  return id;
}
