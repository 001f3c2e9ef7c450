import { describe, expect, it } from 'vitest';
import { cityId, zoneId } from '#contract/cities/ids.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import { readErrand } from '#contract/orders/errands/reading/errand.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { Setting } from '#contract/settings/schema.ts';
import {
  afterPlacing,
  draft as schema,
  draftFor,
  emptyDraft,
  hasNoList,
  withAddressedKind,
  withKind,
  withTerms,
  withText,
  type Draft,
} from '../draft.ts';
import { nextStep, orderOf, waysOf } from '../order-of-draft.ts';
import { isDone, partToDo, stepName, withSeen } from '../parts.ts';
import { canPay, payWayOf } from '../pay-ways.ts';
import { quoteOnThisPhone, quoteRequestOf } from '../quote.ts';
import { draftOfOrder } from '../sent/draft-of-order.ts';
import { partAsked, withErrandRead } from './from-sentence.ts';
import { doorOfOrder, termsOfOrder } from './terms-of-order.ts';
import { noTerms } from './terms.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const utako = marketId.parse(id(1));
const saturdayNoon = new Date('2026-11-21T11:00:00Z');
const middle = { latitude: 9.07, longitude: 7.42 };
const settings: Setting[] = [
  { key: 'delivery_fee', value: '20000' },
  { key: 'errand_fee', value: '30000' },
  { key: 'service_fee', value: '5000' },
  { key: 'waiting_fee', value: '10000' },
];
const zones: Zone[] = ['Jabi', 'Utako'].map((name, index) => ({
  id: zoneId.parse(id(5 + index)),
  cityId: cityId.parse(id(3)),
  name,
  outline: [],
  middle,
  feeKobo: asKobo(0),
  isOpen: true,
}));

const stop = { name: ' Ngozi Fashion Home ', area: 'Utako', landmark: '', pin: null, marketId: utako };
const customer = { name: 'Amaka', phone: '0803 123 4567' };

const parcel: Draft = {
  ...emptyDraft,
  kind: 'carry',
  shop: stop,
  terms: {
    ...noTerms,
    what: ' phone\n charger ',
    giver: { name: 'Ngozi', phone: '0803 555 0101' },
    load: 'bag',
    declaredKobo: asKobo(800_000),
    toMe: true,
    waitSteps: 2,
  },
  place: { area: 'Jabi', landmark: 'By the lake', directions: '', pin: null },
  customer,
};

const task: Draft = {
  ...parcel,
  kind: 'do',
  terms: { ...noTerms, what: 'pay my light bill', brings: true, waitSteps: 4, moneyKobo: asKobo(200_000) },
};
const there = withTerms(task, { brings: false });

function ownQuote(draft: Draft) {
  const request = quoteRequestOf(draft);
  if (request === null) throw new Error('there is nothing to price');
  const market = {
    position: middle,
    hours: { opens: '06:00', closes: '22:00' },
    marketDays: ['saturday' as const],
    closures: [],
    isActive: true,
  };
  const quote = quoteOnThisPhone(request, { market, settings, guides: [], zones, now: saturdayNoon });
  if (quote === null) throw new Error('this phone knows no price');
  return quote;
}

const priced = (draft: Draft) => ({
  quote: ownQuote(draft),
  isOwnSum: true,
  isChecking: false,
  refusal: null,
  isWindowGone: false,
  isStopOutside: false,
});

