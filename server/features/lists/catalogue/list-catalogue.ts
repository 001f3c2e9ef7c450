import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as catalogue from '#contract/lists/catalogue/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readCatalogue } from './store.ts';
import { viewCatalogueItem } from './view.ts';

export async function listCatalogue(db: Db): Promise<OutcomeOf<typeof catalogue.listCatalogue>> {
  return { ok: true, value: (await readCatalogue(db)).map(viewCatalogueItem) };
}
