import type { MarketId } from '#contract/markets/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { slugOfMarketsCity } from '../catalogue/store-city-names.ts';
import { readCatalogue } from '../catalogue/store.ts';
import { readPrices } from '../prices/store/guide.ts';
import { readOwnSamples } from '../prices/store/round.ts';
import { placeOf, planPriceFile, type PricePlan } from './plan-price-file.ts';

/** The plan of a file over the prices of a market as they are now. */
export async function readPricePlan(
  db: Db,
  { text, marketId }: { text: string; marketId: MarketId },
  personId: string,
): Promise<PricePlan> {
  const today = lagosClock(new Date()).date;
  const items = await readCatalogue(db);
  const prices = await readPrices(db, marketId, null);
  const samples = await readOwnSamples(db, [marketId], personId, today);
  const single = new Set(prices.filter(({ learned }) => learned?.samples === 1).map(placeOf));
  const own = samples.filter(({ state, isSeen }) => state === 'accepted' && isSeen).map(placeOf);
  const city = await slugOfMarketsCity(db, marketId);
  return planPriceFile(text, { items, prices, own: new Set(own.filter((place) => single.has(place))), city });
}
