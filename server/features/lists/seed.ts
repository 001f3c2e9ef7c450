import { stalls, type Stall } from '#contract/lists/catalogue/schema.ts';
import { theHouse } from '#server/audit/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { addCatalogueItem } from './catalogue/add-catalogue-item.ts';
import { fish } from './seed/fish.ts';
import { fruits } from './seed/fruits.ts';
import { grains } from './seed/grains.ts';
import { household } from './seed/household.ts';
import type { SeedItem } from './seed/item.ts';
import { meat } from './seed/meat.ts';
import { oilsAndSpices } from './seed/oils-spices.ts';
import { provisions } from './seed/provisions.ts';
import { soupThings } from './seed/soup-things.ts';
import { tubers } from './seed/tubers.ts';
import { vegetables } from './seed/vegetables.ts';
import { claimFirstCatalogue } from './catalogue/store.ts';

const market: Readonly<Record<Stall, readonly SeedItem[]>> = {
  vegetables,
  fruits,
  'soup-things': soupThings,
  'oils-spices': oilsAndSpices,
  meat,
  fish,
  grains,
  provisions,
  household,
  tubers,
};

/** Seeds the items of an Abuja market once, without prices: those are learned. */
export function seedCatalogue({ db }: Pick<FeatureDeps, 'db'>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await claimFirstCatalogue(transaction))) return;
    for (const stall of stalls) {
      for (const [name, defaultMeasure, aliases, options = ''] of market[stall]) {
        const written = { name, defaultMeasure, aliases: words(aliases), options: words(options), stall };
        const added = await addCatalogueItem(transaction, written, theHouse);
        if (!added.ok) throw new Error(`the first catalogue cannot be laid: ${name} is ${added.reason}`);
      }
    }
  });
}

function words(written: string): string[] {
  return written === '' ? [] : written.split(', ');
}
