import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { changeHouseQuietHours as houseEndpoint } from '#contract/notifications/admin/endpoints.ts';
import type { changeNotificationPreferences as endpoint } from '#contract/notifications/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { preferenceTries } from '../policy.ts';
import { houseQuiet } from './house-quiet-hours.ts';
import { preferencesOf } from './reads.ts';
import { putChoice, putHouseQuiet, putLanguage, putQuietHours } from './store.ts';

/** Takes down what somebody wants to hear of; the last word about a group stands. */
export async function changePreferences(
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

/** Changes the quiet hours of those who have not said otherwise, on the record. */
export function changeHouseQuietHours(
  db: Db,
  quiet: InputOf<typeof houseEndpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof houseEndpoint>> {
  return inTransaction(db, async (transaction) => {
    const before = await houseQuiet(transaction);
    await putHouseQuiet(transaction, quiet);
    await recordChange(transaction, actorOf(caller), {
      action: 'changeHouseQuietHours',
      noun: 'notifications',
      subject: 'quiet-hours',
      before: { ...before },
      after: { ...quiet },
    });
    return { ok: true, value: quiet };
  });
}
