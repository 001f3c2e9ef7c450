import { randomUUID } from 'node:crypto';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import { linesOf } from '#contract/ledger/lines.ts';
import { keyOf, type Movement, orderOf } from '#contract/ledger/movements.ts';
import { instant, number, text } from '#server/db/sql/codecs.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';
import type { Chance } from '#test/lives/chance.ts';
import type { World } from '#test/world.ts';
import { type Step, historyOf } from './order-history.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** People and markets of a dataset. */
export interface Townspeople {
  markets: readonly string[];
  accounts: readonly string[];
  agents: readonly string[];
  phones: readonly string[];
}

/** An order of the town, of whose story only the beginning may have happened yet. */
export interface DatasetOrder {
  id: string;
  accountId: string | null;
  agentId: string;
  story: readonly Step[];
  told: number;
}

/** Places some orders over the last hundred days; each has a whole story, and nothing of it has happened yet. */
export async function placeOrders(
  { db }: World,
  chance: Chance,
  people: Townspeople,
  count: number,
): Promise<DatasetOrder[]> {
  const orders: DatasetOrder[] = [];
  for (let place = 0; place < count; place += 1) {
    const id = randomUUID();
    const daysAgo = chance.happens(30) ? chance.upTo(14) : 7 + chance.upTo(19) * 5;
    const placedAt = new Date(Date.now() - daysAgo * dayMs - chance.upTo(20 * 60) * minuteMs);
    const isScheduled = chance.happens(20);
    const scheduledFor = isScheduled ? new Date(placedAt.getTime() + chance.upTo(18 * 60) * minuteMs) : null;
    const accountId = chance.happens(60) ? chance.oneOf(people.accounts) : null;
    const kind = chance.happens(50) ? 'market' : chance.oneOf(orderKinds);
    const stop = stopOf(kind);
    const code = `MW-${randomUUID()
      .replaceAll(/[^2-9a-f]/g, '')
      .toUpperCase()
      .padEnd(8, 'X')
      .slice(0, 8)}`;
    await db`
      insert into customer_order (id, code, request_hash, status, status_since, version, market_id, account_id,
        customer_name, customer_phone, area, landmark, directions, price_rule, pay_way, items, estimate_kobo,
        ceiling_kobo, delivery_fee_kobo, service_fee_kobo, placed_at, scheduled_for, shop_by, minutes,
        soonest_minutes, kind, stop_name, stop_area, stop_landmark, stop_person, declared_kobo)
      values (${id}, ${code}, ${id}, 'placed', ${placedAt}, 1, ${chance.oneOf(people.markets)}, ${accountId},
        'Amaka Obi', ${chance.oneOf(people.phones)}, 'Jabi', 'By the lake', '', 'buy-am', 'online', 3, 220000, 255000,
        15000, 5000, ${placedAt}, ${scheduledFor}, ${new Date(placedAt.getTime() + dayMs)},
        ${30 + chance.upTo(40)}, ${chance.happens(50) ? 20 : null}, ${kind}, ${stop.name}, ${stop.area}, ${stop.landmark}, ${stop.person},
        ${kind === 'carry' ? 5_000_000 : null})`;
    await placeLines(db, chance, id, kind);
    orders.push({
      id,
      accountId,
      agentId: chance.oneOf(people.agents),
      story: historyOf(chance, placedAt),
      told: 0,
    });
  }
  return orders;
}

function stopOf(kind: OrderKind) {
  const person = kind === 'carry' ? 'Bola' : null;
  return kind === 'market'
    ? { name: null, area: null, landmark: null, person }
    : { name: 'Next Cash and Carry', area: 'Jahi', landmark: '', person };
}

/** A parcel and something done are one line; errands have no guide. */
async function placeLines(db: World['db'], chance: Chance, orderId: string, kind: OrderKind): Promise<void> {
  const lines = hasOneThing(kind) ? 1 : 1 + chance.upTo(4);
  for (let position = 0; position < lines; position += 1) {
    const guide = kind === 'market' && chance.happens(70) ? 10_000 + chance.upTo(200_000) : null;
    await db`
      insert into order_item (id, order_id, position, raw, name, quantity, note, unsure, replacement, guide_kobo,
        guide_low_kobo, guide_high_kobo, guide_samples, guide_newest_on)
      values (${randomUUID()}, ${orderId}, ${position}, 'garri', 'garri', ${1 + chance.upTo(6)}, '', '', 'ask',
        ${guide}, ${guide}, ${guide === null ? null : guide + chance.upTo(30_000)}, ${guide === null ? null : 7},
        ${guide === null ? null : '2026-01-01'})`;
  }
}

