import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { cancelOrder as cancelEndpoint } from '#contract/orders/endpoints.ts';
import { cancellationOf } from '#contract/orders/cancelling.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { transition } from '../order/transition.ts';
import { standsForCustomer } from '../policy.ts';
import { notFound, readWhole } from '../order/read-order.ts';
import { lockOrder, readItems } from '../order/store.ts';

/** Cancels for the customer, as long as it costs no more than they were shown. */
export async function cancelOrder(
  db: Db,
  input: InputOf<typeof cancelEndpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof cancelEndpoint>> {
  const { code, token, reason, agreedOwedKobo } = input;
  const mark = markOf(cancelEndpoint.name, input, caller.person);
  const outcome = await answerOnce(
    db,
    mark,
    (written) => orderReply.parse(written),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined || !standsForCustomer(caller.person, token, order)) {
        return { ok: false, reason: 'not-found' } as const;
      }
      const items = await readItems(transaction, order.id);
      const cancellation = cancellationOf({ ...order, items }, 'customer');
      if (cancellation === undefined) return { ok: false, reason: 'too-late' } as const;
      if (cancellation.owedKobo > agreedOwedKobo) return { ok: false, reason: 'changed-meanwhile' } as const;
      const moved = await transition(transaction, order, {
        action: 'cancel',
        mover: 'customer',
        actorId: userOf(caller.person)?.id ?? null,
        reason,
        owedKobo: cancellation.owedKobo,
      });
      if (!moved.ok) throw new Error(`a cancellation that is allowed was refused: ${moved.reason}`);
      const reply = await readWhole(transaction, code, caller, token);
      return { ok: true, value: { subject: order.id, reply } } as const;
    },
  );
  return !outcome.ok && outcome.reason === 'not-found' ? notFound(db, code, caller) : outcome;
}
