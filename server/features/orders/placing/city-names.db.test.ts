import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SentTo } from '#contract/endpoint.ts';
import {
  addCatalogueItem,
  changeCatalogueItem,
  correctPrice,
  listCatalogue,
} from '#contract/lists/catalogue/endpoints.ts';
import { catalogueTable } from '#contract/lists/files/catalogue-file.ts';
import {
  importCatalogueFile,
  previewCatalogueFile,
  previewPriceFile,
} from '#contract/lists/files/endpoints.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { lineOf, basketFor, marketNamed, wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { csvOf } from '#web/lib/format/csv.ts';

const world = await openWorld({ clock: 'stands' });
const { client: oga } = await signInOwner(world);
const kano = await openCity(oga, { name: 'Kano', letters: 'KN', middle: { latitude: 12, longitude: 8.52 } });
const abuja = await marketNamed(world, 'Utako Market');

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const facts: Omit<SentTo<typeof addCatalogueItem>, 'name'> = {
  aliases: [],
  defaultMeasure: 'piece',
  options: [],
  stall: 'grains',
};

async function added(name: string, more: Partial<typeof facts> = {}) {
  return answered(await oga.call(addCatalogueItem, { ...facts, ...more, name }));
}

async function named(name: string) {
  return answered(await oga.call(listCatalogue, {})).find((one) => one.name === name);
}

/** The guides of one word, at a market of Abuja and at that of Kano. */
async function guidesOf(word: string) {
  const items = [lineOf(word, { capKobo: null })];
  const here = await basketFor(world, { items });
  const there = { ...here, marketId: kano.market.id, address: kano.address };
  const quotes = [
    await world.device().call(quoteOrder, here),
    await world.device().call(quoteOrder, there),
  ].map(answered);
  return quotes.map(({ lines }) => lines[0]?.guide?.medianKobo ?? null);
}

describe('a name in one city', () => {
  test('means its item there and nowhere else, however often it was asked about before', async () => {
    const [here, there] = [await added('Tuwo flour', { aliases: ['dusa'] }), await added('White maize')];
    for (const [item, koboPerMeasure] of [
      [here, 100_000],
      [there, 200_000],
    ] as const)
      for (const marketId of [abuja, kano.market.id])
        answered(
          await oga.call(correctPrice, { marketId, itemId: item.id, measure: 'piece', koboPerMeasure }),
        );
    expect(await guidesOf('dusa')).toEqual([100_000, 100_000]);
    const { id: itemId, ...written } = there;
    const cityNames = [{ city: 'kano', name: 'Dusa' }];
    const changed = answered(await oga.call(changeCatalogueItem, { itemId, ...written, cityNames }));
    expect(changed.cityNames).toEqual(cityNames);
    expect(await guidesOf('dusa')).toEqual([100_000, 200_000]);
    expect(await guidesOf('dusa')).toEqual([100_000, 200_000]);
    const audit = await readAudit(world, 'lists', itemId);
    expect(audit.at(-1)).toMatchObject({ after: { cityNames: ['kano: Dusa'] } });
    // A page that knows no names of cities leaves them.
    answered(await oga.call(changeCatalogueItem, { itemId, ...written, cityNames: undefined }));
    expect(await guidesOf('dusas')).toEqual([100_000, 200_000]);
    answered(await oga.call(changeCatalogueItem, { itemId, ...written, cityNames: [] }));
    expect(await guidesOf('dusa')).toEqual([100_000, 100_000]);
  });

  test('is refused where another item is called so there, and where there is no such city', async () => {
    const cityNames = [{ city: 'kano', name: 'gero' }];
    await added('Pearl millet', { cityNames });
    expect(await oga.call(addCatalogueItem, { ...facts, name: 'Other millet', cityNames })).toMatchObject({
      reason: 'item-name-taken',
    });
    const elsewhere = [{ city: 'abuja', name: 'gero' }];
    await added('Third millet', { cityNames: elsewhere });
    const nowhere = [{ city: 'atlantis', name: 'gero' }];
    expect(
      await oga.call(addCatalogueItem, { ...facts, name: 'Fourth millet', cityNames: nowhere }),
    ).toMatchObject({ reason: 'no-such-city' });
    expect(
      await oga.call(addCatalogueItem, {
        ...facts,
        name: 'Fifth millet',
        cityNames: [{ city: 'kano', name: '🍅' }],
      }),
    ).toMatchObject({ reason: 'item-name-unreadable' });
  });

  test('that two items claim at once is given to one', async () => {
    const cityNames = [{ city: 'kano', name: 'dawa' }];
    const replies = await Promise.all(
      ['Red sorghum', 'White sorghum'].map((name) =>
        oga.call(addCatalogueItem, { ...facts, name, cityNames }),
      ),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('goes out with the file of the catalogue and comes in again, and a wrong one is named', async () => {
    await added('Bambara nut', { cityNames: [{ city: 'kano', name: 'gurjiya' }] });
    const all = answered(await oga.call(listCatalogue, {}));
    const preview = async (text: string) => answered(await oga.call(previewCatalogueFile, { text }));
    expect(await preview(csvOf(catalogueTable(all)))).toMatchObject({
      wrong: [],
      changed: [],
      unchanged: all.length,
    });
    const wrong = await preview(
      [
        'name,city names',
        'Rice,kano gurjiya',
        'Beans,kano: gurjiya',
        'Yam,atlantis: dundu',
        'Garri,kano: 🍅',
      ].join('\n'),
    );
    expect(wrong.wrong.map(({ line, column, fault, other }) => [line, column, fault, other])).toEqual([
      [2, 'city names', 'city-names-unreadable', null],
      [3, 'city names', 'name-taken', 'Bambara nut'],
      [4, 'city names', 'unknown-city', null],
      [5, 'city names', 'name-without-letter', null],
    ]);
    const text = 'name,city names\nBambara nut,\nRice,Kano: gurjiya; abuja: ofada\n';
    const { digest } = await preview(text);
    answered(await oga.call(importCatalogueFile, { clientRequestId: crypto.randomUUID(), text, digest }));
    expect((await named('Rice'))?.cityNames).toEqual([
      { city: 'abuja', name: 'ofada' },
      { city: 'kano', name: 'gurjiya' },
    ]);
    expect((await named('Bambara nut'))?.cityNames).toEqual([]);
  });

  test('names the item of a price in a file of that city', async () => {
    await added('Finger millet', { aliases: ['tamba'] });
    await added('Fonio husk', { cityNames: [{ city: 'kano', name: 'tamba' }] });
    const text = 'item,unit,price\ntamba,mudu,900\n';
    const read = async (marketId: typeof abuja) =>
      answered(await oga.call(previewPriceFile, { marketId, text })).added.map(({ item }) => item);
    expect(await read(abuja)).toEqual(['Finger millet']);
    expect(await read(kano.market.id)).toEqual(['Fonio husk']);
  });
});
