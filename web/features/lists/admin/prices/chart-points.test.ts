import { expect, test } from 'vitest';
import { priceHistory } from '#contract/lists/prices/history.ts';
import { drawingOf } from './chart-points.ts';

const history = priceHistory.parse({
  guide: null,
  weeks: [
    { week: '2026-11-02', medianKobo: 150_000, lowKobo: 140_000, highKobo: 170_000, samples: 2 },
    { week: '2026-11-09', medianKobo: 160_000, lowKobo: 160_000, highKobo: 160_000, samples: 1 },
  ],
  samples: [
    ['1', '2026-11-02', 140_000, 'accepted'],
    ['2', '2026-11-16', 400_000, 'waiting'],
  ].map(([digit, day, kobo, state]) => ({
    id: `00000000-0000-4000-8000-00000000000${digit}`,
    day,
    kobo,
    by: 'musa',
    state,
  })),
  corrections: [],
});

test('a price is drawn from its first day to its last, up to a round sum above the highest', () => {
  const drawing = drawingOf(history);
  expect([drawing?.from, drawing?.to]).toEqual(['2026-11-02', '2026-11-16']);
  expect(drawing?.lines.map(({ kobo }) => kobo)).toEqual([0, 100_000, 200_000, 300_000, 400_000]);
  expect(drawing?.dots.map(({ x, y, isCounted }) => [x, y, isCounted])).toEqual([
    [64, 155, true],
    [628, 12, false],
  ]);
  expect(drawing?.median.split(' ')).toHaveLength(4);
  expect(drawing?.range.split(' ')).toHaveLength(8);
});

test('one sample alone is drawn too, and none is not', () => {
  expect(drawingOf({ weeks: [], samples: history.samples.slice(0, 1) })?.dots).toHaveLength(1);
  expect(drawingOf({ weeks: [], samples: [] })).toBeNull();
});
