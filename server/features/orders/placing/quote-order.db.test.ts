import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { goOffline } from '#contract/agents/endpoints.ts';
import { changeProfile } from '#contract/accounts/endpoints.ts';
import type { SentTo } from '#contract/endpoint.ts';
import {
  addCatalogueItem,
  changeCatalogueItem,
  correctPrice,
  recordPrice,
  listCatalogue,
} from '#contract/lists/catalogue/endpoints.ts';
import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import { changeMarket, listAllMarkets } from '#contract/markets/endpoints.ts';
import { placeOrder, quoteOrder, showOrder } from '#contract/orders/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import { agentWithFloat, everybodyGoesHome } from '#test/factories/dispatch.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import {
  basketFor,
  lineOf,
  marketNamed,
  placeThrough,
  standAt,
  wednesdayMorning,
  yesThrough,
} from '#test/factories/orders.ts';
import { trustOnAccount, verifiedGuest } from '#test/factories/phones.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const oga = await signInOwner(world);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const address = { area: 'Jabi', landmark: 'By the lake', directions: '', pin: null } as const;

async function hide(name: string, isActive: boolean): Promise<void> {
  const markets = answered(await oga.client.call(listAllMarkets, {}));
  const market = markets.find((one) => one.name === name);
  if (market === undefined) throw new Error(`there is no ${name}`);
  const { id, description, location, hours, marketDays } = market;
  const days = marketDays.filter((day) => day !== 'sunday');
  const facts = { name, description, location, hours, marketDays: days };
  answered(await oga.client.call(changeMarket, { ...facts, marketId: id, isActive }));
}

async function withSetting<Value>(
  key: 'first_door_cap' | 'delivery_fee' | 'service_fee' | 'estimated_delivery_time',
  value: string,
  before: string,
  work: () => Promise<Value>,
): Promise<Value> {
  answered(await oga.client.call(changeSetting, { key, value }));
  try {
    return await work();
  } finally {
    answered(await oga.client.call(changeSetting, { key, value: before }));
  }
}

