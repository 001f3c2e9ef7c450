import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asKobo, sumKobo } from '#contract/kobo.ts';
import { loadClasses } from '#contract/lists/load/load-class.ts';
import { deliveryFee, feeRatesIn, rateKeys, wayMetres, type Carried } from './delivery-fee.ts';

const settings = (given: Partial<Record<(typeof rateKeys)[number], number>>) =>
  Object.entries(given).map(([key, value]) => ({ key, value: String(value) }));

const anyRates = fc
  .record({
    delivery_fee: fc.nat(999_999),
    fee_per_km: fc.nat(100_000),
    free_km: fc.nat(30),
    fee_bag: fc.nat(1_000_000),
    fee_heavy: fc.nat(1_000_000),
  })
  .map((given) => feeRatesIn(settings(given), 'market'));
const anyCarried: fc.Arbitrary<Carried> = fc.record({
  metres: fc.nat(60_000),
  load: fc.constantFrom(...loadClasses),
  zoneKobo: fc.nat(1_000_000).map(asKobo),
});

describe('the delivery fee', () => {
  test('is ₦150 however far and heavy, until somebody sets more, in a zone that adds nothing', () => {
    fc.assert(
      fc.property(anyCarried, (anything) => {
        const carried = { ...anything, zoneKobo: asKobo(0) };
        const base = { kind: 'base', kobo: 15_000 };
        expect(deliveryFee(feeRatesIn([], 'market'), carried)).toEqual({ parts: [base], kobo: 15_000 });
      }),
    );
  });

  test('names each started kilometre beyond those that the base covers, the load and the zone', () => {
    const rates = feeRatesIn(
      settings({ delivery_fee: 20_000, fee_per_km: 5000, free_km: 2, fee_bag: 10_000, fee_heavy: 25_000 }),
      'market',
    );
    expect(deliveryFee(rates, { metres: 2000, load: 'light', zoneKobo: asKobo(0) }).parts).toEqual([
      { kind: 'base', kobo: 20_000 },
    ]);
    expect(deliveryFee(rates, { metres: 2001, load: 'bag', zoneKobo: asKobo(0) })).toEqual({
      parts: [
        { kind: 'base', kobo: 20_000 },
        { kind: 'kilometres', count: 1, kobo: 5000 },
        { kind: 'load', class: 'bag', kobo: 10_000 },
      ],
      kobo: 35_000,
    });
    expect(deliveryFee(rates, { metres: 5000, load: 'heavy', zoneKobo: asKobo(30_000) })).toMatchObject({
      parts: [{}, {}, {}, { kind: 'zone', kobo: 30_000 }],
      kobo: 20_000 + 3 * 5000 + 25_000 + 30_000,
    });
  });

  test('names no base that costs nothing', () => {
    const rates = feeRatesIn(settings({ delivery_fee: 0, fee_per_km: 17_500, fee_heavy: 20_000 }), 'market');
    expect(deliveryFee(rates, { metres: 3001, load: 'heavy', zoneKobo: asKobo(0) })).toEqual({
      parts: [
        { kind: 'kilometres', count: 4, kobo: 70_000 },
        { kind: 'load', class: 'heavy', kobo: 20_000 },
      ],
      kobo: 90_000,
    });
    const free = feeRatesIn(settings({ delivery_fee: 0 }), 'market');
    expect(deliveryFee(free, { metres: 3001, load: 'heavy', zoneKobo: asKobo(0) })).toEqual({
      parts: [{ kind: 'base', kobo: 0 }],
      kobo: 0,
    });
  });

  test('of an errand has the base of a delivery until the errand is given its own', () => {
    const carried: Carried = { metres: 3001, load: 'light', zoneKobo: asKobo(0) };
    const rates = { delivery_fee: 20_000, fee_per_km: 5000, free_km: 3 };
    const asDelivery = deliveryFee(feeRatesIn(settings(rates), 'fetch'), carried);
    expect(asDelivery.kobo).toBe(25_000);
    const own = feeRatesIn(settings({ ...rates, errand_fee: 30_000 }), 'fetch');
    expect(deliveryFee(own, carried).parts).toEqual([
      { kind: 'base', kobo: 30_000 },
      { kind: 'kilometres', count: 1, kobo: 5000 },
    ]);
    expect(deliveryFee(feeRatesIn(settings({ ...rates, errand_fee: 30_000 }), 'market'), carried).kobo).toBe(
      25_000,
    );
    expect(deliveryFee(feeRatesIn(settings({ ...rates, errand_fee: 0 }), 'fetch'), carried).kobo).toBe(5000);
  });

  test('is whole kobo, and the sum of its parts', () => {
    fc.assert(
      fc.property(anyRates, anyCarried, (rates, carried) => {
        const { parts, kobo } = deliveryFee(rates, carried);
        expect(kobo).toBe(asKobo(kobo));
        expect(sumKobo(parts.map((part) => part.kobo))).toBe(kobo);
      }),
    );
  });

  test('never falls with a longer way, a heavier load or a dearer zone', () => {
    fc.assert(
      fc.property(anyRates, anyCarried, fc.nat(5000), (rates, carried, more) => {
        const further = deliveryFee(rates, { ...carried, metres: carried.metres + more });
        expect(further.kobo).toBeGreaterThanOrEqual(deliveryFee(rates, carried).kobo);
        const dearer = { ...carried, zoneKobo: asKobo(carried.zoneKobo + more) };
        expect(deliveryFee(rates, dearer).kobo).toBe(deliveryFee(rates, carried).kobo + more);
        const byLoad = loadClasses.map((load) => deliveryFee(rates, { ...carried, load }).kobo);
        expect(byLoad).toEqual(byLoad.toSorted((one, other) => one - other));
      }),
    );
  });
});

test('a way goes by the road to the door', () => {
  const market = { latitude: 9.0785, longitude: 7.4005 };
  const door = { latitude: 9.0875, longitude: 7.4005 };
  // A degree of latitude is 111.195 km.
  expect(wayMetres(market, door)).toBe(Math.round(0.009 * 111_194.9266 * 1.4));
});
