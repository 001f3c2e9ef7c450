import type * as endpoints from '#contract/accounts/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { holds } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PersonalData } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { holdsOn, lockForForgetting } from '../holds.ts';
import { readSessions } from '../sessions/store.ts';
import { viewDevice, viewPerson } from '../view.ts';
import { readPerson } from './store.ts';

/** One account as staff look after it. */
export async function showPerson(
  db: Db,
  personalData: readonly PersonalData[],
  { userId }: InputOf<typeof endpoints.showPerson>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showPerson>> {
  const { sessionId, user } = memberOf(caller);
  return inTransaction(db, async (transaction) => {
    // The head office deletes: what stands open in another city would be missed here.
    const mayDelete = holds(user, 'users:manage') && db.cities === undefined;
    const held = mayDelete ? await lockForForgetting(transaction, userId) : undefined;
    const row = await readPerson(transaction, userId);
    if (row === undefined) return { ok: false, reason: 'not-found' };
    const sessions = await readSessions(transaction, userId);
    return {
      ok: true,
      value: {
        person: viewPerson(row),
        devices: sessions.map((session) => viewDevice(session, sessionId)),
        holds: held === undefined ? [] : await holdsOn(transaction, personalData, held),
      },
    };
  });
}
