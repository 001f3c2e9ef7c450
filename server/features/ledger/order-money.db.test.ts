import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { earningsOf } from '#contract/ledger/earnings.ts';
import type { Movement } from '#contract/ledger/movements.ts';
import type { Db } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { freshDatabase } from '#test/database.ts';
import { balanceOf } from './balances.ts';
import { billOrder, refuseGoods, returnLateFee } from './bill.ts';
import { collectCash, releaseEarnings } from './cash-and-earnings.ts';
import { chargeCancellation, returnEverything, reverseBill } from './order-ending.ts';
import { post } from './post.ts';

const { db } = await freshDatabase();

const fees = { deliveryFeeKobo: asKobo(15_000), serviceFeeKobo: asKobo(5000) };

function inBook<Value>(work: (transaction: Db) => Promise<Value>): Promise<Value> {
  return inTransaction(db, work);
}

function posted(movement: Movement) {
  return inBook((transaction) => post(transaction, movement, null));
}

/** An order for which an agent has bought something, and paid beforehand or not. */
async function shopped(given: { accountId?: string; paid?: number; goods: number }) {
  const order = { orderId: randomUUID(), accountId: given.accountId ?? null };
  const [agent] = await db.one({ id: text })`
    insert into account (username, deleted_at) values ('an agent of then', now()) returning id`;
  const agentId = agent.id;
  await posted({ what: 'float-issued', agentId, floatId: randomUUID(), kobo: asKobo(1_000_000) });
  if (given.paid !== undefined)
    await posted({
      what: 'paid-online',
      orderId: order.orderId,
      paymentId: randomUUID(),
      kobo: asKobo(given.paid),
    });
  const purchase = { itemId: randomUUID(), purchaseId: randomUUID(), agentId, kobo: asKobo(given.goods) };
  await posted({ what: 'goods-bought', orderId: order.orderId, ...purchase });
  const { itemId, purchaseId } = purchase;
  return { order, agentId, bought: { itemId, purchaseId } };
}

/** Balances of an order’s accounts, zeros left out. */
async function heldFor(orderId: string): Promise<Record<string, number>> {
  const found = await db.rows({ kind: text, kobo: number })`
    select kind, kobo from ledger_balance where subject = ${orderId} and kobo <> 0`;
  return Object.fromEntries(found.map(({ kind, kobo }) => [kind, kobo]));
}

test('paid at the door: the bill is owed, cash covers it, the rest is the customer’s credit', async () => {
  const accountId = randomUUID();
  const { order, agentId } = await shopped({ accountId, goods: 60_000 });
  const billed = await inBook((tx) =>
    billOrder(tx, { ...order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }),
  );
  expect(billed).toEqual({ owedKobo: 80_000, changeKobo: 0 });
  expect(await inBook((tx) => collectCash(tx, order, { agentId, cashKobo: asKobo(79_999) }))).toEqual({
    ok: false,
    reason: 'too-little',
    owedKobo: 80_000,
  });
  const collected = await inBook((tx) => collectCash(tx, order, { agentId, cashKobo: asKobo(100_000) }));
  expect(collected).toEqual({ ok: true, changeKobo: 20_000 });
  expect(await heldFor(order.orderId)).toEqual({});
  expect(await balanceOf(db, 'customer_credit', accountId)).toBe(20_000);
  expect(await balanceOf(db, 'agent_float', agentId)).toBe(1_000_000 - 60_000 + 100_000);
});

test('a guest has the change in the hand, and the agent keeps the bill', async () => {
  const { order, agentId } = await shopped({ goods: 60_000 });
  await inBook((tx) => billOrder(tx, { ...order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }));
  await inBook((tx) => collectCash(tx, order, { agentId, cashKobo: asKobo(100_000) }));
  expect(await balanceOf(db, 'agent_float', agentId)).toBe(1_000_000 - 60_000 + 80_000);
});

test('paid online: the ceiling pays the bill, and the difference goes back the way it came to a guest', async () => {
  const { order } = await shopped({ paid: 100_000, goods: 60_000 });
  const billed = await inBook((tx) =>
    billOrder(tx, { ...order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }),
  );
  expect(billed).toEqual({ owedKobo: 0, changeKobo: 20_000 });
  expect(await heldFor(order.orderId)).toEqual({ refund_due: 20_000 });
});

test('an item that goes back at the door comes off what is owed, or goes back where it is paid', async () => {
  const unpaid = await shopped({ goods: 60_000 });
  await inBook((tx) =>
    billOrder(tx, { ...unpaid.order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }),
  );
  const refused = { ...unpaid.bought, kobo: asKobo(60_000) };
  await inBook((tx) => refuseGoods(tx, unpaid.order, refused, unpaid.agentId));
  expect(await heldFor(unpaid.order.orderId)).toEqual({ customer_owes: 20_000, goods: 60_000 });

  const accountId = randomUUID();
  const paid = await shopped({ accountId, paid: 70_000, goods: 60_000 });
  await inBook((tx) => billOrder(tx, { ...paid.order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }));
  await inBook((tx) => refuseGoods(tx, paid.order, { ...refused, ...paid.bought }, paid.agentId));
  expect(await heldFor(paid.order.orderId)).toEqual({ goods: 60_000 });
  expect(await balanceOf(db, 'customer_credit', accountId)).toBe(50_000);
});

