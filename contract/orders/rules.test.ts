import { minuteRange } from './arrival/schema.ts';
import { describe, expect, test } from 'vitest';
import { asKobo } from '../kobo.ts';
import { promisedArrival, wantsFreshYes } from './placing/agreement.ts';
import { cancellationOf } from './cancelling.ts';
import { readLastDigits, readOrderCode } from './code.ts';
import { closesAfter, openingOf } from './placing/opening.ts';
import {
  estimateOf,
  hasDefaultCeiling,
  leastCeiling,
  needsCap,
  quoteLineOf,
  usualBaskets,
} from './placing/estimate.ts';
import { wantedItem } from './schema.ts';

const serviceFeeKobo = asKobo(5000);
const fees = { deliveryFeeKobo: asKobo(15_000), serviceFeeKobo };

describe('a code as people type it', () => {
  test.each([
    ['MW-ABCD2345', 'MW-ABCD2345'],
    ['abcd2345', 'MW-ABCD2345'],
    [' mw abcd 2345 ', 'MW-ABCD2345'],
    ['MWMW2345', 'MW-MWMW2345'],
    ['mw-mwmw2345', 'MW-MWMW2345'],
    ['ABCD2340', undefined],
    ['ABCD234', undefined],
    ['', undefined],
  ])('%j is %j', (written, code) => {
    expect(readOrderCode(written)).toBe(code);
  });

  test.each([
    ['1234', '1234'],
    [' 12 34', '1234'],
    ['12-34', '1234'],
    ['123', undefined],
    ['12345', undefined],
    ['abcd', undefined],
  ])('digits %j are %j', (written, digits) => {
    expect(readLastDigits(written)).toBe(digits);
  });
});

describe('a line as the customer wrote it', () => {
  const { raw } = wantedItem.shape;

  test.each(['2 paint garri (white)', '🍅🍅🍅', 'rice\t2 mudu', '  ata rodo  ', 'ẹ̀fọ́ 3 bunch'])(
    '%j is stored to the letter',
    (written) => {
      expect(raw.parse(written)).toBe(written);
    },
  );

  test.each(['garri\0', 'rice\n2 mudu', 'beans\r', 'yam\u001B[2J', 'egg\u0085', 'half \uD83C'])(
    '%j is no line that can be stored',
    (written) => {
      expect(raw.safeParse(written).success).toBe(false);
    },
  );
});

describe('the ceiling', () => {
  test('is the estimate, fees included, and 15 %, up to the next ₦50', () => {
    const line = quoteLineOf({ raw: '2 yam', quantity: 2, measure: null, capKobo: asKobo(100_000) }, null);
    expect(estimateOf([line], fees)).toEqual({
      itemsKobo: 100_000,
      unknownLines: 0,
      estimateKobo: 120_000,
      ceilingKobo: 140_000,
      waiting: null,
    });
  });

  const unknownLine = quoteLineOf({ raw: 'ugu', quantity: 1, measure: null, capKobo: null }, null);

  test('leaves ₦100 for each thing that nobody knows the price of, and then is set by the customer', () => {
    const estimate = estimateOf([unknownLine, unknownLine], fees);
    expect(estimate).toMatchObject({ unknownLines: 2, estimateKobo: 20_000, ceilingKobo: 40_000 });
    expect(leastCeiling(estimate)).toBe(40_000);
    expect(hasDefaultCeiling(estimate)).toBe(false);
    expect(usualBaskets(estimate, null)).toEqual([300_000, 500_000, 1_000_000]);
    expect(usualBaskets(estimate, asKobo(500_000))).toEqual([300_000, 500_000]);
    expect(usualBaskets({ estimateKobo: asKobo(299_999), unknownLines: 1, waiting: null }, null)[0]).toBe(
      500_000,
    );
  });

  test('counts a bare sum of money as that much worth, and no guide of one beside it', () => {
    const dearOnions = {
      medianKobo: asKobo(358_000),
      lowKobo: asKobo(300_000),
      highKobo: asKobo(400_000),
      samples: 3,
      newestOn: '2026-03-04',
      isCorrected: false,
    };
    const onions = { raw: 'onions 500', quantity: 1, measure: null, capKobo: asKobo(50_000) };
    expect(quoteLineOf(onions, dearOnions)).toEqual({ guide: null, kobo: 50_000, basis: 'cap' });
    expect(quoteLineOf({ ...onions, raw: '1 onion max 500' }, dearOnions).guide).toEqual(dearOnions);
  });

  test('is demanded of a line that stays inside a budget, and of no other', () => {
    const unknown = { basis: 'unknown' } as const;
    expect(needsCap({ priceRule: null }, 'stay-inside-budget', unknown)).toBe(true);
    expect(needsCap({ priceRule: 'buy-am' }, 'stay-inside-budget', unknown)).toBe(false);
    expect(needsCap({ priceRule: 'stay-inside-budget' }, 'buy-am', unknown)).toBe(true);
    expect(needsCap({ priceRule: null }, 'stay-inside-budget', { basis: 'cap' })).toBe(false);
  });
});

