import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/alarms/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { findOpenDoorReport } from '../delivery/door-reports/store.ts';
import { releaseEarnings } from '../money/release-earnings.ts';
import { lockOrder } from '../order/store.ts';
import { decisionKinds, findAlarmOrder, lockAlarm, setSettled } from './store.ts';

/** Settles an alarm, with an audit entry. */
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
    // Looking is not deciding: it stays open until an admin has said what happened at the door.
    if (decisionKinds.includes(kind) && order && (await findOpenDoorReport(transaction, order.id)))
      return { ok: false, reason: 'out-of-turn' };
    await setSettled(transaction, id, new Date(), memberOf(caller).user.id);
    // Raised by a version of the product that knew no reports.
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
      kind: 'alarm.settled',
      payload: { alarmId: id, orderId },
    });
    return { ok: true, value: { done: true } };
  });
}
