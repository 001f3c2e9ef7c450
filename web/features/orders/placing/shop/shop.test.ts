import { describe, expect, it } from 'vitest';
import type { Place } from '#contract/areas.ts';
import { cityId, zoneId } from '#contract/cities/ids.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { marketId, type Market } from '#contract/markets/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import {
  afterPlacing,
  afterRefusal,
  draft as schema,
  emptyDraft,
  withKind,
  withMarket,
  withShop,
  withText,
  type Draft,
} from '../draft.ts';
import { draftOfOrder } from '../sent/draft-of-order.ts';
import { withoutOldRefusal } from '../refusal.ts';
import { orderOf } from '../order-of-draft.ts';
import { isDone, partToDo, partToShow, stepName } from '../parts.ts';
import { quoteOnThisPhone, quoteRequestOf } from '../quote.ts';
import { nearestMarket, shopOfOrder } from './shop.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const [utako, wuse] = [marketId.parse(id(1)), marketId.parse(id(2))];
const [abuja, kano] = [cityId.parse(id(3)), cityId.parse(id(4))];
const saturdayNoon = new Date('2026-11-21T11:00:00Z');

const inJabi: Place = { latitude: 9.07, longitude: 7.42 };
const inWuse: Place = { latitude: 9.07, longitude: 7.48 };
const zones = [zoneOf('Jabi', inJabi, 5), zoneOf('Wuse', inWuse, 6)];
const markets = [marketOf(utako, inJabi), marketOf(wuse, inWuse)];

const pharmacy = { name: ' HealthPlus ', area: 'Wuse', landmark: '', pin: null, marketId: wuse };

const ofShop: Draft = {
  ...withText(emptyDraft, 'paracetamol 2 packs\nORS 4 sachets at 800'),
  kind: 'fetch',
  marketId: utako,
  shop: pharmacy,
  place: { area: 'Jabi', landmark: 'By the lake', directions: '', pin: null },
  customer: { name: 'Amaka', phone: '0803 123 4567' },
  ceilingKobo: asKobo(1_000_000),
};

describe('a list that is fetched from a shop', () => {
  it('is read back as it was stored, and a draft of an older version is a list for a market', () => {
    expect(schema.parse(JSON.parse(JSON.stringify(ofShop)))).toEqual(ofShop);
    const { kind: _kind, shop: _shop, ...older } = ofShop;
    expect(schema.parse(older)).toMatchObject({ kind: 'market', shop: emptyDraft.shop, marketId: utako });
  });

  it('asks for name and area of the shop in the place of the market, and for no landmark', () => {
    const unsaid = withShop(ofShop, { name: ' ' });
    expect([partToDo(unsaid), stepName(unsaid, partToDo(unsaid))]).toEqual(['market', 'shop']);
    expect(isDone(withShop(ofShop, { name: 'www.shop.ng' }), 'market')).toBe(false);
    expect(isDone(withShop(ofShop, { area: null }), 'market')).toBe(false);
    expect(isDone(withShop(ofShop, { marketId: null }), 'market')).toBe(false);
    expect(partToDo(ofShop)).toBe('review');
    expect(quoteRequestOf(unsaid)).toBeNull();
  });

  it('goes out with its shop, and with the market that serves it', () => {
    expect(quoteRequestOf(ofShop)).toMatchObject({
      marketId: wuse,
      errand: { kind: 'fetch', stop: { name: 'HealthPlus', area: 'Wuse', landmark: '', pin: null } },
    });
    const asList = quoteRequestOf(withKind(ofShop, 'market'));
    expect(asList).toMatchObject({ marketId: utako });
    expect(asList).not.toHaveProperty('errand');
  });

  it('is priced without network from the shop to the door, without the market’s prices', () => {
    const quote = ownQuoteOf(ofShop);
    expect(quote.lines.map(({ basis }) => basis)).toEqual(['unknown', 'cap']);
    expect(quote.deliveryParts).toContainEqual({ kind: 'kilometres', count: 10, kobo: 50_000 });
    const nowhere = withShop(ofShop, { area: 'Kubwa' });
    expect(quoteRequestOf(nowhere) && ownSum(nowhere)).toBeNull();
  });

  it('can be made a draft again of an order that was refused, and leaves the next one a list for a market', () => {
    const order = orderOf(ofShop, ownQuoteOf(ofShop), id(7));
    const again = draftOfOrder(order, null);
    expect(again).toMatchObject({ kind: 'fetch', shop: { ...pharmacy, name: 'HealthPlus' }, marketId: null });
    const next = afterPlacing(ofShop, orderCode.parse('MW-ABCDEFGH'));
    expect(next).toMatchObject({ kind: 'market', shop: emptyDraft.shop, place: ofShop.place });
  });

  it('shows the refusal of its shop’s area until the area is another', () => {
    const refused = afterRefusal(ofShop, { code: 'stop-outside-area', sentence: 'Not there.' });
    expect(partToShow(refused)).toBe('market');
    expect(withoutOldRefusal(withShop(refused, { name: 'Medplus' }), refused).refusal).not.toBeNull();
    expect(withoutOldRefusal(withShop(refused, { area: 'Jabi' }), refused).refusal).toBeNull();
    expect(withoutOldRefusal(withShop(refused, { pin: inJabi }), refused).refusal).toBeNull();
  });

  it('lets go of a window that another market offered', () => {
    const timed = { ...ofShop, window: '2026-11-28T09:00:00.000Z' };
    expect(withShop(timed, { landmark: 'Plaza' }).window).toBe(timed.window);
    expect(withShop(timed, { marketId: utako }).window).toBeNull();
    expect(withMarket(timed, utako)).toMatchObject({ kind: 'market', window: null });
  });
});

