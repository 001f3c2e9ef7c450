import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/alarms/endpoints.ts';
import { alarmId, type AlarmKind } from '#contract/orders/alarms/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { bookEarnings } from '../money/postings.ts';
import {
  decisionKinds,
  findAlarmOrder,
  insertAlarm,
  lockAlarm,
  readOpenAlarms,
  setSettled,
  settleOf,
} from './store.ts';
import { findOpenDoorReport } from '../delivery/door-reports/store.ts';
import { releaseHold } from '../run/store.ts';
import { lockOrder, type OrderRow } from '../order/store.ts';
import { reportOfAlarm } from '../delivery/door-reports/view.ts';

const mostShown = 200;

/** Asks for a person's eye; once, for as long as the same alarm is open for the same order. */
export async function raiseAlarm(
  transaction: Db,
  { kind, orderId, about }: { kind: AlarmKind; orderId: string | null; about: string },
): Promise<void> {
  const id = await insertAlarm(transaction, { kind, orderId, about, at: new Date() });
  if (id === undefined) return;
  await writeEvent(transaction, {
    topics: ['orders'],
    kind: 'alarm.raise',
    payload: { alarmId: id, orderId },
  });
}

/** Alarms about an order that came to nothing by themselves. */
export async function dropAlarms(
  transaction: Db,
  orderId: string,
  kinds: readonly AlarmKind[],
): Promise<void> {
  if ((await settleOf(transaction, orderId, kinds, new Date())) === 0) return;
  await writeEvent(transaction, { topics: ['orders'], kind: 'alarm.settle', payload: { orderId } });
}

/** What wants a person's eye now, oldest first. */
export async function listAlarms(db: Db): Promise<OutcomeOf<typeof endpoints.listAlarms>> {
  const rows = await readOpenAlarms(db, mostShown);
  return {
    ok: true,
    value: rows.map((row) => ({
      id: alarmId.parse(row.id),
      kind: row.kind,
      code: row.code === null ? null : orderCode.parse(row.code),
      raisedAt: row.raisedAt.toISOString(),
      about: row.about,
      report: reportOfAlarm(row),
    })),
  };
}

/** Somebody has looked after it, on the record. */
export function settleAlarm(
  db: Db,
  { alarmId: id }: InputOf<typeof endpoints.settleAlarm>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.settleAlarm>> {
  return inTransaction(db, async (transaction) => {
    const code = await findAlarmOrder(transaction, id);
    const order = code === undefined ? undefined : await lockOrder(transaction, code);
    const alarm = await lockAlarm(transaction, id);
    if (alarm === undefined) return { ok: false, reason: 'not-found' };
    if (alarm.settledAt !== null) return { ok: false, reason: 'already-decided' };
    const { kind, orderId } = alarm;
    // Looking is not deciding: it rings until somebody has said what happened at the door.
    if (decisionKinds.includes(kind) && order && (await findOpenDoorReport(transaction, order.id)))
      return { ok: false, reason: 'out-of-turn' };
    await setSettled(transaction, id, new Date(), memberOf(caller).user.id);
    // Rung by a version of the product that knew no reports.
    if (kind === 'pin-wrong-offline' && order !== undefined) await releaseEarnings(transaction, order);
    await recordChange(transaction, actorOf(caller), {
      action: 'settleAlarm',
      noun: 'alarms',
      subject: id,
      before: { kind, orderId },
      after: { settled: true },
    });
    await writeEvent(transaction, {
      topics: ['orders'],
      kind: 'alarm.settle',
      payload: { alarmId: id, orderId },
    });
    return { ok: true, value: { done: true } };
  });
}

/** Earnings that waited for somebody's word; where the order was completed meanwhile they are due now. */
export async function releaseEarnings(transaction: Db, order: OrderRow): Promise<void> {
  const wasHeld = await releaseHold(transaction, order.id);
  if (wasHeld && order.status === 'completed') await bookEarnings(transaction, order);
}
