import type * as endpoints from '#contract/accounts/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PersonalData } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { exportOf } from '../export-document.ts';
import { mayChangeAccess } from '../policy.ts';
import { readPerson } from './store.ts';

/** A person's own document, when they ask for it at the desk; that it was handed out stands in the audit. */
export async function exportPerson(
  db: Db,
  personalData: readonly PersonalData[],
  { userId }: InputOf<typeof endpoints.exportPerson>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.exportPerson>> {
  return inTransaction(db, async (transaction) => {
    const row = await readPerson(transaction, userId);
    if (row === undefined || row.deletedAt !== null) return { ok: false, reason: 'not-found' };
    if (!mayChangeAccess(memberOf(caller).user, row)) return { ok: false, reason: 'not-allowed' };
    await recordChange(transaction, actorOf(caller), {
      action: 'exportPerson',
      noun: 'accounts',
      subject: userId,
      before: null,
      after: null,
    });
    return { ok: true, value: await exportOf(transaction, personalData, userId) };
  });
}