describe('the market that serves a shop', () => {
  const nearest = (place: Pick<Draft['shop'], 'area' | 'pin'>, some: readonly Market[] = markets) =>
    nearestMarket(place, { markets: some, zones, now: saturdayNoon });

  it('is the nearest to its mark on the map, else to the middle of its area', () => {
    expect(nearest({ area: 'Wuse', pin: null })).toBe(wuse);
    expect(nearest({ area: 'Wuse', pin: inJabi })).toBe(utako);
  });

  it('takes orders, and lies in the city of the shop', () => {
    const shut = { ...marketOf(wuse, inWuse), isActive: false };
    expect(nearest({ area: 'Wuse', pin: null }, [shut, marketOf(utako, inJabi)])).toBe(utako);
    const elsewhere = { ...marketOf(wuse, inWuse), cityId: kano };
    expect(nearest({ area: 'Wuse', pin: null }, [elsewhere])).toBeUndefined();
  });

  it('is none where the shop lies in no area', () => {
    expect(nearest({ area: null, pin: inJabi })).toBeUndefined();
    expect(nearest({ area: 'Kubwa', pin: null })).toBeUndefined();
  });
});

it('the shop of an order from before is its own, with its place as the mark', () => {
  const market = { id: wuse, name: 'HealthPlus', slug: 'wuse-market', place: inWuse };
  const errand = { kind: 'fetch', stop: { area: 'Wuse', landmark: 'Plaza' } } as const;
  expect(shopOfOrder({ errand, market })).toEqual({
    name: 'HealthPlus',
    area: 'Wuse',
    landmark: 'Plaza',
    pin: inWuse,
    marketId: wuse,
  });
  expect(shopOfOrder({ errand: null, market })).toBeNull();
});

function ownSum(draft: Draft) {
  const request = quoteRequestOf(draft);
  const market = markets.find((one) => one.id === request?.marketId);
  if (request === null || market === undefined) throw new Error('there is enough to ask for a price');
  const settings = [{ key: 'fee_per_km', value: '5000' }];
  return quoteOnThisPhone(request, { market, settings, guides: [], zones, now: saturdayNoon });
}

function ownQuoteOf(draft: Draft) {
  const quote = ownSum(draft);
  if (quote === null) throw new Error('shop and door lie in zones');
  return quote;
}

function marketOf(itsId: Market['id'], position: Place): Market {
  return {
    id: itsId,
    cityId: abuja,
    slug: 'a-market',
    name: 'A market',
    description: '',
    location: '',
    position,
    marketDays: ['saturday'],
    hours: { opens: '06:00', closes: '22:00' },
    closures: [],
    imageUrl: null,
    isActive: true,
  };
}

function zoneOf(name: string, middle: Place, digit: number): Zone {
  const [north, east] = [Math.round(middle.latitude * 1e6), Math.round(middle.longitude * 1e6)];
  return {
    id: zoneId.parse(id(digit)),
    cityId: abuja,
    name,
    middle,
    outline: [
      [north - 9000, east - 9000],
      [north - 9000, east + 9000],
      [north + 9000, east + 9000],
      [north + 9000, east - 9000],
    ],
    feeKobo: asKobo(0),
  };
}
