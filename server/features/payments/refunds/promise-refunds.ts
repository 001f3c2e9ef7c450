import { randomUUIDv7 } from 'node:crypto';
import { mostKoboOfOnePerson } from '#contract/payments/approvals/rules.ts';
import type { Db } from '#server/db/database.ts';
import { databaseNow } from '#server/db/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { writeApproval } from '#server/features/ledger/second-person/ask-second-person.ts';
import { countOthers, lockRecipient, readDayKobo } from '#server/features/ledger/second-person/store-day.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { heldEvent } from './view-event.ts';
import { insertRefund, readReturnable, readWaitingKobo } from './store.ts';

interface Part {
  id: string;
  /** Null where a person sends it. */
  paymentId: string | null;
  kobo: number;
}

/** Puts on its way what people have agreed on, as far as it is due; part of the transaction that made it due. */
export async function promiseAgreed(
  transaction: Db,
  { orderId, kobo }: { orderId: string; kobo: number },
): Promise<void> {
  const unsentKobo = await readUnsentKobo(transaction, orderId);
  const parts = await partsOf(transaction, orderId, Math.min(kobo, unsentKobo));
  const at = await databaseNow(transaction);
  await insertParts(transaction, { orderId, parts, isAgreed: true, at });
}

/**
 * Puts on its way what the house owes by itself: a cancelled order, an item that there was not. What comes to more than
 * one person moves in a day waits for somebody to agree; what a person sends waits until they say so.
 */
export function promiseRefunds(db: Db, code: string, at: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, code);
    if (order === undefined) return;
    const recipient = { accountId: order.accountId, orderId: order.id };
    await lockRecipient(transaction, recipient);
    const unsentKobo = await readUnsentKobo(transaction, order.id);
    if (unsentKobo === 0) return;
    const parts = await partsOf(transaction, order.id, unsentKobo);
    const dayKobo = (await readDayKobo(transaction, recipient)) + unsentKobo;
    const isAgreed = dayKobo <= mostKoboOfOnePerson;
    await insertParts(transaction, { orderId: order.id, parts, isAgreed, at });
    if (isAgreed) return;
    const sent = parts.filter(({ paymentId }) => paymentId !== null);
    for (const part of sent) await askFor(transaction, order, part, dayKobo);
    await writeEvent(transaction, heldEvent(order));
  });
}

async function readUnsentKobo(transaction: Db, orderId: string): Promise<number> {
  const dueKobo = await lockedBalanceOf(transaction, 'refund_due', orderId);
  return Math.max(0, dueKobo - (await readWaitingKobo(transaction, orderId)));
}

/** Parts what is due among the payments it came by; what no payment can take back is for a person. */
async function partsOf(transaction: Db, orderId: string, dueKobo: number): Promise<Part[]> {
  const parts: Part[] = [];
  let leftKobo = dueKobo;
  for (const { paymentId, leftKobo: canReturn } of await readReturnable(transaction, orderId)) {
    const kobo = Math.min(leftKobo, canReturn);
    if (kobo <= 0) continue;
    parts.push({ id: randomUUIDv7(), paymentId, kobo });
    leftKobo -= kobo;
  }
  if (leftKobo > 0) parts.push({ id: randomUUIDv7(), paymentId: null, kobo: leftKobo });
  return parts;
}

async function insertParts(
  transaction: Db,
  { parts, ...rest }: { orderId: string; parts: readonly Part[]; isAgreed: boolean; at: Date },
): Promise<void> {
  for (const part of parts) await insertRefund(transaction, { ...part, ...rest });
}

/** Asks for a second person: the house is the first, and any holder of the right the second. */
async function askFor(transaction: Db, order: OrderRow, part: Part, dayKobo: number): Promise<void> {
  const { id: orderId, accountId } = order;
  const kind = 'automatic-refund';
  const recipient = { accountId, orderId };
  const others = await countOthers(transaction, kind, { askedBy: null, recipient });
  const matter = { kind, subject: part.id, recipient, kobo: part.kobo } as const;
  await writeApproval(transaction, { ...matter, dayKobo, isAlone: others <= 1, call: null });
}
