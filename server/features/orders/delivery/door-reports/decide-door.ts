import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { decideDoor as endpoint } from '#contract/orders/delivery/endpoints.ts';
import { doorOutcomes } from '#contract/orders/delivery/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import type { OrderAction } from '#contract/orders/lifecycle.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import type { SystemReason } from '#contract/orders/system-reasons.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { dropAlarms } from '#server/features/orders/alarms/raise-alarm.ts';
import { canReverseBill } from '#server/features/ledger/order-ending.ts';
import { releaseEarnings } from '#server/features/orders/money/release-earnings.ts';
import { bookCash, denyCash, owedAtDoor } from '#server/features/orders/money/postings.ts';
import { transition, type Move } from '#server/features/orders/order/transition.ts';
import { readWhole } from '#server/features/orders/order/read-order.ts';
import { decisionKinds } from '#server/features/orders/alarms/store.ts';
import { lockDoorReport, storeDoorOutcome, type DoorReportRow } from './store.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { happenedOf } from '#server/features/orders/order/view-event.ts';

type Decision = InputOf<typeof endpoint>['outcome'];
type Refusal = 'out-of-turn' | 'more-than-paid' | 'float-too-low' | 'cash-short';

/** The office's word on a door, on the record; nobody decides on their own order, nor on their own word. */
export function decideDoor(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { code, reportId, outcome } = input;
  const by = memberOf(caller).user.id;
  return answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => orderReply.parse(stored),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      const report = order && (await lockDoorReport(transaction, reportId, order.id));
      if (order === undefined || report === undefined) return { ok: false, reason: 'not-found' };
      if (order.accountId === by || report.agentId === by) return { ok: false, reason: 'own-account' };
      if (report.outcome !== null) return { ok: false, reason: 'already-decided' };
      if (!isFor(report, outcome)) return { ok: false, reason: 'out-of-turn' };
      const deciding = { transaction, order, report, by };
      const refusal = await prepare(deciding, outcome);
      if (refusal !== undefined) return { ok: false, reason: refusal };
      await storeDoorOutcome(transaction, report.id, outcome, by);
      await carryOut(deciding, outcome);
      await dropAlarms(transaction, order.id, decisionKinds);
      await recordChange(transaction, actorOf(caller), {
        action: endpoint.name,
        noun: 'orders',
        subject: order.id,
        before: { kind: report.kind, answer: report.answer },
        after: { outcome },
      });
      await writeEvent(transaction, happenedOf(order, 'order.doorDecided', { outcome }));
      return {
        ok: true,
        value: { subject: order.id, reply: await readWhole(transaction, code, caller, null) },
      };
    },
  );
}

interface Deciding {
  transaction: Db;
  order: OrderRow;
  report: DoorReportRow;
  by: string;
}

function isFor({ kind }: DoorReportRow, outcome: Decision): boolean {
  const fitting: readonly Decision[] = doorOutcomes[kind];
  return fitting.includes(outcome);
}

/** Checks the decision, and removes reported cash that was none before the bill is reversed. */
async function prepare(
  { transaction, order, report, by }: Deciding,
  outcome: Decision,
): Promise<Refusal | undefined> {
  if (outcome === 'not-delivered') {
    if (order.status !== 'delivered') return 'out-of-turn';
    // All that was paid goes back with the bill, however it was paid: none of it may have gone back before.
    if (!(await canReverseBill(transaction, order.id))) return 'more-than-paid';
    return denyCash(transaction, order.id, by);
  }
  if (report.kind === 'delivered') return undefined;
  if (order.status !== 'on_the_way' && !(order.status === 'shopping' && outcome !== 'delivered'))
    return 'out-of-turn';
  const isShort = outcome === 'delivered' && report.keptKobo < (await owedAtDoor(transaction, order.id));
  return isShort ? 'cash-short' : undefined;
}

const neverCame: SystemReason = 'not-delivered';

async function carryOut(deciding: Deciding, outcome: Decision): Promise<void> {
  const { transaction, order, report, by } = deciding;
  const { agentId, reason } = report;
  switch (outcome) {
    case 'goes-on':
      return;
    case 'not-delivered':
      return move(deciding, { action: 'fail', mover: 'system', actorId: by, reason: neverCame });
    case 'customers':
      return move(deciding, { action: 'fail', mover: 'agent', actorId: agentId, reason });
    case 'ours':
      return move(deciding, { action: 'fail', mover: 'admin', actorId: by, reason });
    case 'delivered': {
      if (report.kind === 'delivered') return releaseEarnings(transaction, order);
      await move(deciding, { action: 'deliver', mover: 'agent', actorId: agentId, reason: null });
      const cashKobo = asKobo(report.keptKobo);
      if (cashKobo > 0) await bookCash(transaction, order, { agentId, cashKobo });
    }
  }
}

async function move({ transaction, order }: Deciding, step: Move & { action: OrderAction }): Promise<void> {
  const moved = await transition(transaction, order, step);
  if (!moved.ok) throw new Error(`a door that was decided on could not be left: ${moved.reason}`);
}
