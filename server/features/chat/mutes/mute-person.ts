import type * as endpoints from '#contract/chat/admin/mute-endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isAccount } from '#server/features/accounts/account-checks.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { putMute } from '../admin/store.ts';
import { mayMute } from './may-mute.ts';
import { mutedNow } from './show-mute.ts';

/** The same as in a conversation of theirs, where none is open. */
export async function mutePerson(
  db: Db,
  { userId, hours, reason }: InputOf<typeof endpoints.mutePerson>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.mutePerson>> {
  const { user } = memberOf(caller);
  if (user.id === userId) return { ok: false, reason: 'own-account' };
  const now = new Date();
  return inTransaction(db, async (transaction) => {
    if (!(await isAccount(transaction, userId))) return { ok: false, reason: 'not-found' };
    if (!(await mayMute(transaction, userId, caller))) return { ok: false, reason: 'not-allowed' };
    const { muted } = await mutedNow(transaction, userId, now);
    const until = new Date(now.getTime() + hours * 60 * 60_000);
    await putMute(transaction, { accountId: userId, orderId: null }, { until, reason, by: user.id });
    await recordChange(transaction, actorOf(caller), {
      action: hours === 0 ? 'unmutePerson' : 'mutePerson',
      noun: 'accounts',
      subject: userId,
      before: { mutedUntil: muted?.until ?? null },
      after: { mutedUntil: hours === 0 ? null : until.toISOString(), reason },
    });
    return { ok: true, value: await mutedNow(transaction, userId, now) };
  });
}
