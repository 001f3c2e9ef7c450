import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/settings/endpoints.ts';
import { legalKey } from '#contract/pages/legal.ts';
import type { Db } from '#server/db/database.ts';
import { readSettingsOf } from './store.ts';
import { viewLegalText } from './view.ts';

export async function showLegalText(
  db: Db,
  { page, language }: InputOf<typeof endpoints.showLegalText>,
): Promise<OutcomeOf<typeof endpoints.showLegalText>> {
  const stored = await readSettingsOf(db, [legalKey(page, language), 'legal_reviewed']);
  return { ok: true, value: viewLegalText(stored, page, language) };
}
