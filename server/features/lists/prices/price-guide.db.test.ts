import { describe, expect, test } from 'vitest';
import {
  changeCatalogueItem,
  correctPrice,
  decideSample,
  listCatalogue,
  listPrices,
  listSamplesWaiting,
  recordPrice,
  removeCorrection,
  showGuide,
} from '#contract/lists/catalogue/endpoints.ts';
import type { CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import { price } from '#contract/lists/prices/guide.ts';
import { measures, type Measure } from '#contract/measures/measures.ts';
import { changeMarket, listAllMarkets } from '#contract/markets/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { forgetOldPrices } from './forget-old-prices.ts';
import { recordSample } from './record-sample.ts';
import { guidesFor } from './store/guide.ts';

const world = await openWorld();
const more = await Promise.all(Array.from({ length: 4 }, () => signUpAdmin(world, ['markets:manage'])));
const { client: admin, user: adminUser, username } = await signUpAdmin(world, ['markets:manage']);
const { client: other, username: othersName } = await signUpAdmin(world, ['markets:manage']);
const clients = [admin, other, ...more.map(({ client }) => client)];
const visitor = world.device();
const catalogue = answered(await admin.call(listCatalogue, {}));
const markets = answered(await admin.call(listAllMarkets, {}));
const gwarinpa = marketNamed('Gwarinpa Market');
const karmo = marketNamed('Karmo Market');
const today = lagosClock(new Date()).date;

function marketNamed(name: string) {
  const market = markets.find((one) => one.name === name);
  if (market === undefined) throw new Error(`there is no ${name}`);
  return market;
}

function item(name: string): CatalogueItem {
  const found = catalogue.find((one) => one.name === name);
  if (found === undefined) throw new Error(`nobody sells ${name}`);
  return found;
}

function priced(name: string, measure: Measure, naira: number, market = gwarinpa) {
  return { marketId: market.id, itemId: item(name).id, measure, koboPerMeasure: price.parse(naira * 100) };
}

async function seenBy(people: Client[], name: string, measure: Measure, naira: number[]): Promise<void> {
  for (const [place, client] of people.entries())
    answered(await client.call(recordPrice, priced(name, measure, naira[place] ?? 0)));
}

async function publicGuide(name: string, market = gwarinpa) {
  const prices = answered(await visitor.call(showGuide, { slug: market.slug }));
  return prices.filter((one) => one.item.name === name);
}

describe('learning', () => {
  test('before anybody has bought anything there is no guess', async () => {
    expect(answered(await visitor.call(showGuide, { slug: karmo.slug }))).toEqual([]);
    const wanted = { itemId: item('Garri').id, measure: 'mudu' } as const;
    expect(await guidesFor(world.db, karmo.id, [wanted])).toEqual([null]);
  });

  test('five prices make a median and a usual range; another measure and another market know nothing of it', async () => {
    await seenBy(clients.slice(0, 5), 'Garri', 'mudu', [1000, 1100, 1200, 1300, 1800]);
    expect(await publicGuide('Garri')).toEqual([
      {
        item: { name: 'Garri' },
        measure: 'mudu',
        guide: {
          koboPerMeasure: 120_000,
          // A fifth of the way: between the first and the second, and between the fourth and the fifth.
          lowKobo: 108_000,
          highKobo: 140_000,
          samples: 5,
          newestOn: today,
          isCorrected: false,
        },
      },
    ]);
    expect(await publicGuide('Garri', karmo)).toEqual([]);
  });

  test('one person counts once a day: the later price takes the place of the earlier', async () => {
    answered(await admin.call(recordPrice, priced('Yam', 'tuber', 2000)));
    answered(await admin.call(recordPrice, priced('Yam', 'tuber', 2500)));
    expect(await publicGuide('Yam')).toMatchObject([{ guide: { koboPerMeasure: 250_000, samples: 1 } }]);
  });

  test('ten times at once from one person is still one sample', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => admin.call(recordPrice, priced('Okra', 'paint', 900))),
    );
    expect(await publicGuide('Okra')).toMatchObject([{ guide: { koboPerMeasure: 90_000, samples: 1 } }]);
  });

  test('what is older than 60 days says nothing any more', async () => {
    answered(await admin.call(recordPrice, priced('Cabbage', 'head', 700)));
    const age = async (days: number) => {
      await world.db`
        update price_sample set day = ${today}::date - ${days}::int where item_id = ${item('Cabbage').id}`;
      await world.db`update price_learned set learned_on = learned_on - 1`;
      await forgetOldPrices(world.db, new Date());
    };
    await age(59);
    expect(await publicGuide('Cabbage')).toMatchObject([{ guide: { samples: 1 } }]);
    await age(60);
    expect(await publicGuide('Cabbage')).toEqual([]);
  });

  test('of agents who pay the same price at once each is heard', async () => {
    await Promise.all(clients.map((client) => client.call(recordPrice, priced('Ginger', 'piece', 100))));
    expect(await publicGuide('Ginger')).toMatchObject([{ guide: { samples: clients.length } }]);
  });

  test('every measure of the trade can be priced, and no other', async () => {
    for (const measure of measures) {
      const result = await admin.call(recordPrice, priced('Salt', measure, 100, karmo));
      expect(result).toMatchObject({ ok: true, value: { measure, state: 'accepted' } });
    }
    const odd = { ...priced('Salt', 'mudu', 100), measure: 'truckload' };
    expect(await admin.try(recordPrice, odd)).toMatchObject({ reason: 'bad-input' });
  });

  test('a price is at least a kobo, for something we know, at a market we know', async () => {
    const yam = priced('Yam', 'tuber', 100);
    expect(await admin.try(recordPrice, { ...yam, koboPerMeasure: 0 })).toMatchObject({
      reason: 'bad-input',
    });
    for (const unknown of [{ itemId: crypto.randomUUID() }, { marketId: crypto.randomUUID() }])
      expect(await admin.try(recordPrice, { ...yam, ...unknown })).toMatchObject({ reason: 'not-found' });
  });

  test('guides come in the order they were asked for, those that nobody knows as nothing', async () => {
    answered(await admin.call(recordPrice, priced('Beans', 'mudu', 1500)));
    answered(await admin.call(recordPrice, priced('Beans', 'cup', 150)));
    const beans = item('Beans').id;
    const guides = await guidesFor(world.db, gwarinpa.id, [
      { itemId: beans, measure: 'cup' },
      { itemId: beans, measure: 'bag' },
      { itemId: beans, measure: 'mudu' },
      { itemId: beans, measure: 'cup' },
    ]);
    expect(guides.map((guide) => guide?.koboPerMeasure)).toEqual([15_000, undefined, 150_000, 15_000]);
    expect(await guidesFor(world.db, gwarinpa.id, [])).toEqual([]);
  });
});

