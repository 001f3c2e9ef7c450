import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { showWeeklyDraft as endpoint } from '#contract/orders/weekly/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { findDraft } from './store-drafts.ts';
import { viewDraft } from './view.ts';

export async function showWeeklyDraft(
  db: Db,
  { draftId }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const row = await findDraft(db, memberOf(caller).user.id, draftId);
  return row === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: viewDraft(row) };
}