test('a late one gives the delivery fee back out of the house’s pocket', async () => {
  const { order } = await shopped({ goods: 60_000 });
  await inBook((tx) => billOrder(tx, { ...order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }));
  await inBook((tx) => returnLateFee(tx, order, { kobo: fees.deliveryFeeKobo }));
  expect(await heldFor(order.orderId)).toEqual({ customer_owes: 65_000 });
});

test('our fault: everything back, and what was bought is the house’s goods, before and after the bill', async () => {
  const accountId = randomUUID();
  const early = await shopped({ accountId, paid: 100_000, goods: 60_000 });
  expect(await inBook((tx) => returnEverything(tx, { ...early.order, version: 5 }, null))).toEqual({
    refundKobo: 100_000,
  });
  expect(await heldFor(early.order.orderId)).toEqual({ goods: 60_000 });
  expect(await balanceOf(db, 'customer_credit', accountId)).toBe(100_000);

  const late = await shopped({ paid: 70_000, goods: 60_000 });
  await inBook((tx) => billOrder(tx, { ...late.order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }));
  const itemBack = { ...late.bought, kobo: asKobo(25_000) };
  await inBook((tx) => refuseGoods(tx, late.order, itemBack, late.agentId));
  expect(await inBook((tx) => returnEverything(tx, { ...late.order, version: 8 }, null))).toEqual({
    refundKobo: 55_000,
  });
  expect(await heldFor(late.order.orderId)).toEqual({ goods: 60_000, refund_due: 70_000 });
});

test('a fee that was waived for lateness is not given back a second time', async () => {
  const accountId = randomUUID();
  const paid = await shopped({ accountId, paid: 100_000, goods: 60_000 });
  await inBook((tx) => billOrder(tx, { ...paid.order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }));
  await inBook((tx) => returnLateFee(tx, paid.order, { kobo: fees.deliveryFeeKobo }));
  await inBook((tx) => returnEverything(tx, { ...paid.order, version: 8 }, null));
  expect(await balanceOf(db, 'customer_credit', accountId)).toBe(100_000);
  expect(await heldFor(paid.order.orderId)).toEqual({ goods: 60_000 });

  const unpaid = await shopped({ goods: 60_000 });
  await inBook((tx) =>
    billOrder(tx, { ...unpaid.order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }),
  );
  await inBook((tx) => returnLateFee(tx, unpaid.order, { kobo: fees.deliveryFeeKobo }));
  await inBook((tx) => returnEverything(tx, { ...unpaid.order, version: 8 }, null));
  expect(await heldFor(unpaid.order.orderId)).toEqual({ goods: 60_000 });
});

test('a bill that was taken back is written anew, and pays itself out of the same money', async () => {
  const { order } = await shopped({ paid: 100_000, goods: 60_000 });
  await inBook((tx) => billOrder(tx, { ...order, version: 6 }, { goodsKobo: asKobo(60_000), ...fees }));
  await inBook((tx) => reverseBill(tx, { ...order, version: 7 }, null));
  expect(await heldFor(order.orderId)).toEqual({ customer_held: 80_000, goods: 60_000, refund_due: 20_000 });
  await inBook((tx) => billOrder(tx, { ...order, version: 12 }, { goodsKobo: asKobo(60_000), ...fees }));
  expect(await heldFor(order.orderId)).toEqual({ refund_due: 20_000 });
});

test('a customer who cancels while somebody shops pays what is bought and the service fee', async () => {
  const charged = { goodsKobo: asKobo(60_000), serviceFeeKobo: fees.serviceFeeKobo };
  const paid = await shopped({ paid: 100_000, goods: 60_000 });
  expect(await inBook((tx) => chargeCancellation(tx, { ...paid.order, version: 5 }, charged, null))).toEqual({
    refundKobo: 35_000,
    owedKobo: 0,
  });
  expect(await heldFor(paid.order.orderId)).toEqual({ refund_due: 35_000 });

  const unpaid = await shopped({ goods: 60_000 });
  expect(
    await inBook((tx) => chargeCancellation(tx, { ...unpaid.order, version: 5 }, charged, null)),
  ).toEqual({ refundKobo: 0, owedKobo: 65_000 });
  expect(await heldFor(unpaid.order.orderId)).toEqual({ customer_owes: 65_000 });
});

test('a carrier earns 80 % of the fee, half each where two shared it, and no kobo is lost', async () => {
  const [shopper, rider] = [randomUUID(), randomUUID()];
  const earned = (fee: number, sharePercent: number, agents: string[]) => {
    const terms = { sharePercent, floorKobo: asKobo(0), perItemKobo: asKobo(0) };
    return earningsOf({ deliveryFeeKobo: asKobo(fee), itemsShopped: 2 }, terms, agents);
  };
  expect(earned(15_000, 80, [shopper])).toEqual([{ agentId: shopper, kobo: 12_000 }]);
  const shared = earned(15_001, 81, [shopper, rider]);
  expect(shared.map(({ kobo }) => kobo)).toEqual([6075, 6075]);
  expect(earned(15_003, 81, [shopper, rider]).map(({ kobo }) => kobo)).toEqual([6076, 6076]);
  expect(earned(100, 77, [shopper, rider]).map(({ kobo }) => kobo)).toEqual([39, 38]);
  const orderId = randomUUID();
  await inBook((tx) => releaseEarnings(tx, orderId, shared));
  await inBook((tx) => releaseEarnings(tx, orderId, shared));
  expect(await balanceOf(db, 'agent_earnings', rider)).toBe(6075);
});
