import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { guideFrom, lineGuide, pricePerMeasure, needsReview, type LearnedPrice } from './guide.ts';

const learned: LearnedPrice = {
  medianKobo: asKobo(120_000),
  lowKobo: asKobo(100_000),
  highKobo: asKobo(150_000),
  samples: 7,
  newestOn: '2026-11-20',
};

describe('the guide of a price', () => {
  test('a price without a sample and without a correction has no guide', () => {
    expect(guideFrom(null, null)).toBeNull();
  });

  test('samples make the guide of a price that was not set by hand', () => {
    expect(guideFrom(null, learned)).toEqual({
      koboPerMeasure: 120_000,
      lowKobo: 100_000,
      highKobo: 150_000,
      samples: 7,
      newestOn: '2026-11-20',
      isCorrected: false,
    });
  });

  test('a price set by hand is the guide, is marked as such, and still has its number of samples', () => {
    const corrected = { kobo: asKobo(90_000), on: '2026-11-21' };
    expect(guideFrom(corrected, learned)).toMatchObject({
      koboPerMeasure: 90_000,
      lowKobo: 90_000,
      highKobo: 90_000,
      samples: 7,
      newestOn: '2026-11-21',
      isCorrected: true,
    });
    expect(guideFrom(corrected, null)?.samples).toBe(0);
  });
});

describe('a line of the list', () => {
  const guide = guideFrom(null, learned);
  if (guide === null) throw new Error('seven samples are a guide');

  test('two and a half mudu cost two and a half times one', () => {
    expect(lineGuide(guide, 2.5)).toMatchObject({ medianKobo: 300_000, lowKobo: 250_000, highKobo: 375_000 });
  });

  test('a part of a mudu costs whole naira, and never nothing', () => {
    expect(lineGuide(guide, 1 / 3).medianKobo).toBe(40_000);
    expect(lineGuide(guide, 0.123_45).medianKobo).toBe(14_800);
    expect(lineGuide({ ...guide, koboPerMeasure: asKobo(571_334) }, 1).medianKobo).toBe(571_300);
    expect(lineGuide(guide, 0.000_01).medianKobo).toBe(100);
  });

  test('a slip of the thumb is no error', () => {
    const dear = { ...guide, koboPerMeasure: asKobo(1_000_000_000) };
    expect(lineGuide(dear, 100_000).medianKobo).toBe(100_000_000_000);
  });
});

describe('a price that was paid', () => {
  test('is counted for one measure', () => {
    expect(pricePerMeasure(500_000, 4)).toBe(125_000);
    expect(pricePerMeasure(1000, 3)).toBe(333);
    expect(pricePerMeasure(1, 1000)).toBe(1);
  });

  const paid = (withoutReceiptKobo: number) => ({ kind: 'paid', withoutReceiptKobo }) as const;

  test('counts at once up to twice the guide, and waits for a look above it', () => {
    const guide = { koboPerMeasure: asKobo(50_000) };
    expect(needsReview(100_000, paid(0), guide)).toBe(false);
    expect(needsReview(100_001, paid(0), guide)).toBe(true);
  });

  test('the first of all has nothing to be compared with', () => {
    expect(needsReview(900_000, paid(0), null)).toBe(false);
  });

  test('waits when more than ₦2,000 went out without a receipt', () => {
    expect(needsReview(1, paid(200_000), null)).toBe(false);
    expect(needsReview(1, paid(200_001), null)).toBe(true);
  });
});

describe('a price that was seen at a stall', () => {
  const guide = { koboPerMeasure: asKobo(100_000) };

  test('counts at once from an agent near the guide alone, and from an admin up to twice the guide', () => {
    const agent = { kind: 'seen', by: 'agent' } as const;
    const waiting = [49_999, 50_000, 150_000, 150_001].map((kobo) => needsReview(kobo, agent, guide));
    expect(waiting).toEqual([true, false, false, true]);
    const admin = { kind: 'seen', by: 'admin' } as const;
    expect([200_000, 200_001].map((kobo) => needsReview(kobo, admin, guide))).toEqual([false, true]);
  });

  test('counts without a guide from an agent up to ₦2,000, as far as money is believed without a receipt', () => {
    const agent = { kind: 'seen', by: 'agent' } as const;
    expect([200_000, 200_001].map((kobo) => needsReview(kobo, agent, null))).toEqual([false, true]);
  });
});
