import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { change, publishToAdmins } from './conversation-change.ts';
import { setReopened } from './store.ts';

export function reopenConversation(
  db: Db,
  input: InputOf<typeof endpoints.reopenConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.reopenConversation>> {
  return change(db, input, caller, 'reopenConversation', async (transaction, at) => {
    await setReopened(transaction, at.talk.id);
    await publishToAdmins(transaction, at);
    return { ok: true, facts: {} };
  });
}
