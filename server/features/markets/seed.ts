import type { InputOf } from '#contract/endpoint.ts';
import type { addMarket as endpoint } from '#contract/markets/endpoints.ts';
import { wholeDay } from '#contract/markets/hours.ts';
import { theHouse } from '#server/audit/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { addMarket } from './admin/add-market.ts';
import { freeReservedSlugs } from './free-reserved-slugs.ts';
import { claimFirstData, setPosition } from './store.ts';

type NewMarket = Omit<InputOf<typeof endpoint>, 'hours'>;

const weekLong: NewMarket['marketDays'] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

const lifeCampMarkets: readonly NewMarket[] = [
  {
    name: 'Life Camp Roadside Market',
    description:
      'Di stalls wey near house pass: ugu, tomato, pepper, fruit and wetin you forget to buy. Small buying, quick quick.',
    location: 'Life Camp, Abuja',
    isActive: true,
    marketDays: weekLong,
  },
  {
    name: 'Gwarinpa Market',
    description:
      'Vegetables, tubers, foodstuff and provisions for di whole estate. E dey complete enough for one week cooking.',
    location: 'Gwarinpa, Abuja',
    isActive: true,
    marketDays: weekLong,
  },
  {
    name: 'Kado Fish Market',
    description:
      'Where Abuja dey buy fish: live catfish, frozen fish and dried fish. Dem go clean am and cut am as you want.',
    location: 'Kado, Abuja',
    isActive: true,
    marketDays: weekLong,
  },
  {
    name: 'Karmo Market',
    description:
      'Big open market wey people sabi for price. On market days farmers bring yam, grains, fresh pepper and tomato by basket.',
    location: 'Karmo, Abuja',
    isActive: true,
    marketDays: ['tuesday', 'thursday', 'saturday'],
  },
  {
    name: 'Utako Market',
    description:
      'Foodstuff, meat, fresh vegetables and soup ingredients, plus shops for things wey you need for kitchen.',
    location: 'Utako, Abuja',
    isActive: true,
    marketDays: weekLong,
  },
  {
    name: 'Wuse Market',
    description:
      'Di big one for town. Spices, fruit, meat, foodstuff, cloth: if Abuja dey sell am, you fit find am here.',
    location: 'Wuse Zone 5, Abuja',
    isActive: true,
    marketDays: weekLong,
  },
];

/** Positions; a market without one of its own counts as in the middle of Life Camp. */
const places: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  'Life Camp Roadside Market': { latitude: 9.0772, longitude: 7.4018 },
  'Gwarinpa Market': { latitude: 9.1069, longitude: 7.4072 },
  'Kado Fish Market': { latitude: 9.0871, longitude: 7.4187 },
  'Karmo Market': { latitude: 9.0611, longitude: 7.3812 },
  'Utako Market': { latitude: 9.0659, longitude: 7.4432 },
  'Wuse Market': { latitude: 9.0646, longitude: 7.4658 },
};

/** The markets around Life Camp, once: what an admin hides or renames afterwards stays so. */
export async function seedMarkets(
  { db }: Pick<FeatureDeps, 'db'>,
  say: (sentence: string) => void,
): Promise<void> {
  await freeReservedSlugs(db, say);
  await inTransaction(db, async (transaction) => {
    if (!(await claimFirstData(transaction))) return;
    for (const market of lifeCampMarkets) {
      const added = await addMarket(transaction, { ...market, hours: wholeDay }, theHouse);
      if (!added.ok) throw new Error(`the first markets cannot be laid: ${market.name} is ${added.reason}`);
      const place = places[market.name];
      if (place !== undefined) await setPosition(transaction, added.value.id, place);
    }
  });
}
