import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { change, publishToAdmins } from './conversation-change.ts';
import { readRepliers, setAssigned } from './store.ts';

export function assignConversation(
  db: Db,
  input: InputOf<typeof endpoints.assignConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.assignConversation>> {
  return change(db, input, caller, 'assignConversation', async (transaction, at) => {
    const { userId: to, from } = input;
    const matter = { orderId: at.talk.orderId, personId: at.talk.whoseId };
    if (to !== null && !(await readRepliers(transaction, matter)).some(({ id }) => id === to))
      return { ok: false, reason: 'not-a-replier' };
    if (!(await setAssigned(transaction, at.talk.id, { from, to })))
      return { ok: false, reason: 'changed-meanwhile' };
    await publishToAdmins(transaction, at);
    return { ok: true, facts: { from, to } };
  });
}