describe('a yes', () => {
  const at = '2026-03-04T09:00:00.000Z';
  type Pair = readonly [number, number] | null;
  const rangeOf = (pair: Pair) => (pair === null ? null : { earliest: pair[0], latest: pair[1] });
  const soon = { kind: 'now', minutes: 30 } as const;
  const thursday = { kind: 'scheduled', startsAt: '2026-03-05T05:00:00.000Z' } as const;
  const friday = { kind: 'scheduled', startsAt: '2026-03-06T05:00:00.000Z' } as const;
  const after = (minutes: number) => new Date(new Date(at).getTime() + minutes * 60_000);

  test.each([
    ['holds while nothing changed', soon, soon, 15, false],
    ['is asked again after a quarter of an hour', soon, soon, 15.1, true],
    ['does not cover a slower errand', soon, { kind: 'now', minutes: 31 } as const, 1, true],
    ['covers a faster one', soon, { kind: 'now', minutes: 29 } as const, 1, false],
    ['does not cover another day', soon, thursday, 1, true],
    ['does not cover a later day', thursday, friday, 1, true],
    ['covers an earlier day', friday, thursday, 1, false],
    ['to a day covers now', thursday, soon, 1, false],
  ])('%s', (_what, agreed, now, minutes, wants) => {
    const terms = { ...fees, when: now, arrival: null, waiting: null };
    expect(wantsFreshYes({ ...fees, when: agreed, at }, terms, after(minutes))).toBe(wants);
  });

  test.each([
    ['holds while the range is the same or sooner', [20, 40], [15, 35], false],
    ['holds for a range that is one step later', [20, 40], [25, 45], false],
    ['is asked for again when the range is later by more', [20, 40], [25, 50], true],
    ['is asked for again when no agent is at work any more', [20, 40], null, true],
    ['holds where no range was shown', null, [40, 60], false],
  ] as const)('of a customer %s', (_what, agreed, now, wants) => {
    const terms = { ...fees, when: soon, arrival: rangeOf(now), waiting: null };
    expect(wantsFreshYes({ ...fees, when: soon, arrival: rangeOf(agreed), at }, terms, after(1))).toBe(wants);
  });

  test.each([
    ['is asked for again when a wait costs more', 2, 10_000, 20_000, true],
    ['covers a wait that costs less', 2, 20_000, 10_000, false],
    ['is not asked for again where no agent is paid to wait', 0, 10_000, 20_000, false],
    ['of an older version, which says no price, covers the wait', 2, undefined, 20_000, false],
  ])('%s', (_what, limit, agreed, now, wants) => {
    const terms = { ...fees, when: soon, arrival: null, waiting: { limit, stepKobo: asKobo(now) } };
    const yes = { ...fees, when: soon, at, ...(agreed !== undefined && { waitStepKobo: asKobo(agreed) }) };
    expect(wantsFreshYes(yes, terms, after(1))).toBe(wants);
  });

  test('carries no range that ends before it begins', () => {
    expect(minuteRange.safeParse({ earliest: 45, latest: 40 }).success).toBe(false);
    expect(minuteRange.safeParse({ earliest: 40, latest: 40 }).success).toBe(true);
  });

  test('is answered with the range that was seen, unless a better one holds or it is none', () => {
    const promised = (agreed: Pair, now: Pair) => promisedArrival(rangeOf(agreed), rangeOf(now));
    expect(promised([20, 40], [25, 45])).toEqual(rangeOf([20, 40]));
    expect(promised([20, 40], [15, 35])).toEqual(rangeOf([15, 35]));
    expect(promised([0, 1], [15, 35])).toEqual(rangeOf([15, 35]));
    expect(promised([20, 40], null)).toBeNull();
  });
});

