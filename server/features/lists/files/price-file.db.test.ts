import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import {
  correctPrice,
  listCatalogue,
  listPrices,
  recordPrice,
  showGuide,
} from '#contract/lists/catalogue/endpoints.ts';
import { importPriceFile, previewPriceFile } from '#contract/lists/files/endpoints.ts';
import { priceTable } from '#contract/lists/files/price-file.ts';
import { addMarket, listMarkets } from '#contract/markets/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { csvOf } from '#web/lib/format/csv.ts';

const world = await openWorld();
const { client: admin, user } = await signUpAdmin(world, ['markets:manage']);
const { client: other } = await signUpAdmin(world, ['markets:manage']);
const { client: stranger } = await signUpAdmin(world, ['orders:view']);
const items = answered(await admin.call(listCatalogue, {}));

let opened = 0;
async function openMarket() {
  opened += 1;
  return answered(
    await admin.call(addMarket, {
      name: `Morning Market ${opened}`,
      description: '',
      location: 'Dape, Abuja',
      isActive: true,
      marketDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    }),
  );
}
type MarketId = Awaited<ReturnType<typeof openMarket>>['id'];

async function preview(marketId: MarketId, text: string, client: Client = admin) {
  return answered(await client.call(previewPriceFile, { marketId, text }));
}

async function bringIn(marketId: MarketId, text: string, client: Client = admin) {
  const { digest } = await preview(marketId, text, client);
  return client.call(importPriceFile, { clientRequestId: randomUUID(), marketId, text, digest });
}

function placeOf(marketId: MarketId, name: string, measure: 'mudu' | 'paint') {
  const item = items.find((one) => one.name === name);
  if (item === undefined) throw new Error(`there is no ${name}`);
  return { marketId, itemId: item.id, measure };
}

async function guideOf(slug: string, name: string): Promise<[number, boolean] | undefined> {
  const found = answered(await world.device().call(showGuide, { slug })).find(
    ({ item }) => item.name === name,
  );
  return found && [found.guide.koboPerMeasure, found.guide.isCorrected];
}

