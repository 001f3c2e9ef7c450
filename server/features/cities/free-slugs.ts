import { routeWords } from '#contract/paths.ts';
import { theHouse } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordCity } from './admin/city-facts.ts';
import { claimSlug } from './store-slugs.ts';
import { lockHiddenBy, updateCity } from './store.ts';

/** A screen that came with an update, or a market that was there before cities were, hides a city's page: it moves. */
export function freeCitySlugs(db: Db, say: (sentence: string) => void): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const city of await lockHiddenBy(transaction, routeWords)) {
      const slug = await freeSlug(transaction, city.slug, city.id);
      const { latitude, longitude } = city;
      const row = await updateCity(transaction, city.id, { ...city, middle: { latitude, longitude }, slug });
      await recordCity(transaction, theHouse, 'changeCity', city, row);
      say(`The page of ${city.name} is now at /${slug}: something else stands at /${city.slug}.`);
    }
  });
}

async function freeSlug(db: Db, slug: string, cityId: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? `${slug}-city` : `${slug}-city-${number}`;
    if (await claimSlug(db, candidate, cityId)) return candidate;
  }
}