describe('opening', () => {
  const tuesdays = {
    isActive: true,
    marketDays: ['tuesday' as const],
    hours: { opens: '06:00', closes: '22:00' },
    closures: [],
  };

  test('a market of one day waits a whole week after its day', () => {
    const opening = openingOf(tuesdays, new Date('2026-03-03T21:30:00.000Z'));
    expect(opening).toEqual({ kind: 'later', startsAt: new Date('2026-03-10T05:00:00.000Z') });
  });

  test('the day ends at ten in the evening in Lagos, whatever the device says', () => {
    expect(closesAfter(tuesdays, new Date('2026-03-03T23:30:00.000Z'))).toEqual(
      new Date('2026-03-04T21:00:00.000Z'),
    );
  });

  test('a hidden market never opens', () => {
    expect(openingOf({ ...tuesdays, isActive: false }, new Date())).toEqual({ kind: 'never' });
  });
});

describe('cancelling', () => {
  const heldKobo = asKobo(0);
  const items = [{ paidKobo: null }, { paidKobo: null }];

  test.each(['placed', 'confirmed', 'assigned'] as const)('is free while it is %s', (status) => {
    const answer = cancellationOf({ status, serviceFeeKobo, heldKobo, items }, 'customer');
    expect(answer).toEqual({ refundKobo: 0, owedKobo: 0 });
  });

  test('during shopping costs the service fee, and is an admin’s once something is bought', () => {
    const order = { status: 'shopping', serviceFeeKobo, heldKobo, items } as const;
    expect(cancellationOf(order, 'customer')).toEqual({ refundKobo: 0, owedKobo: 5000 });
    const bought = { ...order, items: [{ paidKobo: asKobo(100) }] };
    expect(cancellationOf(bought, 'customer')).toBeUndefined();
    expect(cancellationOf(bought, 'admin')).toEqual({ refundKobo: 0, owedKobo: 0 });
  });

  test('takes what is bought and the service fee out of what was paid beforehand, and the rest comes back', () => {
    const order = { status: 'shopping', serviceFeeKobo, items: [{ paidKobo: asKobo(30_000) }] } as const;
    const paid = { ...order, heldKobo: asKobo(100_000) };
    expect(cancellationOf(paid, 'customer')).toEqual({ refundKobo: 65_000, owedKobo: 0 });
    const partly = { ...order, heldKobo: asKobo(20_000) };
    expect(cancellationOf(partly, 'customer')).toEqual({ refundKobo: 0, owedKobo: 15_000 });
    const before = { ...paid, status: 'assigned' } as const;
    expect(cancellationOf(before, 'customer')).toEqual({ refundKobo: 100_000, owedKobo: 0 });
  });

  test('after pick-up is for an admin alone', () => {
    const order = { status: 'picked_up', serviceFeeKobo, heldKobo, items } as const;
    expect(cancellationOf(order, 'customer')).toBeUndefined();
    expect(cancellationOf(order, 'admin')).toEqual({ refundKobo: 0, owedKobo: 0 });
  });
});
