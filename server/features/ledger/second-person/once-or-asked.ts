import type { Outcome } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { doerOf, type Doer } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { keep } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { askSecondPerson } from './ask-second-person.ts';
import type { AskSecondPerson, SecondPersonRefusal } from './second-person.ts';
import { findAsked } from './store.ts';

/** Work on money, by a person who may need a second one. */
export type MoneyWork<Value, Refusal extends RefusalCode> = (
  transaction: Db,
  by: Doer,
  ask: AskSecondPerson,
) => Promise<Outcome<{ subject: string; reply: Value }, Refusal>>;

interface Asked {
  endpoint: { name: string };
  input: { clientRequestId: string };
  caller: Caller;
}

/**
 * Answers a call that moves money once. One that waits for a second person is refused and stays written down: its copies
 * hear the same, and after the second person agreed they are answered as it was carried out.
 */
export function onceOrAsked<Value, Refusal extends RefusalCode>(
  db: Db,
  { endpoint, input, caller }: Asked,
  read: (stored: unknown) => Value,
  work: MoneyWork<Value, Refusal>,
): Promise<Outcome<Value, Refusal | SecondPersonRefusal | 'same-id-other-body'>> {
  const mark = markOf(endpoint.name, input, caller.person);
  const by = doerOf(caller);
  return answerOnce<Value, Refusal | SecondPersonRefusal | 'same-id-other-body'>(
    db,
    mark,
    read,
    async (transaction) => {
      const before = await findAsked(transaction, mark.requestHash);
      if (before !== undefined) {
        const isSame = before.askedBy === by.userId && before.bodyHash === mark.bodyHash;
        return { ok: false, reason: isSame ? 'second-person-needed' : 'same-id-other-body' };
      }
      let isAsked = false;
      const outcome = await work(transaction, by, async (matter) => {
        const refusal = await askSecondPerson(transaction, matter, { input, mark, by });
        isAsked = refusal === 'second-person-needed';
        return refusal;
      });
      return isAsked && !outcome.ok ? keep(outcome) : outcome;
    },
  );
}