/** An order's story goes on by so many steps, as far as they are not still to come; its money and lines with it. */
export async function goOn(world: World, chance: Chance, order: DatasetOrder, steps: number): Promise<void> {
  const next = order.story
    .slice(order.told, order.told + steps)
    .filter(({ at }) => at.getTime() < Date.now());
  for (const step of next) {
    order.told += 1;
    await takeStep(world, chance, order, step, order.told);
  }
}

async function takeStep(
  world: World,
  chance: Chance,
  order: DatasetOrder,
  step: Step,
  version: number,
): Promise<void> {
  const { db } = world;
  const { at, action, status, mover } = step;
  const agent = ['placed', 'confirmed'].includes(status) ? null : order.agentId;
  await db`
    insert into order_event (order_id, version, at, action, status, mover, reason)
    values (${order.id}, ${version}, ${at}, ${action}, ${status}, ${mover}, ${reasonFor(chance, step)})`;
  await db`
    update customer_order set status = ${status}, version = ${version}, status_since = ${at},
      agent_id = case when ${status} in ('cancelled', 'completed', 'delivered', 'failed') then agent_id else ${agent} end,
      confirmed_at = case when ${status} = 'confirmed' then ${at} else confirmed_at end
    where id = ${order.id}`;
  if (action === 'pickUp' || action === 'cancel') await shopLines(world, chance, order.id);
  if (action === 'restart')
    await db`update order_item set status = 'requested', paid_kobo = null where order_id = ${order.id}`;
  if (action === 'setOff') await refuseLines(world, chance, order.id);
  if (action === 'deliver') await payAtDoor(world, chance, order, at);
  if (action === 'cancel' && chance.happens(50)) {
    const kobo = asKobo(1 + chance.upTo(300_000));
    const paymentId = randomUUID();
    await post(world, { what: 'paid-online', orderId: order.id, paymentId, kobo }, at);
    await post(
      world,
      { what: 'held-returned', orderId: order.id, version, back: { to: 'sender', kobo } },
      at,
    );
  }
}

function reasonFor(chance: Chance, { action, mover }: Step): string | null {
  if (action !== 'cancel' && action !== 'fail') return null;
  if (mover === 'system') return chance.oneOf(['unpaid', 'no-agent', 'market-closed']);
  if (mover !== 'customer') return chance.oneOf(['Rain', 'unpaid', trackingCopy.en.cancel.reasons.mind]);
  const { mind, slow } = trackingCopy.pcm.cancel.reasons;
  return chance.oneOf([mind, slow, trackingCopy.en.cancel.reasons.list, 'My brother don buy am', 'no-agent']);
}

async function shopLines({ db }: World, chance: Chance, orderId: string): Promise<void> {
  const lines = await db.rows({ id: text, quantity: number })`
    select id, quantity from order_item where order_id = ${orderId}`;
  for (const { id, quantity } of lines) {
    const status = chance.oneOf(['found', 'found', 'found', 'short', 'replaced', 'unavailable', 'requested']);
    const isBought = ['found', 'short', 'replaced'].includes(status);
    const got = status === 'short' ? quantity / 2 : quantity + chance.upTo(2);
    await db`
      update order_item set status = ${status}, paid_kobo = ${isBought ? 5000 + chance.upTo(200_000) : null},
        got_name = ${isBought ? 'garri' : null}, got_quantity = ${isBought ? got : null}
      where id = ${id}`;
  }
}

async function refuseLines({ db }: World, chance: Chance, orderId: string): Promise<void> {
  if (chance.happens(80)) return;
  await db`
    update order_item set status = 'rejected', paid_kobo = null
    where order_id = ${orderId} and position = 0 and status in ('found', 'short', 'replaced')`;
}