describe('a quote', () => {
  test('shows every fee, counts a cap before a guide, and says what nobody knows', async () => {
    const marketId = await marketNamed(world, 'Utako Market');
    const garri = answered(await oga.client.call(listCatalogue, {})).find(({ name }) => name === 'Garri');
    if (garri === undefined) throw new Error('there is no garri in the catalogue');
    const price = { marketId, itemId: garri.id, measure: 'paint', koboPerMeasure: 180_000 } as const;
    answered(await oga.client.call(recordPrice, price));
    const basket = await basketFor(world, {
      items: [
        lineOf('garri', { quantity: 2, measure: 'paint', capKobo: null }),
        lineOf('garri', { quantity: 2, measure: 'paint', capKobo: 300_000 }),
        lineOf('unicorn horn', { capKobo: null }),
      ],
    });
    const quote = answered(await world.device().call(quoteOrder, basket));
    const guide = { medianKobo: 360_000, samples: 1, newestOn: '2026-03-04', isCorrected: false };
    expect(quote.lines).toMatchObject([
      { basis: 'guide', kobo: 360_000, guide },
      { basis: 'cap', kobo: 300_000, guide },
      { basis: 'unknown', kobo: null, guide: null },
    ]);
    expect(quote).toMatchObject({
      itemsKobo: 660_000,
      unknownLines: 1,
      deliveryFeeKobo: 15_000,
      serviceFeeKobo: 5000,
      estimateKobo: 680_000,
      ceilingKobo: 785_000,
      when: { kind: 'now', minutes: 30 },
      payOnDelivery: { capKobo: 1_000_000 },
      quotedAt: wednesdayMorning.toISOString(),
    });
  });

  test('a word that was unknown, or that begins to mean something else, counts at once', async () => {
    const marketId = await marketNamed(world, 'Utako Market');
    const basket = await basketFor(world, {
      items: [
        lineOf('xanthosoma', { capKobo: null }),
        lineOf('xanthosoma', { measure: 'kg', capKobo: null }),
      ],
    });
    const guides = async () => {
      const { lines } = answered(await world.device().call(quoteOrder, basket));
      return lines.map(({ guide }) => guide?.medianKobo ?? null);
    };
    expect(await guides()).toEqual([null, null]);
    expect(await guides()).toEqual([null, null]);
    const facts: Omit<SentTo<typeof addCatalogueItem>, 'name'> = {
      aliases: ['xanthosoma'],
      defaultMeasure: 'piece',
      options: [],
      stall: 'tubers',
    };
    const cocoyam = answered(await oga.client.call(addCatalogueItem, { name: 'Cocoyam from far', ...facts }));
    const price = { marketId, itemId: cocoyam.id, koboPerMeasure: 250_000 } as const;
    answered(await oga.client.call(recordPrice, { ...price, measure: 'piece' }));
    expect(await guides()).toEqual([250_000, null]);
    // The price changes without any change of the catalogue.
    answered(await oga.client.call(correctPrice, { ...price, measure: 'kg', koboPerMeasure: 700_000 }));
    expect(await guides()).toEqual([250_000, 700_000]);
    const changed: SentTo<typeof changeCatalogueItem> = {
      ...facts,
      itemId: cocoyam.id,
      name: cocoyam.name,
      defaultMeasure: 'kg',
      isActive: true,
    };
    answered(await oga.client.call(changeCatalogueItem, changed));
    expect(await guides()).toEqual([700_000, 700_000]);
    answered(await oga.client.call(changeCatalogueItem, { ...changed, isActive: false }));
    expect(await guides()).toEqual([null, null]);
  });

  test('a price set by hand says so, and the order keeps what was known when it was placed', async () => {
    const marketId = await marketNamed(world, 'Kado Fish Market');
    const fish = answered(await oga.client.call(listCatalogue, {})).find(({ name }) => name === 'Catfish');
    if (fish === undefined) throw new Error('there is no catfish in the catalogue');
    const at = { marketId, itemId: fish.id, measure: 'kg' } as const;
    answered(await oga.client.call(correctPrice, { ...at, koboPerMeasure: 200_000 }));
    const guest = world.device();
    const items = [lineOf('catfish', { quantity: 2, measure: 'kg', capKobo: null })];
    const placed = await placeThrough(guest, { marketId, items });
    answered(await oga.client.call(correctPrice, { ...at, koboPerMeasure: 900_000 }));
    const seen = answered(await guest.call(showOrder, { code: placed.code, token: placed.token }));
    expect(seen.items).toMatchObject([{ name: 'catfish', guideKobo: 400_000 }]);
    expect(seen.estimateKobo).toBe(420_000);
  });

  test.each([
    ['before opening', '2026-03-04T04:00:00.000Z', '2026-03-04T05:00:00.000Z'],
    ['after closing', '2026-03-04T21:00:00.000Z', '2026-03-05T05:00:00.000Z'],
    ['late on Saturday: Sunday is closed', '2026-03-07T22:30:00.000Z', '2026-03-09T05:00:00.000Z'],
  ])('%s it is scheduled, and says for when', async (_when, now, startsAt) => {
    vi.setSystemTime(new Date(now));
    const placed = await placeThrough(world.device());
    expect(placed.order.scheduledFor).toBe(startsAt);
    expect(placed.order.status).toBe('confirmed');
    const promisedUntil = new Date(new Date(startsAt).getTime() + 30 * 60_000).toISOString();
    expect(placed.order).toMatchObject({ eta: null, promisedUntil });
  });

  test('collects more at the door from a verified phone that has paid there before', async () => {
    const ada = await signUpCustomer(world);
    const phone = await trustOnAccount(world, ada.user.id);
    answered(await ada.client.call(changeProfile, { name: 'Ada', phone }));
    const capNow = async () =>
      answered(await ada.client.call(quoteOrder, await basketFor(world))).payOnDelivery.capKobo;
    const { code } = await placeThrough(ada.client, { customer: { name: 'Ada', phone } });
    expect(await capNow()).toBe(1_000_000);
    await standAt(world, code, 'delivered');
    expect(await capNow()).toBe(3_000_000);
  });
});

