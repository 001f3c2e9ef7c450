import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as catalogue from '#contract/lists/catalogue/endpoints.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type * as lists from '#contract/lists/endpoints.ts';
import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import type { Db } from '#server/db/database.ts';
import { findActiveMarket } from '#server/features/markets/store.ts';
import { readCatalogue, searchItems } from './store.ts';
import { isMarket } from '../prices/store/corrections.ts';
import { readGuide, readPrices } from '../prices/store/guide.ts';
import { countWaitingSamples, readWaitingSamples } from '../prices/store/samples.ts';
import { viewCatalogueItem, viewFoundItem, viewKeptPrice, viewSample } from './view.ts';

const mostFound = 10;
const mostWaitingShown = 100;

export async function parseList({
  text,
}: InputOf<typeof lists.parseList>): Promise<OutcomeOf<typeof lists.parseList>> {
  return { ok: true, value: { items: parseShoppingList(text) } };
}

export async function searchCatalogue(
  db: Db,
  { search }: InputOf<typeof catalogue.searchCatalogue>,
): Promise<OutcomeOf<typeof catalogue.searchCatalogue>> {
  const key = catalogueKey(search);
  const rows = key === '' ? [] : await searchItems(db, key, mostFound);
  return { ok: true, value: rows.map(viewFoundItem) };
}

export async function listCatalogue(db: Db): Promise<OutcomeOf<typeof catalogue.listCatalogue>> {
  return { ok: true, value: (await readCatalogue(db)).map(viewCatalogueItem) };
}

export async function showGuide(
  db: Db,
  { slug }: InputOf<typeof catalogue.showGuide>,
): Promise<OutcomeOf<typeof catalogue.showGuide>> {
  const market = await findActiveMarket(db, slug);
  if (market === undefined) return { ok: false, reason: 'not-found' };
  return { ok: true, value: await readGuide(db, market.id) };
}

export async function listPrices(
  db: Db,
  { marketId }: InputOf<typeof catalogue.listPrices>,
): Promise<OutcomeOf<typeof catalogue.listPrices>> {
  if (!(await isMarket(db, marketId))) return { ok: false, reason: 'not-found' };
  return { ok: true, value: (await readPrices(db, marketId, null)).map(viewKeptPrice) };
}

export async function listSamplesWaiting(db: Db): Promise<OutcomeOf<typeof catalogue.listSamplesWaiting>> {
  const samples = await readWaitingSamples(db, mostWaitingShown);
  return { ok: true, value: { waiting: await countWaitingSamples(db), samples: samples.map(viewSample) } };
}