describe('a parcel', () => {
  it('is read back as it was stored, and a draft of an older version has no terms', () => {
    expect(schema.parse(JSON.parse(JSON.stringify(parcel)))).toEqual(parcel);
    const { terms: _terms, ...older } = parcel;
    expect(schema.parse(older).terms).toEqual(noTerms);
  });

  it('asks for each of its terms in the part where it belongs', () => {
    expect(partToDo(parcel)).toBe('review');
    for (const changed of [{ what: ' ' }, { what: 'cash ₦50,000' }, { load: null }, { declaredKobo: null }])
      expect(partToDo(withTerms(parcel, changed))).toBe('list');
    for (const giver of [
      { name: ' ', phone: '08035550101' },
      { name: 'www.ngozi.ng', phone: '08035550101' },
      { name: 'Ngozi', phone: '12' },
    ])
      expect(partToDo(withTerms(parcel, { giver }))).toBe('market');
    expect(partToDo(withTerms(parcel, { toMe: false }))).toBe('who');
    expect(isDone({ ...withTerms(parcel, { toMe: false }), receiver: customer }, 'who')).toBe(true);
    expect([stepName(parcel, 'list'), stepName(parcel, 'market'), stepName(parcel, 'where')]).toEqual([
      'parcel',
      'from',
      'where',
    ]);
  });

  it('is priced without network with its wait in the ceiling, and without who hands it over', () => {
    expect(quoteRequestOf(parcel)).toMatchObject({
      marketId: utako,
      errand: { kind: 'carry', giver: { name: '-', phone: '-' }, load: 'bag', waitSteps: 2 },
    });
    const quote = ownQuote(parcel);
    expect(quote).toMatchObject({ itemsKobo: 0, deliveryFeeKobo: 30_000, estimateKobo: 35_000 });
    expect(quote.waiting).toEqual({ limit: 2, stepKobo: 10_000, mostKobo: 20_000 });
    expect(quote.ceilingKobo).toBe(55_000);
    expect(nextStep(parcel, priced(parcel))).toBeNull();
  });

  it('goes out as one line with its giver, at the ceiling of its parts whatever an earlier list was to cost', () => {
    const order = orderOf({ ...parcel, ceilingKobo: asKobo(900_000) }, ownQuote(parcel), id(7));
    expect(order).toMatchObject({
      items: [{ name: 'phone charger', quantity: 1, capKobo: null }],
      priceRule: 'buy-am',
      ceilingKobo: 55_000,
      errand: { giver: { name: 'Ngozi' }, declaredKobo: 800_000, stop: { name: 'Ngozi Fashion Home' } },
    });
    expect(draftOfOrder(order, null)).toMatchObject({
      kind: 'carry',
      terms: { ...parcel.terms, what: 'phone charger' },
      place: parcel.place,
    });
  });

  it('leaves the next draft a list, and a list that was written before it stays', () => {
    const beside = withText(parcel, '2 paint garri');
    expect(orderOf(beside, ownQuote(beside), id(7)).items.map(({ name }) => name)).toEqual(['phone charger']);
    expect(withKind(beside, 'market').items).toHaveLength(1);
    expect(afterPlacing(parcel, orderCode.parse('MW-ABCDEFGH'))).toMatchObject({
      kind: 'market',
      terms: noTerms,
    });
    expect([hasNoList(parcel), hasNoList(emptyDraft)]).toEqual([false, true]);
  });

  it('with nothing typed is a list again where the address names no kind', () => {
    const empty = withTerms(parcel, { what: ' ' });
    const kinds = [
      withAddressedKind(empty, null),
      withAddressedKind(parcel, null),
      withAddressedKind(empty, 'do'),
    ];
    expect(kinds.map(({ kind }) => kind)).toEqual(['market', 'carry', 'do']);
  });

  it('of another account is shown to nobody else', () => {
    expect(draftFor({ ...parcel, owner: id(8) }, null).terms).toEqual(noTerms);
  });
});

describe('something to do', () => {
  it('asks how long it may take and whether anything comes to a door, and then for the door alone', () => {
    expect(partToDo(withTerms(task, { waitSteps: null }))).toBe('market');
    expect(partToDo(withTerms(task, { brings: null }))).toBe('where');
    expect(partToDo({ ...task, place: emptyDraft.place })).toBe('where');
    expect(partToDo({ ...there, place: emptyDraft.place })).toBe('review');
  });

  it('that speaks of paying asks how much, of which nothing is an answer too', () => {
    const unsaid = withTerms(task, { moneyKobo: null });
    expect(partToDo(unsaid)).toBe('list');
    const none = withTerms(task, { moneyKobo: asKobo(0) });
    expect(partToDo(none)).toBe('review');
    expect(orderOf(none, ownQuote(none), id(7)).items[0]?.capKobo).toBeNull();
    const queue = withTerms(unsaid, { what: 'queue for my payslip' });
    expect([partToDo(queue), partAsked(queue), partAsked(none)]).toEqual(['review', 'list', 'review']);
  });

  it('counts the money that may be laid out, and no more than it', () => {
    const quote = ownQuote(task);
    expect(quote).toMatchObject({ itemsKobo: 200_000, estimateKobo: 235_000, ceilingKobo: 275_000 });
  });

  it('that brings nothing goes to no door and to no receiver, and is paid beforehand', () => {
    const draft = { ...there, receiver: customer, place: emptyDraft.place };
    const quote = ownQuote(draft);
    const order = orderOf(draft, quote, id(7));
    expect(order).toMatchObject({
      payWay: 'online',
      receiver: null,
      address: { area: 'Utako', landmark: 'Ngozi Fashion Home' },
      errand: { kind: 'do', brings: false },
    });
    expect(draftOfOrder(order, null).place).toEqual(emptyDraft.place);
    const closed = { ...quote, payOnline: false };
    const ways = waysOf(draft, closed);
    expect(canPay(payWayOf('on_delivery', ways), ways)).toBe(false);
    expect(nextStep(draft, { ...priced(draft), quote: closed })).toBe('pay');
    const byCredit = waysOf(draft, { ...closed, creditKobo: quote.ceilingKobo });
    expect(canPay(payWayOf(null, byCredit), byCredit)).toBe(true);
  });
});

