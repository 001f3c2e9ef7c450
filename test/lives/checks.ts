import { expect } from 'vitest';
import { refundableOf } from '#contract/ledger/refundable.ts';
import type { Order } from '#contract/orders/schema.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { readHistory } from '#server/features/ledger/store.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { sendRefunds } from '#server/features/payments/refunds/send-refunds.ts';
import { seenBy } from '#test/factories/run.ts';
import { generalBalance, type PaystackWorld } from '#test/worlds/paystack.ts';
import type { Life } from './life.ts';
import type { Street } from './people.ts';

/** Invariants of an order’s money at the end of any life. */
export async function checkLife(life: Life): Promise<void> {
  const { street, placed } = life;
  const { world } = street.house;
  await sendsRefunds(street.house);
  const orderId = placed.order.id;
  const history = await readHistory(world.db, orderId);
  const words = `${placed.code}: ${history.map(({ what }) => what).join(' → ')}`;
  for (const { lines } of history)
    expect(
      lines.reduce((sum, { kobo }) => sum + kobo, 0),
      words,
    ).toBe(0);
  const order = await seenBy(life.customer, placed);
  expect(await spentOn(life), `${words}; spent`).toBe(
    receiptOf(life, order) - life.forgivenKobo - order.toPayKobo,
  );
  expect(order.heldKobo, `${words}; held`).toBe(0);
  const [{ leftKobo }] = await world.db.one({ leftKobo: number })`
    select order_paid_kobo(${orderId})::bigint as "leftKobo"`;
  expect(leftKobo, `${words}; paid and not given back`).toBe(
    refundableOf(history.map(({ movement }) => movement)),
  );
  expect(await balanceOf(world.db, 'agent_float', street.agent.user.id), `${words}; the float`).toBe(
    street.pocketKobo,
  );
}

let turn: Promise<void> = Promise.resolve();

/** One street after the other, so that nobody looks while another's refund is between the provider and the book. */
function sendsRefunds({ till }: PaystackWorld): Promise<void> {
  turn = turn.then(() => sendRefunds(till, new Date()));
  return turn;
}

/** Net spending of the customer: cash, what the provider took and did not send back, and credit. */
async function spentOn({ street, placed, account, cashKobo, creditBeforeKobo }: Life): Promise<number> {
  const { world, paystack } = street.house;
  const orderId = placed.order.id;
  const references = await world.db.rows({ id: text })`select id from payment where order_id = ${orderId}`;
  const paid = references.flatMap(({ id }) => {
    const transaction = paystack.book.transactions.get(id);
    return transaction?.status === 'success' ? [transaction] : [];
  });
  const ids = new Set(paid.map(({ id }) => id));
  const sentBack = paystack.book.refunds
    .filter(({ transactionId, status }) => ids.has(transactionId) && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const providerKobo = paid.reduce((sum, { amount }) => sum + amount, 0) - sentBack;
  const creditKobo = account === null ? 0 : await balanceOf(world.db, 'customer_credit', account.user.id);
  const [stillDue, change] = await Promise.all([
    balanceOf(world.db, 'refund_due', orderId),
    balanceOf(world.db, 'change_waiting', orderId),
  ]);
  return cashKobo + providerKobo + (creditBeforeKobo - creditKobo) - stillDue - change;
}

/** Cost of the order by its own account. */
function receiptOf({ bornKobo }: Life, { status, billKobo, events }: Order): number {
  if (status === 'delivered' || status === 'completed') return billKobo;
  if (status === 'failed') return events.at(-1)?.by === 'agent' ? billKobo : 0;
  return status === 'cancelled' ? bornKobo : 0;
}

/** Invariants of all the books while nothing is under way. */
export async function checkHouse(house: PaystackWorld, streets: readonly Street[]): Promise<void> {
  const { world, paystack } = house;
  expect(await findDifferences(world.db)).toEqual([]);
  const [{ below }] = await world.db.one({ below: number })`
    select count(*) as below from ledger_balance where kobo < 0`;
  expect(below).toBe(0);
  const { transactions, refunds } = paystack.book;
  const inKobo = [...transactions.values()]
    .filter(({ status }) => status === 'success')
    .reduce((sum, { amount }) => sum + amount, 0);
  const backKobo = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const feesKobo = await generalBalance(world, 'gateway_fees');
  expect(await generalBalance(world, 'gateway')).toBe(inKobo - backKobo - feesKobo);
  expect(await generalBalance(world, 'agent_float')).toBe(
    streets.reduce((sum, { pocketKobo }) => sum + pocketKobo, 0),
  );
}
