import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { answerQuestion as endpoint } from '#contract/orders/run/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { notFound, readWhole } from '../order/read-order.ts';
import { lockOrder, readItems } from '../order/store.ts';
import { standsForCustomer } from '../policy.ts';
import { settle } from './settle-question.ts';
import { wasAsked } from './store-questions.ts';

/** The customer's yes buys what the agent holds, a no leaves it out; what the clock answered stays answered. */
export async function answerQuestion(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { code, token, questionId, yes } = input;
  const outcome = await answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => orderReply.parse(stored),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined || !standsForCustomer(caller.person, token, order)) return refused('not-found');
      if (!(await wasAsked(transaction, order.id, questionId))) return refused('not-found');
      const all = await readItems(transaction, order.id);
      const item = all.find(({ question }) => question?.id === questionId);
      if (item === undefined) return refused('too-late');
      // An admin decides whether an expensive item goes back.
      if (item.question?.kind === 'rejection') return refused('not-found');
      const by = { answer: yes ? 'yes' : 'no', actorId: userOf(caller.person)?.id ?? null } as const;
      const refusal = await settle(transaction, order, { item, all }, by);
      if (refusal !== undefined) return refused(refusal);
      const reply = await readWhole(transaction, code, caller, token);
      return { ok: true, value: { subject: order.id, reply } } as const;
    },
  );
  return !outcome.ok && outcome.reason === 'not-found' ? notFound(db, code, caller) : outcome;
}

function refused<Reason extends string>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}
