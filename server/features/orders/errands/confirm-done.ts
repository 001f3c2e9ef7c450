import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { courseOf } from '#contract/orders/errands/course.ts';
import { confirmDone as endpoint } from '#contract/orders/errands/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { notFound, readWhole } from '../order/read-order.ts';
import { lockOrder, type OrderRow } from '../order/store.ts';
import { transition } from '../order/transition.ts';
import { standsForCustomer } from '../policy.ts';

/** The customer's yes to what was done where it ends: the order is completed, and its agent has earned. */
export async function confirmDone(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { code, token } = input;
  const outcome = await answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => orderReply.parse(stored),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined || !standsForCustomer(caller.person, token, order))
        return { ok: false, reason: 'not-found' } as const;
      if (courseOf(order) !== 'do-there' || order.openClaims > 0)
        return { ok: false, reason: 'out-of-turn' } as const;
      if (!(await complete(transaction, order, caller))) return { ok: false, reason: 'out-of-turn' } as const;
      const reply = await readWhole(transaction, code, caller, token);
      return { ok: true, value: { subject: order.id, reply } } as const;
    },
  );
  return !outcome.ok && outcome.reason === 'not-found' ? notFound(db, code, caller) : outcome;
}

/** A yes after the end, from another tab or after a day of silence, changes nothing. */
async function complete(transaction: Db, order: OrderRow, caller: Caller): Promise<boolean> {
  if (order.status === 'completed') return true;
  const moved = await transition(transaction, order, {
    action: 'complete',
    mover: 'customer',
    actorId: userOf(caller.person)?.id ?? null,
    reason: null,
  });
  return moved.ok;
}