describe('a quote', () => {
  const reasonFor = async (given: Parameters<typeof basketFor>[1]) => {
    const reply = await world.device().call(quoteOrder, await basketFor(world, given));
    return reply.ok ? 'answered' : reply.reason;
  };

  test('an empty list is refused', async () => {
    expect(await reasonFor({ items: [] })).toBe('empty-list');
  });

  test('a list with more items than one order holds is refused, even ten thousand', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => lineOf(`yam ${index}`));
    expect(await reasonFor({ items: lines(200) })).toBe('answered');
    expect(await reasonFor({ items: lines(201) })).toBe('list-too-long');
    expect(await reasonFor({ items: lines(10_000) })).toBe('too-large');
  });

  test('a list of two hundred of the most expensive goods is summed to the kobo, with a margin of 15 %', async () => {
    const items = Array.from({ length: 200 }, () => lineOf('gold', { capKobo: 1_000_000_000 }));
    expect(answered(await world.device().call(quoteOrder, await basketFor(world, { items })))).toMatchObject({
      itemsKobo: 200_000_000_000,
      estimateKobo: 200_000_020_000,
      ceilingKobo: 230_000_025_000,
    });
  });

  test('a place outside the area is refused', async () => {
    const pin = { latitude: 6.5244, longitude: 3.3792 };
    expect(await reasonFor({ address: { ...address, pin } })).toBe('outside-area');
    expect(await reasonFor({ address: { ...address, pin: { latitude: 9.0705, longitude: 7.4225 } } })).toBe(
      'answered',
    );
  });

  test('a hidden market is refused, and an unknown one', async () => {
    const marketId = await marketNamed(world, 'Wuse Market');
    await hide('Wuse Market', false);
    expect(await reasonFor({ marketId })).toBe('market-gone');
    expect(await reasonFor({ marketId: '00000000-0000-4000-8000-000000000000' })).toBe('market-gone');
    await hide('Wuse Market', true);
    expect(await reasonFor({ marketId })).toBe('answered');
  });

  test('a list of emoji is quoted, each as it was written', async () => {
    const guest = world.device();
    const items = parseShoppingList('🍅🍅🍅\n🌶️ 500\n🐟');
    const wanted = items.map((item) => ({
      ...item,
      unsure: item.unsure.filter((part) => part !== 'item'),
      priceRule: null,
      replacement: 'ask' as const,
    }));
    const placed = await placeThrough(guest, { items: wanted });
    expect(placed.order.items.map(({ raw }) => raw)).toEqual(['🍅🍅🍅', '🌶️ 500', '🐟']);
  });
});

