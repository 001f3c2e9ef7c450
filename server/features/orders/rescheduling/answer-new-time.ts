import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { answerNewTime as endpoint } from '#contract/orders/run/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { notFound, readWhole } from '../order/read-order.ts';
import { lockOrder } from '../order/store.ts';
import { transition, type Move } from '../order/transition.ts';
import { standsForCustomer } from '../policy.ts';

/** The customer takes the new time, or has everything back. */
export async function answerNewTime(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { code, token, yes } = input;
  const outcome = await answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => orderReply.parse(stored),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined || !standsForCustomer(caller.person, token, order))
        return { ok: false, reason: 'not-found' } as const;
      if (order.newTime === null) return { ok: false, reason: 'too-late' } as const;
      const actorId = userOf(caller.person)?.id ?? null;
      const moved = await transition(transaction, order, yes ? takenBy(actorId) : noAgentCame);
      if (!moved.ok) throw new Error(`a new time could not be answered: ${moved.reason}`);
      const reply = await readWhole(transaction, code, caller, token);
      return { ok: true, value: { subject: order.id, reply } } as const;
    },
  );
  return !outcome.ok && outcome.reason === 'not-found' ? notFound(db, code, caller) : outcome;
}

function takenBy(actorId: string | null): Move {
  return { action: 'reschedule', mover: 'customer', actorId, reason: null };
}

/** The company had no agent: the customer only answered that they wait no longer. */
const noAgentCame: Move = { action: 'cancel', mover: 'system', actorId: null, reason: 'no-agent' };
