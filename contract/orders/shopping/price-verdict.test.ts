import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { billOf, roomUnder, spokenFor } from '../bill.ts';
import { verdictOn, type AskedItem } from './price-verdict.ts';
import { priceRules } from '../schema.ts';

const kobo = fc.integer({ min: 1, max: 2_000_000 }).map(asKobo);
const perhaps = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const rule = fc.constantFrom(...priceRules);
const item: fc.Arbitrary<AskedItem> = fc.record({
  raw: fc.constant('mudu of beans'),
  measure: fc.constant('mudu' as const),
  quantity: fc.integer({ min: 1, max: 20 }),
  capKobo: perhaps(kobo),
  guideKobo: perhaps(kobo),
  priceRule: perhaps(rule),
});
const offer = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  measure: fc.constant('mudu' as const),
  priceKobo: kobo,
});

/** Every case that the rules could meet. */
function always(
  law: (
    asked: AskedItem,
    orderRule: (typeof priceRules)[number],
    offered: { quantity: number; measure: 'mudu'; priceKobo: Kobo },
    room: Kobo,
  ) => void,
) {
  fc.assert(fc.property(item, rule, offer, kobo, law), { numRuns: 500 });
}

const above = { do: 'ask', because: 'above-cap' } as const;

describe('the verdict on a price', () => {
  test('the price rule never buys above what is left under the ceiling', () => {
    always((asked, orderRule, offered, room) => {
      const isBought = verdictOn(asked, orderRule, offered, room).do === 'buy';
      expect(isBought && offered.priceKobo > room).toBe(false);
    });
  });

  test('an item’s own price rule goes before the order’s', () => {
    always((asked, orderRule, offered, room) => {
      const own = asked.priceRule ?? orderRule;
      expect(verdictOn(asked, orderRule, offered, room)).toEqual(
        verdictOn({ ...asked, priceRule: null }, own, offered, room),
      );
    });
  });

  test('the rule “buy am” asks under the ceiling only above the item’s own money or below half of the quantity', () => {
    always((asked, _rule, offered, room) => {
      const verdict = verdictOn({ ...asked, priceRule: 'buy-am' }, 'buy-am', offered, room);
      const share = Math.min(1, offered.quantity / asked.quantity);
      const isAboveCap = asked.capKobo !== null && offered.priceKobo > Math.ceil(asked.capKobo * share);
      const isAsked = offered.priceKobo > room || isAboveCap || offered.quantity * 2 < asked.quantity;
      expect(verdict.do).toBe(isAsked ? 'ask' : 'buy');
    });
  });

  test('less than half of the quantity is never bought without a yes, whatever the rule is', () => {
    always((asked, orderRule, offered, room) => {
      const sliver = { ...offered, quantity: asked.quantity * 0.4999 };
      expect(verdictOn(asked, orderRule, sliver, room).do).not.toBe('buy');
    });
  });

  test('the rule “stay inside budget” asks only below half of the quantity, and names a quantity that can be paid', () => {
    always((asked, _rule, given, room) => {
      const inside = { ...asked, priceRule: 'stay-inside-budget' as const };
      const offered = { ...given, quantity: Math.max(given.quantity, asked.quantity / 2) };
      const verdict = verdictOn(inside, 'buy-am', offered, room);
      expect(verdict.do).not.toBe('ask');
      if (verdict.do !== 'buy-less') return;
      expect(verdict.budgetKobo).toBeLessThan(offered.priceKobo);
      const less = { ...offered, priceKobo: verdict.budgetKobo };
      expect(verdictOn(inside, 'buy-am', less, room)).toEqual({ do: 'buy' });
    });
  });

  test('a cheaper price of the same goods never gets a worse verdict', () => {
    always((asked, orderRule, offered, room) => {
      if (verdictOn(asked, orderRule, offered, room).do !== 'buy') return;
      const cheaper = { ...offered, priceKobo: asKobo(Math.ceil(offered.priceKobo / 2)) };
      expect(verdictOn(asked, orderRule, cheaper, room)).toEqual({ do: 'buy' });
    });
  });

  const paint = { raw: '2 paint garri', measure: 'paint' } as const;
  const known = { ...paint, quantity: 2, capKobo: null, guideKobo: asKobo(100_000), priceRule: null };
  test.each([
    ['15 % above the guide is bought', known, 2, 115_000, { do: 'buy' }],
    ['a kobo more is asked', known, 2, 115_001, { do: 'ask', because: 'above-guide' }],
    ['half of it at the whole price is asked', known, 1, 100_000, { do: 'ask', because: 'above-guide' }],
    ['twice of it at its price is not', known, 4, 115_000, { do: 'buy' }],
    ['its cap is bought', { ...known, capKobo: asKobo(200_000) }, 2, 200_000, { do: 'buy' }],
    ['a kobo above its part of the cap is asked', { ...known, capKobo: asKobo(200_000) }, 1, 100_001, above],
    ['more is asked', { ...known, capKobo: asKobo(50_000) }, 2, 50_001, { do: 'ask', because: 'above-cap' }],
    ['nothing known is asked', { ...known, guideKobo: null }, 2, 1, { do: 'ask', because: 'nothing-known' }],
  ] as const)('the rule “ask me first”: %s', (_what, asked, quantity, price, verdict) => {
    const offered = { quantity, measure: 'paint', priceKobo: asKobo(price) } as const;
    expect(verdictOn(asked, 'ask-me-first', offered, asKobo(5_000_000))).toEqual(verdict);
  });
});

