import { isBefore } from '#contract/orders/lifecycle.ts';
import { runOrder, type RunOrder } from '#contract/orders/run/schema.ts';
import type { Outcome } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { isCommittedRefusal, keep, type CommittedRefusal } from '#server/db/transaction.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { carrierOf } from '../policy.ts';
import { readRunOrder } from './read-run-orders.ts';
import { lockOrder, readItems, type ItemRow, type OrderRow } from '../order/store.ts';

interface Sent {
  clientRequestId: string;
  code: string;
  doneAt: string | null;
}

/** A step of the carrier of an order, with the order locked. */
export interface RunStep {
  transaction: Db;
  order: OrderRow;
  agentId: string;
  at: Date;
  /** The time on the phone's clock. */
  phoneAt: Date | null;
}

type StepOutcome<Refusal extends RefusalCode> = Outcome<
  RunOrder,
  Refusal | 'not-found' | 'same-id-other-body'
>;

/** Does a step of a run once for its id, on the locked order, by its carrier of now. */
export async function agentStep<Refusal extends RefusalCode>(
  db: Db,
  endpoint: { name: string },
  sent: Sent,
  caller: Caller,
  work: (step: RunStep) => Promise<Refusal | CommittedRefusal<Refusal> | undefined>,
): Promise<StepOutcome<Refusal>> {
  const agentId = memberOf(caller).user.id;
  let isRepeat = true;
  const outcome = await answerOnce<RunOrder, Refusal | 'not-found'>(
    db,
    markOf(endpoint.name, sent, caller.person),
    (stored) => runOrder.parse(stored),
    async (transaction) => {
      isRepeat = false;
      const order = await lockOrder(transaction, sent.code);
      if (order === undefined || carrierOf(order) !== agentId) return { ok: false, reason: 'not-found' };
      const phoneAt = sent.doneAt === null ? null : new Date(sent.doneAt);
      const refusal = await work({ transaction, order, agentId, at: new Date(), phoneAt });
      if (isCommittedRefusal(refusal)) return keep({ ok: false, reason: refusal.keep });
      if (refusal !== undefined) return { ok: false, reason: refusal };
      const reply = await readRunOrder(transaction, order.id, agentId);
      return { ok: true, value: { subject: order.id, reply } };
    },
  );
  if (!outcome.ok) return outcome;
  // By the clock after the commit: a run that was read before it lacks the step, and is the older one.
  if (!isRepeat) return { ok: true, value: { ...outcome.value, asOf: new Date().toISOString() } };
  // The order may have another carrier by now, so a repeated step is answered anew, without old phone numbers.
  return { ok: true, value: await readRunOrder(db, outcome.value.id, agentId) };
}

/** The same about one item, while its order is shopped or further on. */
export function itemStep<Refusal extends RefusalCode>(
  db: Db,
  endpoint: { name: string },
  sent: Sent & { itemId: string },
  caller: Caller,
  work: (step: RunStep, items: Lines) => Promise<Refusal | undefined>,
): Promise<StepOutcome<Refusal | 'out-of-turn'>> {
  return agentStep<Refusal | 'out-of-turn' | 'not-found'>(db, endpoint, sent, caller, async (step) => {
    const all = await readItems(step.transaction, step.order.id);
    const item = all.find(({ id }) => id === sent.itemId);
    if (item === undefined) return 'not-found';
    return isBefore(step.order.status, 'shopping') ? 'out-of-turn' : work(step, { item, all });
  });
}

/** The item that a step is about, among all of its order. */
export interface Lines {
  item: ItemRow;
  all: readonly ItemRow[];
}