describe('a price far above the guide', () => {
  test('waits for a look, counts when it is accepted, and is decided once', async () => {
    answered(await admin.call(recordPrice, priced('Crayfish', 'cup', 1000)));
    const dear = answered(await other.call(recordPrice, priced('Crayfish', 'cup', 2001)));
    expect(dear.state).toBe('waiting');
    expect(await publicGuide('Crayfish')).toMatchObject([{ guide: { samples: 1 } }]);
    const { waiting, samples } = answered(await admin.call(listSamplesWaiting, {}));
    expect({ waiting, samples }).toMatchObject({
      waiting: 1,
      samples: [{ id: dear.id, by: othersName, koboPerMeasure: 200_100, market: { name: gwarinpa.name } }],
    });
    const decisions = await Promise.all(
      clients.map((client) => client.call(decideSample, { sampleId: dear.id, decision: 'accept' })),
    );
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
    expect(decisions.filter((one) => !one.ok && one.reason === 'already-decided')).toHaveLength(5);
    expect(await publicGuide('Crayfish')).toMatchObject([{ guide: { samples: 2, koboPerMeasure: 150_050 } }]);
    const entries = await world.db`select after from audit_entry where subject = ${dear.id}`;
    expect(entries).toMatchObject([{ after: { state: 'accepted' } }]);
  });

  test('exactly twice the guide counts at once', async () => {
    answered(await admin.call(recordPrice, priced('Ginger', 'paint', 1000)));
    const twice = answered(await other.call(recordPrice, priced('Ginger', 'paint', 2000)));
    expect(twice.state).toBe('accepted');
  });

  test('refused stays refused when it is said again, and another price is a new one', async () => {
    answered(await admin.call(recordPrice, priced('Garlic', 'piece', 100)));
    const dear = answered(await other.call(recordPrice, priced('Garlic', 'piece', 500)));
    answered(await admin.call(decideSample, { sampleId: dear.id, decision: 'refuse' }));
    expect(answered(await other.call(recordPrice, priced('Garlic', 'piece', 500))).state).toBe('refused');
    expect(await publicGuide('Garlic')).toMatchObject([{ guide: { samples: 1 } }]);
    expect(answered(await other.call(recordPrice, priced('Garlic', 'piece', 120))).state).toBe('accepted');
    expect(await publicGuide('Garlic')).toMatchObject([{ guide: { samples: 2 } }]);
  });

  test('so does money that went out without a receipt, above ₦2,000', async () => {
    const proof = { kind: 'paid', withoutReceiptKobo: 200_001 } as const;
    const paid = { ...priced('Snail', 'piece', 500), agentId: adminUser.id, day: today, proof };
    expect(await recordSample(world.db, paid)).toMatchObject({ state: 'waiting' });
    expect(await publicGuide('Snail')).toEqual([]);
  });

  test('a sample that is not there cannot be decided', async () => {
    const result = await admin.try(decideSample, { sampleId: crypto.randomUUID(), decision: 'accept' });
    expect(result).toMatchObject({ reason: 'not-found' });
  });
});

