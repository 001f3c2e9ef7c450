import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import type { PersonalData } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { recordSecurity } from '#server/security-log/store.ts';
import { exportOf } from '../export-document.ts';

/** Everything that each feature keeps about the one who asks. */
export async function exportAccount(
  db: Db,
  personalData: readonly PersonalData[],
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.exportAccount>> {
  const { id } = memberOf(caller).user;
  await recordSecurity(db, actorOf(caller), { kind: 'account-exported', subjectId: id });
  return { ok: true, value: await exportOf(db, personalData, id) };
}