describe('the prices of a market as a file', () => {
  test('open a new market: the list to fill in goes out, and what was filled in is its guide', async () => {
    const { id, slug } = await openMarket();
    const table = priceTable(answered(await admin.call(listPrices, { marketId: id })), items);
    expect(table).toHaveLength(1 + items.filter(({ isActive }) => isActive).length);
    const filled = table.map(([item = '', unit = '', price = '']) => [
      item,
      unit,
      item === 'Garri' ? '₦1,250.50' : item === 'Beans' ? '2400' : price,
    ]);
    const text = csvOf(filled);
    const shown = await preview(id, text);
    expect(shown).toMatchObject({ wrong: [], changed: [], unchanged: 0, empty: table.length - 3 });
    expect(shown.added.map(({ item, kobo }) => [item, kobo])).toEqual([
      ['Beans', 240_000],
      ['Garri', 125_050],
    ]);
    const sent = { clientRequestId: randomUUID(), marketId: id, text, digest: shown.digest };
    const replies = await Promise.all([1, 2, 3].map(() => admin.call(importPriceFile, sent)));
    expect(replies.map(answered)).toEqual([1, 2, 3].map(() => ({ added: 2, changed: 0 })));
    expect(await guideOf(slug, 'Garri')).toEqual([125_050, false]);
    expect(
      await preview(id, csvOf(priceTable(answered(await admin.call(listPrices, { marketId: id })), items))),
    ).toMatchObject({
      added: [],
      changed: [],
      unchanged: 2,
    });
    const audited = await world.db`
      select actor_id, after from audit_entry where action = 'importPriceFile' and subject = ${id}`;
    expect(audited).toMatchObject([
      { actor_id: user.id, after: { byHand: 0, prices: expect.arrayContaining(['Garri, mudu: 1250.5']) } },
    ]);
    const events = await world.db`
      select from outbox_event where name = 'price.changed' and payload ->> 'marketId' = ${id}`;
    expect(events).toHaveLength(1);
  });

  test('become the guide also where others were seen before, and a slip of the same morning leaves no price by hand', async () => {
    const { id, slug } = await openMarket();
    for (const [client, kobo] of [
      [admin, 200_000],
      [other, 240_000],
    ] as const)
      answered(await client.call(recordPrice, { ...placeOf(id, 'Beans', 'mudu'), koboPerMeasure: kobo }));
    answered(await bringIn(id, 'item,unit,price\nGarri,mudu,900'));
    const text = 'item,unit,price\nwaken soya,mudu,\nbrown bean,mudus,2600\ngari,mudu,1000';
    expect(await preview(id, text)).toMatchObject({
      empty: 1,
      changed: [
        { line: 3, item: 'Beans', beforeKobo: 220_000, kobo: 260_000, isFar: false },
        { line: 4, item: 'Garri', beforeKobo: 90_000, kobo: 100_000, isFar: false },
      ],
    });
    expect(answered(await bringIn(id, text))).toEqual({ added: 0, changed: 2 });
    expect(await guideOf(slug, 'Beans')).toEqual([260_000, true]);
    expect(await guideOf(slug, 'Garri')).toEqual([100_000, false]);
    // One by hand is replaced by the next, and is history.
    answered(await bringIn(id, 'item,unit,price\nBeans,mudu,2500'));
    expect(await guideOf(slug, 'Beans')).toEqual([250_000, true]);
  });

  test('say which are far from the guide, and take them all the same', async () => {
    const { id, slug } = await openMarket();
    answered(await bringIn(id, 'item,unit,price\nGarri,mudu,1000\nRice,mudu,2000'));
    const text = 'item,unit,price\nGarri,mudu,1501\nRice,mudu,5000';
    expect((await preview(id, text)).changed.map(({ isFar }) => isFar)).toEqual([true, true]);
    answered(await bringIn(id, text));
    expect(await guideOf(slug, 'Rice')).toEqual([500_000, true]);
    expect(await guideOf(slug, 'Garri')).toEqual([150_100, false]);
  });

  test('name every wrong line with its column, and come in only once none is left', async () => {
    const { id, slug } = await openMarket();
    const lines = [
      'unit,price,item',
      'mudu,1200,Garri',
      'mudu,1200,Plutonium',
      'shipload,100,Rice',
      'mudu,cheap,Beans',
      'mudu,10.505,Maize',
      'mudu,0,Millet',
      'mudu,10000000.01,Acha',
      'mudu,1300,garri',
      ',,',
      ',5,',
    ];
    const { wrong, digest } = await preview(id, lines.join('\r\n'));
    expect(wrong.map(({ line, column, fault, cell, other: by }) => [line, column, fault, cell, by])).toEqual([
      [3, 'item', 'unknown-item', 'Plutonium', null],
      [4, 'unit', 'unknown-unit', 'shipload', null],
      [5, 'price', 'price-unreadable', 'cheap', null],
      [6, 'price', 'price-not-whole-kobo', '10.505', null],
      [7, 'price', 'price-too-low', '0', null],
      [8, 'price', 'price-too-high', '10000000.01', null],
      [9, 'item', 'item-twice', 'garri', '2'],
      [11, 'item', 'cell-missing', '', null],
      [11, 'unit', 'cell-missing', '', null],
    ]);
    const sent = { clientRequestId: randomUUID(), marketId: id, text: lines.join('\r\n'), digest };
    expect(await admin.call(importPriceFile, sent)).toMatchObject({ status: 422, reason: 'lines-wrong' });
    expect(await guideOf(slug, 'Garri')).toBeUndefined();
    answered(await bringIn(id, lines.slice(0, 2).join('\n')));
    expect(await guideOf(slug, 'Garri')).toEqual([120_000, false]);
  });

  test('with semicolons part naira from kobo by a comma, and a comma of thousands is refused', async () => {
    const { id } = await openMarket();
    const { added, wrong } = await preview(
      id,
      'item;unit;price\nGarri;mudu;1250,5\nRice;mudu;1,250\nBeans;mudu;1.5',
    );
    expect(added.map(({ kobo }) => kobo)).toEqual([125_050, 150]);
    expect(wrong).toMatchObject([{ line: 3, fault: 'price-unreadable' }]);
  });

  test('are refused where a price changed since the preview', async () => {
    const { id, slug } = await openMarket();
    const text = 'item,unit,price\nGarri,mudu,1200';
    const { digest } = await preview(id, text);
    answered(
      await other.call(correctPrice, { ...placeOf(id, 'Garri', 'mudu'), koboPerMeasure: asKobo(110_000) }),
    );
    const sent = { clientRequestId: randomUUID(), marketId: id, text, digest };
    expect(await admin.call(importPriceFile, sent)).toMatchObject({
      status: 409,
      reason: 'changed-meanwhile',
    });
    expect(await guideOf(slug, 'Garri')).toEqual([110_000, true]);
  });

  test('two who bring in other prices of one item at once: one is told that it changed', async () => {
    const { id } = await openMarket();
    const [low, high] = [1200, 1300].map((naira) => `item,unit,price\nGarri,mudu,${naira}`);
    const shown = await Promise.all([preview(id, low ?? ''), preview(id, high ?? '', other)]);
    const sent = ({ digest }: (typeof shown)[0], text = '') => ({
      clientRequestId: randomUUID(),
      marketId: id,
      text,
      digest,
    });
    const replies = await Promise.all([
      admin.call(importPriceFile, sent(shown[0], low)),
      other.call(importPriceFile, sent(shown[1], high)),
    ]);
    expect(replies.map((one) => (one.ok ? 'done' : one.reason)).toSorted()).toEqual([
      'changed-meanwhile',
      'done',
    ]);
  });

  test('are for nobody without the right to manage markets, and of no market that is not there', async () => {
    const [market] = answered(await world.device().call(listMarkets, {}));
    if (market === undefined) throw new Error('there is no market');
    const text = 'item,unit,price\nGarri,mudu,1200';
    for (const client of [stranger, world.device()])
      expect((await client.call(previewPriceFile, { marketId: market.id, text })).ok).toBe(false);
    const nowhere = market.id.replace(/.{12}$/, '000000000000') as MarketId;
    expect(await admin.call(previewPriceFile, { marketId: nowhere, text })).toMatchObject({
      reason: 'not-found',
    });
  });
});
