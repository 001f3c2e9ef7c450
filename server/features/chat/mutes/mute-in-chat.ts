import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { change, publishToAll } from '../admin/conversation-change.ts';
import { putMute } from '../admin/store.ts';
import { footingOf } from '../policy.ts';
import { mayMute } from './may-mute.ts';

export function muteInChat(
  db: Db,
  input: InputOf<typeof endpoints.muteInChat>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.muteInChat>> {
  const action = input.hours === 0 ? 'unmuteInChat' : 'muteInChat';
  return change(db, input, caller, action, async (transaction, at) => {
    const { side, hours, reason } = input;
    const { talk, userId, now } = at;
    const accountId = side === 'agent' ? footingOf(talk, now).carrierId : talk.whoseId;
    if (side === 'agent' && accountId === null) return { ok: false, reason: 'needs-agent' };
    if (accountId === userId) return { ok: false, reason: 'own-account' };
    if (accountId !== null && !(await mayMute(transaction, accountId, caller)))
      return { ok: false, reason: 'not-allowed' };
    const whom = { accountId, orderId: accountId === null ? talk.orderId : null };
    const until = new Date(now.getTime() + hours * 60 * 60_000);
    await putMute(transaction, whom, { until, reason, by: userId });
    await publishToAll(transaction, at);
    return { ok: true, facts: { side, accountId, hours, reason } };
  });
}