describe('a price set by hand', () => {
  test('stands above what was learned, is the measure for new prices, and leaves what was learned alone', async () => {
    await seenBy([admin], 'Ponmo', 'piece', [300]);
    const stored = answered(await admin.call(correctPrice, priced('Ponmo', 'piece', 800)));
    expect(stored).toMatchObject({
      learned: { medianKobo: 30_000, samples: 1 },
      corrected: { kobo: 80_000, on: today, by: username },
    });
    expect(await publicGuide('Ponmo')).toMatchObject([
      { guide: { koboPerMeasure: 80_000, samples: 1, isCorrected: true } },
    ]);
    const next = answered(await other.call(recordPrice, priced('Ponmo', 'piece', 1500)));
    expect(next.state).toBe('accepted');
    answered(await admin.call(removeCorrection, place('Ponmo', 'piece')));
    expect(await publicGuide('Ponmo')).toMatchObject([
      { guide: { koboPerMeasure: 90_000, samples: 2, isCorrected: false } },
    ]);
    const actions = await world.db`
      select action from audit_entry where subject = ${item('Ponmo').id} and action like '%orrect%' order by id`;
    expect(actions.map(({ action }) => action as string)).toEqual(['correctPrice', 'removeCorrection']);
  });

  test('needs no sample, and with it gone there is no guess again', async () => {
    answered(await admin.call(correctPrice, priced('Egg', 'crate', 4500)));
    expect(await publicGuide('Egg')).toMatchObject([{ guide: { koboPerMeasure: 450_000, samples: 0 } }]);
    expect(answered(await admin.call(listPrices, { marketId: gwarinpa.id }))).toContainEqual(
      expect.objectContaining({ measure: 'crate', learned: null }),
    );
    answered(await admin.call(removeCorrection, place('Egg', 'crate')));
    expect(await publicGuide('Egg')).toEqual([]);
    expect(await admin.call(removeCorrection, place('Egg', 'crate'))).toMatchObject({ reason: 'not-found' });
  });

  test('six admins set one price at once: one of the six stands, alone', async () => {
    const results = await Promise.all(
      clients.map((client, index) => client.call(correctPrice, priced('Thyme', 'sachet', 100 + index))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(6);
    expect(await publicGuide('Thyme')).toHaveLength(1);
  });

  function place(name: string, measure: Measure) {
    const { koboPerMeasure: _price, ...rest } = priced(name, measure, 1);
    return rest;
  }
});

describe('a guide’s reader:', () => {
  test('nobody, of an item that is no longer offered', async () => {
    answered(await admin.call(recordPrice, priced('Candle', 'pack', 600)));
    const { id: itemId, ...candle } = item('Candle');
    answered(await admin.call(changeCatalogueItem, { itemId, ...candle, isActive: false }));
    expect(await publicGuide('Candle')).toEqual([]);
  });

  test('nobody, of a market that is hidden or was never there; an admin sees the hidden one', async () => {
    const { id: marketId, name, description, location, marketDays, hours } = marketNamed('Utako Market');
    const utako = { name, description, location, marketDays, hours };
    answered(await admin.try(changeMarket, { marketId, ...utako, isActive: false }));
    for (const slug of ['utako-market', 'no-such-market'])
      expect(await visitor.call(showGuide, { slug })).toMatchObject({ reason: 'not-found' });
    expect(answered(await admin.call(listPrices, { marketId }))).toEqual([]);
    expect(await admin.try(listPrices, { marketId: crypto.randomUUID() })).toMatchObject({
      reason: 'not-found',
    });
  });
});
