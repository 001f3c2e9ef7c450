import { expect, test } from 'vitest';
import { closure } from '#contract/markets/closure.ts';
import { market } from '#contract/markets/schema.ts';
import { daysOfMonth, holidaysIn, isClosedFor, monthAfter, monthFrom, monthOf } from './month.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const marketOf = (digit: number, marketDays: string[]) =>
  market.parse({
    id: id(digit),
    cityId: id(9),
    name: `Market ${digit}`,
    slug: `market-${digit}`,
    description: '',
    location: '',
    imageUrl: null,
    isActive: true,
    marketDays,
    hours: { opens: '06:00', closes: '22:00' },
    closures: [],
    position: { latitude: 9, longitude: 7.4 },
  });
const all = marketOf(1, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);
const fridays = marketOf(2, ['friday']);
const closed = (marketId: string | null, from: string, to: string) =>
  closure.parse({
    id: id(9),
    marketId,
    from,
    to,
    reason: 'Feast',
    movesOrders: false,
    by: null,
    madeAt: '2026-11-01T08:00:00Z',
  });

test('a month has its days, and the months follow one another over the years', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  const now = new Date('2026-11-30T23:30:00Z');
  expect([monthFrom(null, now), monthFrom('2026-13', now), monthFrom('2027-05', now)]).toEqual([
    '2026-12',
    '2026-12',
    '2027-05',
  ]);
});

test('each day says who trades, who is shut, and which holiday it is', () => {
  const days = monthOf('2026-12', [all, fridays], [closed(fridays.id, '2026-12-24', '2026-12-25')]);
  const christmas = days.find(({ date }) => date === '2026-12-25');
  expect(christmas?.open.map(({ name }) => name)).toEqual(['Market 1']);
  expect(christmas?.shut.map(({ name }) => name)).toEqual(['Market 2']);
  expect(christmas?.holidays.map(({ name }) => name)).toEqual(['christmas']);
  expect(days.find(({ weekday }) => weekday === 'sunday')?.open).toEqual([]);
  expect(days).toHaveLength(31);
});

test('a holiday is closed where every market is, on all its days', () => {
  const [eid] = holidaysIn('2026-03');
  if (eid === undefined) throw new Error('there is no holiday in March');
  expect(isClosedFor(eid, [closed(null, '2026-03-20', '2026-03-20')])).toBe(false);
  expect(isClosedFor(eid, [closed(all.id, '2026-03-20', '2026-03-21')])).toBe(false);
  expect(isClosedFor(eid, [closed(null, '2026-03-19', '2026-03-22')])).toBe(true);
});
