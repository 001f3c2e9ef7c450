import { describe, expect, it } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { leastCeiling } from '#contract/orders/placing/estimate.ts';
import type { Place } from '#contract/areas.ts';
import { cityId, zoneId } from '#contract/cities/ids.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { marketId } from '#contract/markets/schema.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { listRequestId } from '#contract/orders/requests/ids.ts';
import { weeklyDraftId } from '#contract/orders/weekly/ids.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { changeItem } from '#web/features/lists/items/draft-item.ts';
import {
  afterPlacing,
  afterRefusal,
  draft as schema,
  draftFor,
  emptyDraft,
  withItems,
  withKind,
  withLine,
  withList,
  withMarket,
  withServing,
  withText,
  withTyped,
  withTyping,
  withWeekly,
  type Draft,
} from './draft.ts';
import { draftOfOrder } from './sent/draft-of-order.ts';
import { withoutOldRefusal } from './refusal.ts';
import { ceilingOf, isCodeWanted, nextStep, orderOf } from './order-of-draft.ts';
import { partToShow } from './parts.ts';
import { noTerms } from './errand/terms.ts';
import { tiedRequest } from './tied.ts';
import { quoteOnThisPhone, quoteRequestOf, withoutCap } from './quote.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const market = marketId.parse(id(1));
const saturdayNoon = new Date('2026-11-21T11:00:00Z');
const saturdays = {
  isActive: true,
  marketDays: ['saturday' as const],
  hours: { opens: '06:00', closes: '22:00' },
  closures: [],
  position: { latitude: 9.07, longitude: 7.41 },
};

const full: Draft = {
  ...withText(emptyDraft, '2 mudu garri\npepper 500'),
  marketId: market,
  place: { area: 'Gwarinpa', landmark: 'Dunamis church', directions: '', pin: null },
  customer: { name: 'Amaka', phone: '0803 123 4567' },
};

function quoteOf(draft: Draft, now = saturdayNoon): Quote {
  const items = draft.items.map(({ want }) => want);
  const address = { area: 'Gwarinpa', landmark: 'Gwarinpa', directions: '', pin: null } as const;
  const known = { market: saturdays, settings: [], guides: [], zones: undefined, now };
  const quote = quoteOnThisPhone({ items, address }, known);
  if (quote === null) throw new Error('the market trades on Saturdays');
  return quote;
}

/** The same, of a customer who set how much all of it may cost. */
const sure: Draft = { ...full, ceilingKobo: asKobo(300_000) };

const priced = (quote: Quote | null) => ({
  quote,
  isOwnSum: false,
  isChecking: false,
  refusal: null,
  isWindowGone: false,
  isStopOutside: false,
});

