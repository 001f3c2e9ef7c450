import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import { refusedRules } from '#contract/lists/refused/schema.ts';
import { readWeights } from '#contract/lists/load/weights.ts';
import { stalls, type Stall } from '#contract/lists/catalogue/schema.ts';
import { theHouse } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
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
import { firstRefusedGoods } from './seed/refused-goods.ts';
import { replaceRefusedGoods } from './refused/store.ts';
import { firstWeights } from './seed/weights.ts';
import { claimFirst, insertFirstWeights } from './catalogue/store.ts';

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

/** Seeds what an Abuja market sells, what it weighs, and what is not carried; each of them once. */
export async function seedLists({ db }: Pick<FeatureDeps, 'db'>): Promise<void> {
  await seedCatalogue({ db });
  await seedWeights(db);
  await seedRefusedGoods(db);
}

/** Seeds the items, without prices: those are learned. */
function seedCatalogue({ db }: Pick<FeatureDeps, 'db'>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await claimFirst(transaction, 'catalogue'))) return;
    for (const stall of stalls) {
      for (const [name, defaultMeasure, aliases, options = ''] of market[stall]) {
        const written = { name, defaultMeasure, aliases: words(aliases), options: words(options), stall };
        const added = await addCatalogueItem(transaction, written, theHouse);
        if (!added.ok) throw new Error(`the first catalogue cannot be laid: ${name} is ${added.reason}`);
      }
    }
  });
}

/** An installation whose items are older gets their weights too; what an admin renamed to nothing known has none. */
function seedWeights(db: Db): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await claimFirst(transaction, 'weights'))) return;
    const weights = Object.entries(firstWeights).flatMap(([name, written]) =>
      (readWeights(written) ?? unreadable(name)).map((weight) => ({ key: catalogueKey(name), ...weight })),
    );
    await insertFirstWeights(transaction, weights);
  });
}

function seedRefusedGoods(db: Db): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await claimFirst(transaction, 'refused-goods'))) return;
    const goods = refusedRules.flatMap((rule) =>
      words(firstRefusedGoods[rule]).map((word) => ({ key: catalogueKey(word), word, rule })),
    );
    await replaceRefusedGoods(transaction, goods);
  });
}

function unreadable(name: string): never {
  throw new Error(`the weights of ${name} cannot be read`);
}

function words(written: string): string[] {
  return written === '' ? [] : written.split(', ');
}