describe('a sentence that is taken over', () => {
  it('fills what it says, leaves what it does not say, and moves no mark of another place along', () => {
    const read = readErrand('collect cake for Sweet Bakery Jabi, bring am come Utako before 4', [
      'Jabi',
      'Utako',
    ]);
    if (read === null) throw new Error('nothing was read');
    const before = { ...emptyDraft, kind: 'do' as const, shop: { ...stop, pin: middle }, customer };
    expect(withErrandRead(before, read, saturdayNoon)).toMatchObject({
      shop: { name: 'Sweet Bakery', area: 'Jabi', pin: null },
      terms: { what: 'collect cake', brings: true, by: '2026-11-21T15:00:00.000Z', moneyKobo: null },
      place: { area: 'Utako' },
      customer,
      receiver: null,
    });
  });

  it('leaves each part that it filled to be checked, until its customer goes on from it', () => {
    const sentence =
      'carry bag from Ngozi 08035550101 for Utako go give Emeka 08051234567 for Jabi, by the lake';
    const read = readErrand(sentence, ['Jabi', 'Utako']);
    if (read === null) throw new Error('nothing was read');
    const filled = withErrandRead(parcel, read, saturdayNoon);
    expect(partToDo(filled)).toBe('market');
    const passed = withSeen(filled, 'market');
    expect([partToDo(passed), partToDo(withSeen(passed, 'where'))]).toEqual(['where', 'who']);
    expect(partToDo(withSeen(withSeen(passed, 'where'), 'who'))).toBe('review');
    expect(isDone(withKind(filled, 'fetch'), 'where')).toBe(true);
  });
});

describe('an order that is sent again', () => {
  const waiting = { limit: 2, stepKobo: asKobo(10_000), charged: 0, since: null };
  const placed = {
    items: [],
    errand: {
      kind: 'carry' as const,
      stop: { area: 'Utako', landmark: '' },
      giver: parcel.terms.giver,
      givenBy: null,
      declaredKobo: asKobo(800_000),
      load: 'bag' as const,
      leavesWithPhoto: false,
      waiting,
    },
    receiver: null,
    address: { area: 'Jabi', landmark: 'By the lake', directions: '', pin: null },
  };
  const items = [{ name: 'phone charger', capKobo: null }] as Parameters<typeof termsOfOrder>[0]['items'];

  it('has its terms and its load, which is asked for again where an older version did not tell it', () => {
    expect(termsOfOrder({ ...placed, items })).toEqual({
      ...parcel.terms,
      what: 'phone charger',
    });
    const { load: _load, ...older } = placed.errand;
    const reply = JSON.parse(JSON.stringify({ ...placed, errand: older, items })) as typeof placed;
    const again = termsOfOrder({ ...reply, items });
    expect(again?.load).toBeNull();
    const stored: unknown = JSON.parse(JSON.stringify({ ...emptyDraft, terms: again }));
    expect(schema.safeParse(stored)).toMatchObject({ success: true });
    expect(doorOfOrder(placed)).toEqual({ place: placed.address, receiver: null });
  });

  it('goes to no door of a task that ended where it was done', () => {
    const errand = { kind: 'do' as const, stop: placed.errand.stop, brings: false, waiting };
    expect(doorOfOrder({ ...placed, errand })).toEqual({});
    expect(termsOfOrder({ ...placed, errand, items })).toMatchObject({
      brings: false,
      waitSteps: 2,
    });
  });
});