describe('the draft of an order', () => {
  it('is read back as it was stored, half-filled as it may be', () => {
    for (const draft of [
      emptyDraft,
      full,
      afterRefusal(full, { code: 'quote-changed', sentence: 'Look again.' }),
    ]) {
      expect(schema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    }
  });

  it('counts a list that is too long, and keeps its text', () => {
    const text = Array.from({ length: 250 }, (_, index) => `${index + 1} yam`).join('\n');
    const draft = withText(full, text);
    expect([draft.read, draft.items.length, draft.text]).toEqual([250, 200, text]);
    expect(nextStep(draft, priced(null))).toBe('tooLong');
    expect(quoteRequestOf(draft)).toBeNull();
  });

  it('takes one more line without touching the others', () => {
    expect(withLine(full, 'ugu x3').text).toBe('2 mudu garri\npepper 500\nugu x3');
    expect(withLine(emptyDraft, 'ugu x3').text).toBe('ugu x3');
  });

  it('takes what was typed before it could be stored: behind a list that is there, and once', () => {
    expect(withTyped(emptyDraft, 'pepper 500').items.map(({ want }) => want.name)).toEqual(['pepper']);
    expect(withTyped(withText(emptyDraft, '2 mudu beans'), 'pepper 500').text).toBe(
      '2 mudu beans\npepper 500',
    );
    const typed = withText(emptyDraft, '2 mudu beans');
    expect(withTyped(typed, '2 mudu beans ')).toBe(typed);
    expect(withTyped(typed, ' ')).toBe(typed);
  });

  it('takes over an old order’s things as they were agreed to', () => {
    const corrected = {
      ...(full.items[0]?.want ?? never()),
      quantity: 3,
      note: 'white',
      capKobo: asKobo(300_000),
    };
    const again = withList(emptyDraft, [corrected]);
    expect(again.text).toBe('3 mudu garri (white) at ₦3000');
    expect(again.items[0]?.want).toMatchObject({
      name: 'garri',
      quantity: 3,
      note: 'white',
      capKobo: 300_000,
    });
  });
});

describe('the owner of a draft', () => {
  const amaka = { id: id(7) as never, name: 'Amaka', phone: '+2348031234567' };

  it('a draft goes along when a guest signs in, and fills in their data', () => {
    const theirs = draftFor(withText(emptyDraft, '2 yam'), amaka);
    expect(theirs).toMatchObject({
      owner: amaka.id,
      text: '2 yam',
      customer: { name: 'Amaka', phone: amaka.phone },
    });
    expect(draftFor(theirs, amaka)).toBe(theirs);
  });

  it('an account that signs in after a guest’s order takes the list along, and not where and who the guest was', () => {
    const ngozi = { id: id(8) as never, name: 'Ngozi', phone: '+2348039998877' };
    const left = withText(afterPlacing(full, orderCode.parse('MW-23456789')), '2 yam');
    const { customer, place, placed, text } = draftFor(left, ngozi);
    expect({ customer, place, placed, text }).toEqual({
      customer: { name: 'Ngozi', phone: ngozi.phone },
      place: emptyDraft.place,
      placed: null,
      text: '2 yam',
    });
  });

  it('a draft of one person is never shown to the next on the same phone', () => {
    const theirs = draftFor(full, amaka);
    expect(draftFor(theirs, null)).toEqual(emptyDraft);
    expect(draftFor(theirs, { id: id(8) as never, name: null, phone: null }).text).toBe('');
  });
});

describe('the next part of a draft', () => {
  it('the next part goes from the list to the market, the place, the person and the price', () => {
    const quote = quoteOf(full);
    expect(nextStep(emptyDraft, priced(null))).toBe('list');
    expect(nextStep({ ...full, marketId: null }, priced(null))).toBe('market');
    expect(nextStep({ ...full, place: { ...full.place, landmark: '  ' } }, priced(null))).toBe('where');
    expect(nextStep({ ...full, customer: { name: 'Amaka', phone: '12345' } }, priced(null))).toBe('who');
    expect(nextStep({ ...full, receiver: { name: 'Mama', phone: '' } }, priced(quote))).toBe('who');
    expect(nextStep(full, { ...priced(quote), isChecking: true })).toBe('checking');
    expect(nextStep(full, { ...priced(null), refusal: 'No such market.' })).toBe('refused');
    expect(nextStep(full, priced(quote))).toBe('ceiling');
    expect(nextStep(sure, priced(quote))).toBeNull();
  });

  it('a code is wanted until the list or the limit is another, or the order is paid online', () => {
    const refused = afterRefusal(sure, { code: 'phone-unverified', sentence: 'Confirm it.' });
    const quote = quoteOf(refused);
    expect(isCodeWanted(refused, quote)).toBe(true);
    expect(isCodeWanted({ ...refused, payWay: 'online' }, { ...quote, payOnline: true })).toBe(false);
    expect(isCodeWanted(sure, quote)).toBe(false);
    const moved = { ...refused, place: { ...refused.place, landmark: 'Amigo' } };
    expect(withoutOldRefusal(moved, refused)).toBe(moved);
    for (const change of [withText(refused, 'pepper 500'), { ...refused, ceilingKobo: asKobo(200_000) }])
      expect(withoutOldRefusal(change, refused).refusal).toBeNull();
  });

  it('the ceiling is asked for where an item has no price, and proposed where all have one', () => {
    const quote = quoteOf(full);
    expect(quote.unknownLines).toBe(1);
    expect(nextStep(full, priced(quote))).toBe('ceiling');
    expect(nextStep({ ...full, ceilingKobo: asKobo(quote.estimateKobo + 9_999) }, priced(quote))).toBe(
      'ceiling',
    );
    expect(nextStep({ ...full, ceilingKobo: asKobo(quote.estimateKobo + 10_000) }, priced(quote))).toBeNull();
    const known = { ...quote, unknownLines: 0 };
    expect(nextStep(full, priced(known))).toBeNull();
  });

  it('a limit is asked for an item without a price only under the rule that needs one', () => {
    const strict: Draft = { ...full, priceRule: 'stay-inside-budget' };
    const quote = quoteOf(strict);
    expect(withoutCap(strict, quote)).toEqual([full.items[0]?.key]);
    expect(nextStep(strict, priced(quote))).toBe('cap');
    const without = withItems(strict, (items) =>
      changeItem(items, items[0]?.key ?? '', (item) => ({ ...item, isRemoved: true })),
    );
    expect(withoutCap(without, { ...quote, lines: quote.lines.slice(1) })).toEqual([]);
  });

  it('the ceiling never falls below the estimate, nor rises above the cap at the door', () => {
    const quote = quoteOf(full);
    expect(nextStep({ ...full, ceilingKobo: asKobo(quote.estimateKobo - 1) }, priced(quote))).toBe('ceiling');
    expect(nextStep({ ...full, ceilingKobo: leastCeiling(quote) }, priced(quote))).toBeNull();
    expect(nextStep({ ...full, ceilingKobo: asKobo(1_000_001) }, priced(quote))).toBe('pay');
  });
});

describe('this phone’s own sum', () => {
  it('knows the fees, the limits and when the market opens, and guesses no price', () => {
    const quote = quoteOf(full);
    expect(quote).toMatchObject({
      itemsKobo: 50_000,
      estimateKobo: 70_000,
      ceilingKobo: 85_000,
      unknownLines: 1,
    });
    expect(quote.when).toEqual({ kind: 'now', minutes: 30 });
    const atNight = quoteOf(full, new Date('2026-11-21T22:30:00Z'));
    expect(atNight.when).toEqual({ kind: 'scheduled', startsAt: '2026-11-28T05:00:00.000Z' });
  });
});

describe('placing', () => {
  it('agrees to exactly what was shown', () => {
    const quote = quoteOf(full);
    const order = orderOf(full, quote, id(5));
    expect(order).toMatchObject({
      clientRequestId: id(5),
      ceilingKobo: ceilingOf(full, quote),
      payWay: 'on_delivery',
    });
    expect(order.agreed).toEqual({
      deliveryFeeKobo: 15_000,
      serviceFeeKobo: 5000,
      when: { kind: 'now', minutes: 30 },
      arrival: null,
      at: saturdayNoon.toISOString(),
    });
  });

  it('leaves the next order empty but for market, where and who, and a refused one as it was', () => {
    const waiting = { ...full, requestId: id(5), waiting: orderOf(full, quoteOf(full), id(5)) };
    const next = afterPlacing(waiting, orderCode.parse('MW-ABCDEFGH'));
    expect(next).toMatchObject({ text: '', waiting: null, requestId: null, placed: 'MW-ABCDEFGH' });
    expect([next.marketId, next.place, next.customer]).toEqual([market, full.place, full.customer]);
    const refusal = { code: 'quote-changed', sentence: 'Look again.' };
    expect(afterRefusal(waiting, refusal)).toEqual({ ...full, refusal });
  });

  it('can make a draft again of an order whose draft is gone', () => {
    const again = draftOfOrder(orderOf(full, quoteOf(full), id(5)), null);
    expect(again).toMatchObject({ marketId: market, place: full.place, customer: full.customer });
    expect(again.items.map(({ want }) => want.name)).toEqual(['garri', 'pepper']);
  });
});

function never(): never {
  throw new Error('the list has a first thing');
}

it('without network the way and the kilos count as they do at the server', () => {
  const settings = [
    { key: 'fee_per_km', value: '5000' },
    { key: 'fee_heavy', value: '20000' },
  ];
  // Two hundred metres by road, and two hundred kilos.
  const pin = { latitude: 9.0713, longitude: 7.41 };
  const request = quoteRequestOf({ ...withText(full, '200 kg rice'), place: { ...full.place, pin } });
  if (request === null) throw new Error('there is enough to ask for a price');
  const known = { market: saturdays, settings, guides: [], zones: undefined, now: saturdayNoon };
  const parts = [
    { kind: 'base', kobo: 15_000 },
    { kind: 'kilometres', count: 1, kobo: 5000 },
    { kind: 'load', class: 'heavy', kobo: 20_000 },
  ];
  expect(quoteOnThisPhone(request, known)).toMatchObject({ deliveryFeeKobo: 40_000, deliveryParts: parts });
  const dear = zoneAround(pin, 30_000);
  expect(quoteOnThisPhone(request, { ...known, zones: [dear] })).toMatchObject({
    deliveryFeeKobo: 70_000,
    deliveryParts: [...parts, { kind: 'zone', kobo: 30_000 }],
  });
});

it('without network nothing is shown of an address that no neighbourhood has', () => {
  const known = { market: saturdays, settings: [], guides: [], zones: [], now: saturdayNoon };
  const request = quoteRequestOf(full);
  expect(request && quoteOnThisPhone(request, known)).toBeNull();
});

function zoneAround({ latitude, longitude }: Place, feeKobo: number): Zone {
  const [north, east] = [Math.round(latitude * 1e6), Math.round(longitude * 1e6)];
  return {
    id: zoneId.parse(id(2)),
    cityId: cityId.parse(id(3)),
    name: 'Gwarinpa',
    middle: { latitude, longitude },
    outline: [
      [north - 900, east - 900],
      [north - 900, east + 900],
      [north + 900, east + 900],
      [north + 900, east - 900],
    ],
    feeKobo: asKobo(feeKobo),
  };
}

describe('a delivery window in the draft', () => {
  const window = '2026-11-28T09:00:00.000Z';
  const chosen = { ...full, window };

  it('goes along into the quote, and stays out where none was chosen', () => {
    expect(quoteRequestOf(chosen)).toMatchObject({ window });
    expect(quoteRequestOf(full)).not.toHaveProperty('window');
    const known = { market: saturdays, settings: [], guides: [], zones: undefined, now: saturdayNoon };
    const request = quoteRequestOf(chosen);
    const own = request && quoteOnThisPhone(request, known);
    expect(own).toMatchObject({
      when: { kind: 'scheduled', startsAt: '2026-11-28T08:30:00.000Z' },
      arrival: { earliest: 30, latest: 90 },
    });
  });

  it('goes with its market', () => {
    expect(withMarket(chosen, marketId.parse(id(2))).window).toBeNull();
    expect(withMarket(chosen, chosen.marketId)).toBe(chosen);
    expect(withServing(chosen, chosen.marketId).window).toBe(window);
    const served = withServing({ ...chosen, kind: 'fetch' }, marketId.parse(id(2)));
    expect(served).toMatchObject({ window: null, marketId: id(2), shop: { marketId: id(2) } });
  });

  it('takes its refusal away once another one is chosen', () => {
    const refused = { ...chosen, refusal: { code: 'window-full', sentence: 'Full' } };
    expect(withoutOldRefusal({ ...refused, window: null }, refused).refusal).toBeNull();
    expect(withoutOldRefusal({ ...refused, text: 'rice' }, refused).refusal).not.toBeNull();
    expect(partToShow(refused)).toBe('market');
    const unpaid = { ...refused, refusal: { code: 'window-unpaid', sentence: 'Unpaid' } };
    expect(
      withoutOldRefusal({ ...unpaid, payWay: 'on_delivery' }, { ...unpaid, payWay: 'online' }).refusal,
    ).toBeNull();
    expect(
      withoutOldRefusal({ ...refused, payWay: 'on_delivery' }, { ...refused, payWay: 'online' }).refusal,
    ).not.toBeNull();
  });

  it('is none in drafts of an older version', () => {
    const { window: _gone, ...older } = full;
    expect(schema.parse(older).window).toBeNull();
  });
});

describe('a list that staff wrote down from a recording', () => {
  const listRequest = { id: listRequestId.parse(id(8)), token: null, isThing: false };
  const tied: Draft = { ...withText(emptyDraft, '2 mudu garri\npepper 500'), listRequest };

  it('keeps its recording while its lines are put right', () => {
    expect(withText(tied, '3 mudu garri\npepper 500').listRequest).toEqual(listRequest);
    expect(withText(withText(tied, '2 mudu garri'), '2 mudu garr').listRequest).toEqual(listRequest);
    expect(withLine(tied, 'salt').listRequest).toEqual(listRequest);
  });

  it('lets go of its recording once another list takes its whole place', () => {
    expect(withText(tied, '5 tubers yam\nplantain 2 bunches').listRequest).toBeNull();
    expect(withText(tied, 'y').listRequest).toBeNull();
  });
});

describe('a parcel that staff wrote down from a recording', () => {
  const listRequest = { id: listRequestId.parse(id(8)), token: null, isThing: true };
  const terms = { ...noTerms, what: 'two gowns from Ngozi' };
  const tied: Draft = { ...emptyDraft, kind: 'carry', terms, listRequest };
  const typed = (what: string) => withTyping(tied, { ...terms, what });

  it('keeps its recording while its words are put right, and lets go of it once they are others', () => {
    expect(typed('three gowns from Ngozi').listRequest).toEqual(listRequest);
    expect(typed('').listRequest).toBeNull();
    expect(typed('my meter card').listRequest).toBeNull();
  });

  it('has it as a parcel or a task alone: a list beside it was never said', () => {
    expect(tiedRequest(tied)).toEqual({ id: listRequest.id, token: null });
    expect(tiedRequest(withKind(tied, 'do'))).not.toBeNull();
    expect(tiedRequest(withKind(tied, 'market'))).toBeNull();
    expect(tiedRequest(withKind(withKind(tied, 'market'), 'carry'))).not.toBeNull();
  });

  it('has it still once it is turned to a list, written there, and turned back, and a list has its own', () => {
    const asList = withText(withText(withKind(tied, 'market'), '2 mudu garri'), '');
    expect(tiedRequest(asList)).toBeNull();
    expect(tiedRequest(withKind(asList, 'carry'))).not.toBeNull();
    const ofList = {
      ...withText(emptyDraft, '2 mudu garri'),
      listRequest: { ...listRequest, isThing: false },
    };
    const asParcel = withTyping(withKind(ofList, 'carry'), { ...noTerms, load: 'bag' });
    expect(tiedRequest(asParcel)).toBeNull();
    expect(tiedRequest(withKind(asParcel, 'market'))).not.toBeNull();
  });
});

describe('a draft of a weekly list', () => {
  const weekly = {
    id: weeklyDraftId.parse(id(9)),
    day: '2026-03-07',
    state: 'open',
    text: '2 mudu garri\npepper 500',
    marketId: marketId.parse(id(1)),
    address: { area: 'Jabi', landmark: 'By the lake', directions: '', pin: null },
    window: '2026-03-07T09:00:00.000Z',
  } as const;
  const filled = withWeekly({ ...emptyDraft, ceilingKobo: asKobo(100) }, weekly);

  it('fills in list, market, place and window, and asks for the price anew', () => {
    expect(filled).toMatchObject({ text: weekly.text, marketId: weekly.marketId, window: weekly.window });
    expect(filled).toMatchObject({ place: weekly.address, ceilingKobo: null, weeklyDraft: weekly.id });
    expect(filled.items).toHaveLength(2);
  });

  it('goes neither to the place nor to the receiver of an order before it: the place is asked for', () => {
    const other = { ...full, receiver: { name: 'Mama Ngozi', phone: '0803 999 8877' } };
    expect(withWeekly(other, weekly).receiver).toBeNull();
    const lost = withWeekly(other, { ...weekly, address: null });
    expect(lost).toMatchObject({ place: emptyDraft.place, receiver: null });
    expect(partToShow(lost)).toBe('where');
  });

  it('is left behind with its list', () => {
    expect(withText(filled, '3 mudu garri\npepper 500').weeklyDraft).toBe(weekly.id);
    expect(withText(filled, '5 tubers yam\nplantain 2 bunches').weeklyDraft).toBeNull();
  });
});