test('a price in another measure tells no share of the quantity, but less than half of one is asked about', () => {
  const yam = { raw: '10 tubers yam', quantity: 10, measure: 'tuber' } as const;
  const asked = { ...yam, capKobo: asKobo(700_000), guideKobo: null, priceRule: null };
  const does = (quantity: number) => {
    const offered = { quantity, measure: 'bag', priceKobo: asKobo(700_000) } as const;
    return verdictOn(asked, 'buy-am', offered, asKobo(5_000_000));
  };
  expect(does(1)).toEqual({ do: 'buy' });
  expect(does(0.4)).toEqual({ do: 'ask', because: 'below-half' });
});

describe('₦500 worth of something', () => {
  const worth = { quantity: 1, measure: null, capKobo: asKobo(50_000), guideKobo: null, priceRule: null };
  const doesAt = (raw: string, priceKobo: number) =>
    verdictOn(
      { ...worth, raw },
      'buy-am',
      { quantity: 1, measure: null, priceKobo: asKobo(priceKobo) },
      asKobo(5_000_000),
    );

  test.each(['pepper 500', '₦500 pepper', '500 worth of pepper'])('%s for half of it is bought', (raw) => {
    expect(doesAt(raw, 25_000)).toEqual({ do: 'buy' });
    expect(doesAt(raw, 24_999)).toEqual({ do: 'ask', because: 'below-half' });
    expect(doesAt(raw, 50_001)).toEqual(above);
  });

  test.each(['1 chicken 500', 'chicken at 500', 'chicken max 500'])(
    '%s is a limit, and cheap is good',
    (raw) => {
      expect(doesAt(raw, 10_000)).toEqual({ do: 'buy' });
    },
  );
});

type Step = { line: number; price: Kobo; answer: 'yes' | 'no' | 'later' };
const step: fc.Arbitrary<Step> = fc.record({
  line: fc.nat({ max: 5 }),
  price: kobo,
  answer: fc.constantFrom('yes', 'no', 'later'),
});

test('a customer is never charged above the price that they agreed to, however purchases and questions cross', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), rule, kobo, (steps, orderRule, roomKobo) => {
      const fees = { deliveryFeeKobo: asKobo(15_000), serviceFeeKobo: asKobo(5000) };
      const lines = Array.from({ length: 6 }, () => ({
        paidKobo: null as Kobo | null,
        question: null as { priceKobo: Kobo; newCeilingKobo: Kobo } | null,
      }));
      let ceilingKobo = asKobo(roomKobo + 20_000);
      for (const { line, price, answer } of steps) {
        const order = { ...fees, items: lines };
        const at = lines[line];
        if (at === undefined || at.paidKobo !== null) continue;
        if (at.question !== null) {
          if (answer === 'later') continue;
          if (answer === 'yes') {
            ceilingKobo = asKobo(Math.max(ceilingKobo, at.question.newCeilingKobo));
            at.paidKobo = at.question.priceKobo;
          }
          at.question = null;
        } else {
          const own = { raw: '1 garri', measure: null, quantity: 1 };
          const asked = { ...own, capKobo: asKobo(50_000), guideKobo: null, priceRule: null };
          const offered = { quantity: 1, measure: null, priceKobo: price };
          const verdict = verdictOn(asked, orderRule, offered, roomUnder(ceilingKobo, order));
          if (verdict.do === 'buy') at.paidKobo = price;
          if (verdict.do === 'ask')
            at.question = {
              priceKobo: price,
              newCeilingKobo: asKobo(Math.max(ceilingKobo, spokenFor(order) + price)),
            };
        }
        expect(billOf({ ...fees, items: lines })).toBeLessThanOrEqual(ceilingKobo);
      }
    }),
    { numRuns: 500 },
  );
});
