import { routeWords } from '#contract/paths.ts';
import { theHouse } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { claimSlug } from '#server/features/cities/store-slugs.ts';
import { recordMarket } from './admin/market-facts.ts';
import { lockMarketsBySlug, updateMarket } from './store.ts';

/** A screen that came with an update may stand where a market stood: the market goes on under another address. */
export function freeReservedSlugs(db: Db, say: (sentence: string) => void): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const market of await lockMarketsBySlug(transaction, routeWords)) {
      const slug = await freeSlug(transaction, market.slug, market.id);
      const row = await updateMarket(transaction, market.id, { ...market, slug });
      await recordMarket(transaction, theHouse, 'changeMarket', market, row);
      say(`The market "${market.name}" is now at /${slug}: /${market.slug} is a screen of the product.`);
    }
  });
}

async function freeSlug(db: Db, slug: string, marketId: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? `${slug}-market` : `${slug}-market-${number}`;
    if (await claimSlug(db, candidate, marketId)) return candidate;
  }
}
