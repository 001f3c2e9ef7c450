import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { guideFrom, lineGuide, pricePerMeasure, waitsForALook, type LearnedPrice } from './guide.ts';

const learned: LearnedPrice = {
  medianKobo: asKobo(120_000),
  lowKobo: asKobo(100_000),
  highKobo: asKobo(150_000),
  samples: 7,
  newestOn: '2026-11-20',
};

describe('what is known of a price', () => {
  test('without a sample and without a correction there is no guess', () => {
    expect(guideFrom(null, null)).toBeNull();
  });

  test('the samples speak where nobody has set a price', () => {
    expect(guideFrom(null, learned)).toEqual({
      koboPerMeasure: 120_000,
      lowKobo: 100_000,
      highKobo: 150_000,
      samples: 7,
      newestOn: '2026-11-20',
      isCorrected: false,
    });
  });

  test('a price set by hand wins, says so, and still says how many samples there are', () => {
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

  test('a third of a mudu is a whole number of kobo', () => {
    expect(lineGuide(guide, 1 / 3).medianKobo).toBe(40_000);
    expect(Number.isInteger(lineGuide(guide, 0.123_45).medianKobo)).toBe(true);
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

  test('counts at once up to twice the guide, and waits for a look above it', () => {
    const guide = { koboPerMeasure: asKobo(50_000) };
    expect(waitsForALook({ koboPerMeasure: 100_000, paidWithoutReceiptKobo: 0 }, guide)).toBe(false);
    expect(waitsForALook({ koboPerMeasure: 100_001, paidWithoutReceiptKobo: 0 }, guide)).toBe(true);
  });

  test('the first of all has nothing to be compared with', () => {
    expect(waitsForALook({ koboPerMeasure: 900_000, paidWithoutReceiptKobo: 0 }, null)).toBe(false);
  });

  test('waits when more than ₦2,000 went out without a receipt', () => {
    expect(waitsForALook({ koboPerMeasure: 1, paidWithoutReceiptKobo: 200_000 }, null)).toBe(false);
    expect(waitsForALook({ koboPerMeasure: 1, paidWithoutReceiptKobo: 200_001 }, null)).toBe(true);
  });
});
