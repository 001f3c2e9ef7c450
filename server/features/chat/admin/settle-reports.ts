import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { change, publishToAdmins } from './conversation-change.ts';
import { settleReportsOf } from './store.ts';

export function settleReports(
  db: Db,
  input: InputOf<typeof endpoints.settleReports>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.settleReports>> {
  return change(db, input, caller, 'settleReports', async (transaction, at) => {
    const { talk, userId, now } = at;
    const settled = await settleReportsOf(transaction, { id: talk.id, number: null }, { userId, at: now });
    await publishToAdmins(transaction, at);
    return { ok: true, facts: { settled } };
  });
}
