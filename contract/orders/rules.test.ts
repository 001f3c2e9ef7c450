import { describe, expect, test } from 'vitest';
import { asKobo } from '../kobo.ts';
import { wantsFreshYes } from './placing/agreement.ts';
import { cancellationOf } from './cancelling.ts';
import { readLastDigits, readOrderCode } from './code.ts';
import { closesAfter, openingOf } from './placing/opening.ts';
import { estimateOf, needsCap, quoteLineOf } from './placing/estimate.ts';
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
    '%j is kept to the letter',
    (written) => {
      expect(raw.parse(written)).toBe(written);
    },
  );

  test.each(['garri\0', 'rice\n2 mudu', 'beans\r', 'yam\u001B[2J', 'egg\u0085', 'half \uD83C'])(
    '%j is no line that can be kept',
    (written) => {
      expect(raw.safeParse(written).success).toBe(false);
    },
  );
});

describe('the ceiling', () => {
  test('is the estimate, fees included, and 15 %, up to the next ₦50', () => {
    const line = quoteLineOf({ capKobo: asKobo(100_000) }, null);
    expect(estimateOf([line], fees)).toEqual({
      itemsKobo: 100_000,
      unknownLines: 0,
      estimateKobo: 120_000,
      ceilingKobo: 140_000,
    });
  });

  test('only a line that stays inside a budget must have one', () => {
    const unknown = { basis: 'unknown' } as const;
    expect(needsCap({ priceRule: null }, 'stay-inside-budget', unknown)).toBe(true);
    expect(needsCap({ priceRule: 'buy-am' }, 'stay-inside-budget', unknown)).toBe(false);
    expect(needsCap({ priceRule: 'stay-inside-budget' }, 'buy-am', unknown)).toBe(true);
    expect(needsCap({ priceRule: null }, 'stay-inside-budget', { basis: 'cap' })).toBe(false);
  });
});

describe('a yes', () => {
  const at = '2026-03-04T09:00:00.000Z';
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
    expect(wantsFreshYes({ ...fees, when: agreed, at }, { ...fees, when: now }, after(minutes))).toBe(wants);
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

  test('what was given beforehand pays what is bought and the service fee, and the rest comes back', () => {
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
