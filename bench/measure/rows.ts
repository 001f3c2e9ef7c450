import { saveResult } from './machine.ts';
import type { Measured } from './rounds.ts';

/** A measurement, its floor, and its target: a ratio of the floor at least, or a figure at most. */
export interface Row {
  what: string;
  floor: string;
  reach: { atLeast: number } | { atMost: number; unit: string };
}

export const rows = {
  'hot-listMarkets': {
    what: 'GET /api/markets',
    floor: 'bare node:http, same bytes and headers',
    reach: { atLeast: 0.5 },
  },
  'hot-listSettings': {
    what: 'GET /api/settings',
    floor: 'bare node:http, same bytes and headers',
    reach: { atLeast: 0.5 },
  },
  track: {
    what: 'track an order by its code',
    floor: 'bare node:http with pg over the same pool and the same SELECT',
    reach: { atLeast: 0.65 },
  },
  orders: {
    what: 'place an order of 8 items',
    floor: 'the same statement by pgbench',
    reach: { atLeast: 0.45 },
  },
  'orders-statements': { what: 'statements an order', floor: '', reach: { atMost: 4, unit: '' } },
  landing: {
    what: 'landing page, rendered anew each time',
    floor: 'bare node:http, same bytes',
    reach: { atLeast: 0.17 },
  },
  'listeners-wait': {
    what: 'event to the screens of 5,000 who track, 99 of 100',
    floor: '',
    reach: { atMost: 100, unit: 'ms' },
  },
  'listeners-memory': { what: 'memory of one who tracks', floor: '', reach: { atMost: 30, unit: 'KB' } },
  growth: {
    what: 'p95 of every call of customers and agents, the worst of them',
    floor: '1,000 orders, against 1,000,000',
    reach: { atMost: 1.5, unit: '×' },
  },
  'memory-rest': { what: 'memory at rest', floor: '', reach: { atMost: 120, unit: 'MB' } },
  'memory-load': { what: 'memory under load', floor: '', reach: { atMost: 300, unit: 'MB' } },
  'start-outside': {
    what: 'second start to the first answer, outside database',
    floor: '',
    reach: { atMost: 2, unit: 's' },
  },
  'start-embedded': {
    what: 'second start to the first answer, embedded database',
    floor: '',
    reach: { atMost: 5, unit: 's' },
  },
  'web-lcp': {
    what: 'first visit of the landing page, largest thing painted',
    floor: 'a bare React page with the same text, server-rendered',
    reach: { atMost: 1.15, unit: '×' },
  },
  'web-scores': {
    what: 'the lowest of the four scores of Lighthouse',
    floor: '',
    reach: { atLeast: 100 },
  },
  taps: {
    what: 'tap to paint at a quarter of the speed, the worst',
    floor: '',
    reach: { atMost: 100, unit: 'ms' },
  },
  repeat: {
    what: 'installed app opened without network, until it can be used',
    floor: '',
    reach: { atMost: 1, unit: 's' },
  },
} satisfies Record<string, Row>;

export type RowName = keyof typeof rows;

/** Says a row as it came out and writes `bench/results/NAME.json`. */
export function saveRow(
  name: RowName,
  found: { figure: Measured } & Readonly<Record<string, unknown>>,
): void {
  const row: Row = rows[name];
  const { figure } = found;
  const digits = figure.median < 10 ? 2 : 0;
  const say = (value: number) => value.toFixed(digits);
  const aim = 'atLeast' in row.reach ? `≥ ${row.reach.atLeast}` : `≤ ${row.reach.atMost} ${row.reach.unit}`;
  console.log(
    `${row.what.padEnd(58)} ${say(figure.median).padStart(8)} (${say(figure.lowest)} – ${say(figure.highest)})  ${aim.padEnd(9)} ${isReached(row, figure) ? 'held' : 'MISSED'}`,
  );
  saveResult(name, { ...row, ...found, isReached: isReached(row, figure) });
}

function isReached({ reach }: Row, { median }: Measured): boolean {
  return 'atLeast' in reach ? median >= reach.atLeast : median <= reach.atMost;
}
