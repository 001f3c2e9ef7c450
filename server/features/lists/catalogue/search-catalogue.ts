import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as catalogue from '#contract/lists/catalogue/endpoints.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { Db } from '#server/db/database.ts';
import { searchItems } from './store.ts';
import { viewFoundItem } from './view.ts';

const mostFound = 10;

export async function searchCatalogue(
  db: Db,
  { search }: InputOf<typeof catalogue.searchCatalogue>,
): Promise<OutcomeOf<typeof catalogue.searchCatalogue>> {
  const key = catalogueKey(search);
  const rows = key === '' ? [] : await searchItems(db, key, mostFound);
  return { ok: true, value: rows.map(viewFoundItem) };
}
