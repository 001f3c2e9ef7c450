import { listCatalogue, recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import type { Measure } from '#contract/measures/measures.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { answered } from '#test/client.ts';
import { upTo } from '../chance.ts';
import type { Stage, WalkedMarket } from '../scene.ts';

export const marketsOfAbuja: readonly WalkedMarket[] = [
  { name: 'Utako Market', percent: 100 },
  { name: 'Gwarinpa Market', percent: 108 },
];

/** Prices in naira, from a good day to a bad one. */
const naira: readonly (readonly [item: string, measure: Measure, low: number, high: number])[] = [
  ['Tomato', 'paint', 2800, 4500],
  ['Tatashe', 'paint', 2500, 4200],
  ['Ata rodo', 'paint', 2400, 4800],
  ['Shombo', 'paint', 1800, 3200],
  ['Onion', 'paint', 2000, 3600],
  ['Ugu', 'bunch', 300, 600],
  ['Waterleaf', 'bunch', 250, 500],
  ['Bitter leaf', 'bunch', 300, 700],
  ['Scent leaf', 'bunch', 150, 350],
  ['Okra', 'paint', 1800, 3000],
  ['Cabbage', 'head', 900, 1800],
  ['Cucumber', 'piece', 200, 400],
  ['Carrot', 'paint', 1800, 3200],
  ['Orange', 'piece', 100, 200],
  ['Plantain', 'bunch', 2500, 4500],
  ['Pineapple', 'piece', 1200, 2200],
  ['Watermelon', 'piece', 1800, 3500],
  ['Egusi', 'mudu', 3600, 5200],
  ['Ogbono', 'cup', 900, 1500],
  ['Crayfish', 'cup', 700, 1300],
  ['Stockfish', 'piece', 2500, 6000],
  ['Dry fish', 'piece', 1500, 3000],
  ['Ponmo', 'piece', 400, 900],
  ['Palm oil', 'bottle', 1500, 2200],
  ['Groundnut oil', 'bottle', 2200, 3000],
  ['Salt', 'pack', 300, 500],
  ['Maggi', 'pack', 1000, 1500],
  ['Curry powder', 'sachet', 100, 200],
  ['Thyme', 'sachet', 100, 200],
  ['Beef', 'kg', 6000, 7800],
  ['Goat meat', 'kg', 6500, 8500],
  ['Chicken', 'kg', 4500, 6000],
  ['Egg', 'crate', 5200, 6500],
  ['Titus fish', 'kg', 4200, 5800],
  ['Catfish', 'kg', 3800, 5200],
  ['Rice', 'mudu', 2400, 3200],
  ['Beans', 'mudu', 2000, 2800],
  ['Garri', 'mudu', 900, 1500],
  ['Semo', 'pack', 1400, 2200],
  ['Spaghetti', 'pack', 900, 1300],
  ['Yam', 'tuber', 2500, 5000],
  ['Irish potato', 'paint', 3000, 4800],
];

/** Before the day starts the admin writes down what the stalls ask, so that quotes have something to go by. */
export async function walkTheStalls({ people, markets: walked, log }: Stage): Promise<void> {
  const catalogue = answered(await people.admin.call(listCatalogue, {}));
  const markets = answered(await people.admin.call(listMarkets, {}));
  for (const { name, percent } of walked) {
    const market = markets.find((one) => one.name === name);
    if (market === undefined) throw new Error(`${name} no dey for di list of markets`);
    for (const [written, measure, low, high] of naira) {
      const item = catalogue.find((one) => one.name === written);
      if (item === undefined) throw new Error(`${written} no dey for di catalogue`);
      const koboPerMeasure = koboOfToday(low, high, percent);
      const price = { marketId: market.id, itemId: item.id, measure, koboPerMeasure };
      answered(await people.admin.call(recordPrice, price));
    }
    log(`ngozi don write di price of ${naira.length} things for ${name}`);
  }
}

/** To the next ₦10 down, as a stall says it. */
function koboOfToday(low: number, high: number, percent: number): number {
  return Math.floor(((low + upTo(high - low)) * percent) / 1000) * 1000;
}