/** Ledger movements of a delivery, and of what came after it. */
async function payAtDoor(world: World, chance: Chance, order: DatasetOrder, at: Date): Promise<void> {
  const { id: orderId, agentId, accountId } = order;
  const goodsKobo = asKobo(100_000 + chance.upTo(100_000));
  const bill = { goodsKobo, deliveryFeeKobo: asKobo(15_000), serviceFeeKobo: asKobo(5000) };
  const itemId = randomUUID();
  const purchaseId = randomUUID();
  const lessKobo = asKobo(chance.happens(30) ? chance.upTo(50_000) : 0);
  const lateKobo = asKobo(chance.happens(30) ? 15_000 : 0);
  const billKobo = asKobo(goodsKobo + 20_000 - lessKobo);
  const movements: Movement[] = [
    { what: 'float-issued', agentId, floatId: randomUUID(), kobo: goodsKobo },
    { what: 'goods-bought', orderId, itemId, purchaseId, agentId, kobo: goodsKobo },
    { what: 'billed', orderId, version: 6, ...bill },
    { what: 'item-rejected', orderId, itemId, purchaseId, offBillKobo: lessKobo, back: null },
    { what: 'cash-collected', orderId, agentId, billKobo, over: null },
    { what: 'late-fee-returned', orderId, offBillKobo: asKobo(0), back: { to: 'sender', kobo: lateKobo } },
    { what: 'earned', orderId, agentId, kobo: asKobo(12_000) },
  ];
  if (accountId !== null && chance.happens(20)) {
    const kobo = asKobo(1 + chance.upTo(40_000));
    movements.push({
      what: 'refund-granted',
      orderId,
      adjustmentId: randomUUID(),
      back: { to: 'credit', accountId, kobo },
    });
  }
  for (const movement of movements) await post(world, movement, at);
}

/** A customer says that something was wrong with what came. */
export async function claimOn({ db }: World, chance: Chance, order: DatasetOrder): Promise<void> {
  const delivered = order.story.slice(0, order.told).find(({ action }) => action === 'deliver');
  if (delivered === undefined) return;
  await db`
    insert into claim (id, order_id, item_id, what, words, asked_kobo, state, made_at)
    select ${randomUUID()}, order_id, id, ${chance.oneOf(['missing', 'wrong', 'bad', 'short-weight'])}, 'Mould', 50000,
      'open', ${new Date(Math.min(Date.now(), delivered.at.getTime() + chance.upTo(23 * 60) * minuteMs))}
    from order_item where order_id = ${order.id} and position = 0
    on conflict (item_id) where state = 'open' do nothing`;
}

/** Every claim that waits is decided, some of them long after they were made. */
export async function decideClaims(world: World, chance: Chance, decidedBy: string): Promise<string[]> {
  const { db } = world;
  const open = await db.rows({ id: text, orderId: text, madeAt: instant })`
    select id, order_id as "orderId", made_at as "madeAt" from claim where state = 'open' order by made_at, id`;
  for (const { id, orderId, madeAt } of open) {
    const at = new Date(Math.min(Date.now(), madeAt.getTime() + chance.upTo(9 * 24 * 60) * minuteMs));
    const [paid] = await db.one({ kobo: number })`select order_paid_kobo(${orderId})::int as kobo`;
    const kobo = asKobo(Math.min(1 + chance.upTo(50_000), paid.kobo));
    if (chance.happens(30) || kobo < 1) {
      await db`
        update claim set state = 'refused', decided_at = ${at}, decided_by = ${decidedBy}, reason = 'It is ripe'
        where id = ${id}`;
      continue;
    }
    await db`update claim set state = 'approved', decided_at = ${at}, refund_kobo = ${kobo} where id = ${id}`;
    await post(world, { what: 'claim-refunded', orderId, claimId: id, back: { to: 'sender', kobo } }, at);
  }
  return open.map(({ orderId }) => orderId);
}

/** Brings a movement into the book as of some moment. */
export async function post({ db }: World, movement: Movement, at: Date): Promise<void> {
  const lines = linesOf(movement);
  if (lines.length === 0) return;
  await db.begin(async (transaction) => {
    const [row] = await transaction.one({ id: number })`
      insert into ledger_posting (key, what, order_id, at, movement)
      values (${keyOf(movement)}, ${movement.what}, ${orderOf(movement)}, ${at}, ${transaction.json({ ...movement })})
      returning id`;
    for (const { kind, subject, kobo } of lines)
      await transaction`insert into ledger_line values (${row.id}, ${kind}, ${subject}, ${kobo})`;
  });
}

/** The outbox hears of these, in this order. */
export async function publishEvents({ db }: World, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds)
    await writeEvent(db, { topics: ['orders'], kind: 'alarm.settled', payload: { orderId } });
}
