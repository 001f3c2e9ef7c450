import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { change, publishToAdmins } from './conversation-change.ts';
import { setClosed, wasWrittenAfter } from './store.ts';

export function closeConversation(
  db: Db,
  input: InputOf<typeof endpoints.closeConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.closeConversation>> {
  return change(db, input, caller, 'closeConversation', async (transaction, at) => {
    if (input.seen !== undefined && (await wasWrittenAfter(transaction, at.talk.id, input.seen)))
      return { ok: false, reason: 'changed-meanwhile' };
    await setClosed(transaction, at.talk.id, at.now);
    await publishToAdmins(transaction, at);
    return { ok: true, facts: {} };
  });
}