describe('an order', () => {
  const refused = async (given: Parameters<typeof yesThrough>[1]) => {
    const reply = await world.device().call(placeOrder, await yesThrough(world.device(), given));
    return reply.ok ? 'placed' : reply.reason;
  };

  test('a phone of another country is refused', async () => {
    expect(await refused({ customer: { name: 'Kofi', phone: '+233 24 123 4567' } })).toBe('bad-phone');
    expect(await refused({ receiver: { name: 'Kofi', phone: '12345' } })).toBe('bad-phone');
  });

  test('a strict budget for an item without cap and price is refused', async () => {
    const line = lineOf('unicorn horn', { capKobo: null });
    const items = [line];
    expect(await refused({ items, priceRule: 'stay-inside-budget' })).toBe('needs-cap');
    expect(await refused({ items: [{ ...line, priceRule: 'stay-inside-budget' }] })).toBe('needs-cap');
    expect(await refused({ items, priceRule: 'ask-me-first' })).toBe('placed');
  });

  test('a ceiling below the estimate is refused', async () => {
    expect(await refused({ ceilingKobo: 219_999 })).toBe('ceiling-too-low');
  });

  test('a ceiling that leaves nothing for items without a price is refused', async () => {
    const items = [lineOf('unicorn horn', { capKobo: null }), lineOf('unicorn milk', { capKobo: null })];
    expect(await refused({ items, ceilingKobo: 39_999 })).toBe('ceiling-too-low');
    expect(await refused({ items, ceilingKobo: 40_000 })).toBe('placed');
  });

  test('a greeting that was not made an item is refused', async () => {
    const items = parseShoppingList('Good morning ma\n2 paint garri');
    expect(items.map(({ unsure }) => unsure)).toEqual([['item'], []]);
    const order = await yesThrough(world.device());
    const sent = items.map((item) => ({ ...item, priceRule: null, replacement: 'ask' as const }));
    expect(await world.device().try(placeOrder, { ...order, items: sent })).toMatchObject({
      reason: 'bad-input',
    });
  });

  test('a sum above the cap at the door is refused, for a new phone and then for any', async () => {
    const { client, phone } = await verifiedGuest(world);
    const customer = { name: 'Ngozi', phone };
    const by = async (ceilingKobo: number) => {
      const reply = await client.call(placeOrder, await yesThrough(client, { customer, ceilingKobo }));
      return reply.ok ? 'placed' : reply.reason;
    };
    expect(await by(1_000_001)).toBe('above-delivery-cap');
    const { code } = await placeThrough(client, { customer, ceilingKobo: 1_000_000 });
    await standAt(world, code, 'delivered');
    expect(await by(3_000_001)).toBe('above-delivery-cap');
    expect(await by(3_000_000)).toBe('placed');
  });

  test('a sum above the owner’s cap is refused', async () => {
    const lower = await withSetting('first_door_cap', '200000', '1000000', () => refused({}));
    expect(lower).toBe('above-delivery-cap');
  });

  test('an agreement older than a quarter of an hour is refused, however little changed', async () => {
    const guest = world.device();
    const order = await yesThrough(guest);
    vi.setSystemTime(wednesdayMorning.getTime() + 15 * 60_000 + 1);
    expect(await guest.call(placeOrder, order)).toMatchObject({ reason: 'quote-changed' });
    vi.setSystemTime(wednesdayMorning.getTime() + 15 * 60_000);
    expect((await guest.call(placeOrder, order)).ok).toBe(true);
  });

  test('a risen fee or a longer time is refused, and a fallen fee is not', async () => {
    const guest = world.device();
    const order = await yesThrough(guest);
    const again = () => guest.call(placeOrder, order);
    const dearer = await withSetting('delivery_fee', '15001', '15000', again);
    expect(dearer).toMatchObject({ reason: 'quote-changed' });
    const slower = await withSetting('estimated_delivery_time', '45', '30', again);
    expect(slower).toMatchObject({ reason: 'quote-changed' });
    const cheaper = answered(await withSetting('service_fee', '4000', '5000', again));
    expect(cheaper.order.serviceFeeKobo).toBe(4000);
  });

  test('a market that closed between quote and order is refused', async () => {
    vi.setSystemTime(new Date('2026-03-04T20:55:00.000Z'));
    const guest = world.device();
    const order = await yesThrough(guest);
    expect(order.agreed.when).toEqual({ kind: 'now', minutes: 30 });
    vi.setSystemTime(new Date('2026-03-04T21:05:00.000Z'));
    expect(await guest.call(placeOrder, order)).toMatchObject({ reason: 'quote-changed' });
  });

  test('a market that was hidden between quote and order is refused', async () => {
    const guest = world.device();
    const order = await yesThrough(guest, { marketId: await marketNamed(world, 'Gwarinpa Market') });
    await hide('Gwarinpa Market', false);
    expect(await guest.call(placeOrder, order)).toMatchObject({ status: 410, reason: 'market-gone' });
    await hide('Gwarinpa Market', true);
    expect((await guest.call(placeOrder, order)).ok).toBe(true);
  });

  test('a refused order stores nothing', async () => {
    const [before] = await world.db`select count(*) from customer_order`;
    expect(await refused({ ceilingKobo: 1 })).toBe('ceiling-too-low');
    const [after] = await world.db`select count(*) from customer_order`;
    expect(after).toEqual(before);
  });
});

