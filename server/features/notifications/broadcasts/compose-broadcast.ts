import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { composeBroadcast as composeEndpoint } from '#contract/notifications/admin/endpoints.ts';
import { broadcast } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { record, factsOf } from './broadcast-change.ts';
import { broadcastOf } from './read-broadcast.ts';
import { insertBroadcast } from './store.ts';

/** Writes a draft down, once however often it is sent. */
export function composeBroadcast(
  db: Db,
  input: InputOf<typeof composeEndpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof composeEndpoint>> {
  return answerOnce(
    db,
    markOf(composeEndpoint.name, input, caller.person),
    (stored) => broadcast.parse(stored),
    async (transaction) => {
      const id = await insertBroadcast(transaction, input, memberOf(caller).user.id);
      await record(transaction, caller, {
        action: 'composeBroadcast',
        id,
        before: null,
        after: factsOf(input),
      });
      return { ok: true, value: { subject: id, reply: await broadcastOf(transaction, id) } };
    },
  );
}
