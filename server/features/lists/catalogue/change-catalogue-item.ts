import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { auditFacts, factsFrom, namesOf, recordItem } from './item-facts.ts';
import { refusedCityNames } from './refused-city-names.ts';
import { replaceCityNames } from './store-city-names.ts';
import { claimNames, keepNames, lockItem, replaceWeights, updateItem } from './store.ts';
import { viewCatalogueItem } from './view.ts';

export async function changeCatalogueItem(
  db: Db,
  { itemId, seen, ...written }: InputOf<typeof endpoints.changeCatalogueItem>,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.changeCatalogueItem>> {
  return inTransaction(db, async (transaction) => {
    const before = await lockItem(transaction, itemId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (
      seen !== undefined &&
      !isDeepStrictEqual(
        auditFacts({
          ...seen,
          weights: seen.weights ?? before.weights,
          cityNames: seen.cityNames ?? before.cityNames,
        }),
        auditFacts(before),
      )
    )
      return { ok: false, reason: 'changed-meanwhile' };
    const named = namesOf({ ...written, cityNames: written.cityNames ?? before.cityNames });
    if (named === undefined) return { ok: false, reason: 'item-name-unreadable' };
    if (!(await claimNames(transaction, named.keys, itemId))) return { ok: false, reason: 'item-name-taken' };
    const refused = await refusedCityNames(transaction, named.cityNames, itemId);
    if (refused !== null) return { ok: false, reason: refused };
    const facts = factsFrom(written, named, before.weights);
    await updateItem(transaction, itemId, facts);
    if (written.weights !== undefined) await replaceWeights(transaction, itemId, facts.weights);
    if (!isDeepStrictEqual(facts.cityNames, before.cityNames))
      await replaceCityNames(transaction, [{ id: itemId, cityNames: facts.cityNames }]);
    const row = { id: itemId, ...facts };
    await keepNames(transaction, itemId, named.keys);
    await recordItem(transaction, by, 'changeCatalogueItem', before, row);
    return { ok: true, value: viewCatalogueItem(row) };
  });
}
