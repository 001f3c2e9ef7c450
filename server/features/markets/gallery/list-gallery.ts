import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as gallery from '#contract/markets/gallery-endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { viewGallery } from '../view.ts';
import { readGallery } from './store.ts';

export async function listGallery(db: Db): Promise<OutcomeOf<typeof gallery.listGallery>> {
  return { ok: true, value: viewGallery(await readGallery(db)) };
}
