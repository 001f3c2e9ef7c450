import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/admin/endpoints.ts';
import { mostOrderViews, orderView as viewReply } from '#contract/orders/admin/schema.ts';
import type { Db } from '#server/db/database.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { factsOf, readView, record } from './saved-view.ts';
import { countOrderViews, insertOrderView } from './store.ts';

/** Keeps a filter under a name that this admin has not used yet. */
export function saveOrderView(
  db: Db,
  input: InputOf<typeof endpoints.saveOrderView>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.saveOrderView>> {
  const { user } = memberOf(caller);
  const mark = markOf(endpoints.saveOrderView.name, input, caller.person);
  return answerOnce(
    db,
    mark,
    (written) => viewReply.parse(written),
    async (transaction) => {
      // Simultaneous saves of one admin queue here, so that the limit holds.
      await lockAccount(transaction, user.id);
      if ((await countOrderViews(transaction, user.id)) >= mostOrderViews)
        return { ok: false, reason: 'views-full' };
      const id = randomUUIDv7();
      if (!(await insertOrderView(transaction, id, user.id, input)))
        return { ok: false, reason: 'view-name-taken' };
      await record(transaction, caller, 'saveOrderView', id, null, factsOf(input));
      return { ok: true, value: { subject: id, reply: await readView(transaction, id, user.id) } };
    },
  );
}
