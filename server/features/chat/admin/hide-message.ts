import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { change, publishToAll } from './conversation-change.ts';
import { setHidden, settleReportsOf } from './store.ts';

type NotFound = { ok: false; reason: 'not-found' };

export function hideMessage(
  db: Db,
  input: InputOf<typeof endpoints.hideMessage>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.hideMessage>> {
  return change(
    db,
    input,
    caller,
    'hideMessage',
    async (transaction, at): Promise<NotFound | { ok: true; facts: Facts }> => {
      const { number, reason } = input;
      const { talk, userId, now } = at;
      if (!(await setHidden(transaction, { id: talk.id, number }, { userId, at: now, reason })))
        return { ok: false, reason: 'not-found' };
      await settleReportsOf(transaction, { id: talk.id, number }, { userId, at: now });
      await publishToAll(transaction, at);
      return { ok: true, facts: { number, reason } };
    },
  );
}
