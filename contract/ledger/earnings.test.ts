import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asKobo, sumKobo } from '../kobo.ts';
import { deliveryEarnings, earningsOf, earningTermsIn } from './earnings.ts';

const terms = (sharePercent: number, floorKobo = 0, perItemKobo = 0) => ({
  sharePercent,
  floorKobo: asKobo(floorKobo),
  perItemKobo: asKobo(perItemKobo),
});
const order = (deliveryFeeKobo: number, itemsShopped = 0) => ({
  deliveryFeeKobo: asKobo(deliveryFeeKobo),
  itemsShopped,
});

it('earnings are 80 % of the delivery fee until somebody sets other terms', () => {
  expect(earningsOf(order(15_000, 12), earningTermsIn([]), ['musa'])).toEqual([
    { agentId: 'musa', kobo: 12_000 },
  ]);
});

it('two who share a delivery get half each, and the first the kobo that cannot be halved', () => {
  const shared = earningsOf(order(15_001), terms(100), ['musa', 'bello']);
  expect(shared).toEqual([
    { agentId: 'musa', kobo: 7501 },
    { agentId: 'bello', kobo: 7500 },
  ]);
});

it('a floor counts where the share is less, even where it is more than the whole fee', () => {
  expect(deliveryEarnings(asKobo(15_000), terms(80, 12_001))).toBe(12_001);
  expect(deliveryEarnings(asKobo(15_000), terms(80, 11_999))).toBe(12_000);
  expect(deliveryEarnings(asKobo(0), terms(80, 30_000))).toBe(30_000);
});

it('money for items is the shopper’s alone', () => {
  expect(earningsOf(order(15_000, 3), terms(80, 30_001, 500), ['musa', 'bello'])).toEqual([
    { agentId: 'musa', kobo: 15_001 + 1500 },
    { agentId: 'bello', kobo: 15_000 },
  ]);
});

it('earnings are whole kobo, never negative, and sum to those of delivery and items', () => {
  const anyOrder = fc.record({
    deliveryFeeKobo: fc.nat(3_000_000).map(asKobo),
    itemsShopped: fc.nat(200),
  });
  const anyTerms = fc
    .tuple(fc.nat(100), fc.nat(1_000_000), fc.nat(100_000))
    .map(([share, floor, item]) => terms(share, floor, item));
  const agents = fc.constantFrom(['musa'], ['musa', 'bello']);
  fc.assert(
    fc.property(anyOrder, anyTerms, agents, (placed, agreed, agentIds) => {
      const earned = earningsOf(placed, agreed, agentIds);
      expect(earned.map(({ agentId }) => agentId)).toEqual(agentIds);
      expect(sumKobo(earned.map(({ kobo }) => kobo))).toBe(
        deliveryEarnings(placed.deliveryFeeKobo, agreed) + placed.itemsShopped * agreed.perItemKobo,
      );
      expect(deliveryEarnings(placed.deliveryFeeKobo, agreed)).toBeGreaterThanOrEqual(agreed.floorKobo);
    }),
  );
});

it('earnings belong to nobody where nobody carried it', () => {
  expect(earningsOf(order(15_000, 3), terms(80, 0, 500), [])).toEqual([]);
});
