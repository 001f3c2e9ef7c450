import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { factsFrom, namesOf, recordItem, type Written } from './item-facts.ts';
import { refusedCityNames } from './refused-city-names.ts';
import { replaceCityNames } from './store-city-names.ts';
import { claimNames, insertItem, keepNames, replaceWeights } from './store.ts';
import { viewCatalogueItem } from './view.ts';

export async function addCatalogueItem(
  db: Db,
  written: Written,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.addCatalogueItem>> {
  const named = namesOf(written);
  if (named === undefined) return { ok: false, reason: 'item-name-unreadable' };
  return inTransaction(db, async (transaction) => {
    if (!(await claimNames(transaction, named.keys, null))) return { ok: false, reason: 'item-name-taken' };
    const refused = await refusedCityNames(transaction, named.cityNames, null);
    if (refused !== null) return { ok: false, reason: refused };
    const facts = factsFrom({ ...written, isActive: true }, named, []);
    const id = await insertItem(transaction, facts);
    if (facts.weights.length > 0) await replaceWeights(transaction, id, facts.weights);
    if (facts.cityNames.length > 0) await replaceCityNames(transaction, [{ id, cityNames: facts.cityNames }]);
    const row = { id, ...facts };
    await keepNames(transaction, row.id, named.keys);
    await recordItem(transaction, by, 'addCatalogueItem', null, row);
    return { ok: true, value: viewCatalogueItem(row) };
  });
}
