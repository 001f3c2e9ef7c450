import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/settings/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readSettingsOf } from './store.ts';
import { publicKeys, viewPublicSettings } from './view.ts';

export async function listSettings(db: Db): Promise<OutcomeOf<typeof endpoints.listSettings>> {
  return { ok: true, value: viewPublicSettings(await readSettingsOf(db, publicKeys)) };
}
