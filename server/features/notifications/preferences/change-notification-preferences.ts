import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { changeNotificationPreferences as endpoint } from '#contract/notifications/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { preferenceTries } from '../policy.ts';
import { preferencesOf } from './show-notification-preferences.ts';
import { putChoice, putLanguage, putQuietHours } from './store.ts';

/** Takes down what somebody wants to hear of; the last word about a group stands. */
export async function changeNotificationPreferences(
  db: Db,
  { groups, quietHours }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { user } = memberOf(caller);
  const taken = await takeTry(db, [preferenceTries(user.id)]);
  if (!taken.ok) return taken;
  return inTransaction(db, async (transaction) => {
    await putLanguage(transaction, user.id, caller.language);
    await putQuietHours(transaction, user.id, quietHours);
    for (const { group, push, sms } of groups)
      await putChoice(transaction, user.id, { group, push, sms: sms ?? false });
    return { ok: true, value: await preferencesOf(transaction, caller) };
  });
}