// An agent who worked there makes the ranges of later openings, so this one comes last.
test('a quote names no arrival range while nobody is at work at the market, and one while an agent is', async () => {
  const arrivalNow = async () => {
    const { marketId, items, address: door, priceRule } = await basketFor(world);
    return answered(await world.device().call(quoteOrder, { marketId, items, address: door, priceRule }))
      .arrival;
  };
  expect(await arrivalNow()).toBeNull();
  const musa = await agentWithFloat(world);
  expect(await arrivalNow()).toMatchObject({ earliest: expect.any(Number), latest: expect.any(Number) });
  answered(await musa.client.call(goOffline, {}));
  expect(await arrivalNow()).toBeNull();
});

test('a quote says that a list is heavier than any agent at work there carries, and how heavy it is', async () => {
  const rice = lineOf('rice', { raw: '2 bags rice', quantity: 2, measure: 'bag' });
  const basket = await basketFor(world, { items: [rice, lineOf('a thing that nobody can weigh')] });
  const tooHeavy = async () => answered(await world.device().call(quoteOrder, basket)).tooHeavyGrams;
  expect(await tooHeavy()).toBe(100_000);
  const driver = await agentWithFloat(world, { name: 'Driver Dan' });
  expect(await tooHeavy()).toBe(100_000);
  await world.db`update agent set vehicle = 'car' where user_id = ${driver.user.id}`;
  expect(await tooHeavy()).toBeNull();
  const one = { ...basket, items: [{ ...rice, quantity: 1 }] };
  answered(await driver.client.call(goOffline, {}));
  expect(answered(await world.device().call(quoteOrder, one)).tooHeavyGrams).toBeNull();
});

test('a quote weighs a list by those who carry to doors in the way of working, and a later one by nobody of now', async () => {
  const rice = lineOf('rice', { raw: '2 bags rice', quantity: 2, measure: 'bag' });
  const basket = await basketFor(world, { items: [rice] });
  const quoted = async () => answered(await world.device().call(quoteOrder, basket));
  const withCar = async (works: 'both' | 'shopper' | 'rider') => {
    const agent = await agentWithFloat(world, { works });
    await world.db`update agent set vehicle = 'car' where user_id = ${agent.user.id}`;
    return agent;
  };
  const wayIs = (value: string) => oga.client.call(changeSetting, { key: 'dispatch_way', value });
  onTestFinished(async () => void answered(await wayIs('one-agent')));
  await withCar('shopper');
  answered(await wayIs('shoppers-and-riders'));
  expect(await quoted()).toMatchObject({ tooHeavyGrams: 100_000, arrival: null });
  await withCar('rider');
  expect((await quoted()).tooHeavyGrams).toBeNull();
  answered(await wayIs('one-agent'));
  expect((await quoted()).tooHeavyGrams).toBe(100_000);
  await withCar('both');
  const light = await quoted();
  expect([light.tooHeavyGrams, light.when.kind]).toEqual([null, 'now']);
  expect(light.arrival).not.toBeNull();
  vi.setSystemTime(new Date('2026-03-04T21:05:00.000Z'));
  expect(await quoted()).toMatchObject({
    tooHeavyGrams: 100_000,
    arrival: null,
    when: { kind: 'scheduled' },
  });
});

test('a quote is later with an agent on foot than with one on a motorcycle, and asks nobody who takes no part', async () => {
  await everybodyGoesHome(world);
  const basket = await basketFor(world);
  const far = { ...basket, address: { ...basket.address, area: 'Utako', pin: null } };
  const latest = async () => answered(await world.device().call(quoteOrder, far)).arrival?.latest;
  const agent = await agentWithFloat(world);
  const byMotorcycle = await latest();
  await world.db`update agent set vehicle = 'on-foot' where user_id = ${agent.user.id}`;
  expect(await latest()).toBeGreaterThan(byMotorcycle ?? Infinity);
  answered(await agent.client.call(goOffline, {}));
  await agentWithFloat(world, { works: 'rider' });
  expect(await latest()).toBeUndefined();
});
