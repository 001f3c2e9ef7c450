import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { svgChart, textChart } from './simulate/chart.ts';
import { playDay } from './simulate/play.ts';
import { agentsFor, staffingOf } from './simulate/staffing.ts';
import { meanDay, sayDay, sayRanges, summaryOf } from './simulate/summary.ts';

// `npm run simulate -- --orders-per-hour N --agents M --seed S [--days D] [--relay] [--mixed] [--errands]` plays a market day in Life Camp through the
// engine, with --days one for each seed from there on; `--chart` instead of `--agents` plays it with ever more agents and draws docs/performance/dispatch-agents.svg.

const { values } = parseArgs({
  options: {
    'orders-per-hour': { type: 'string', default: '20' },
    agents: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '1' },
    relay: { type: 'boolean', default: false },
    mixed: { type: 'boolean', default: false },
    errands: { type: 'boolean', default: false },
    chart: { type: 'boolean', default: false },
  },
});
const ordersPerHour = wholeNumber('orders-per-hour');
const seed = wholeNumber('seed');

if (values.chart) drawChart();
else {
  const way = values.relay ? 'relay' : 'one-agent';
  const fleet = values.mixed ? 'mixed' : 'motorcycles';
  const agents = wholeNumber('agents');
  const last = seed + wholeNumber('days') - 1;
  const seeds = last === seed ? `seed ${seed}` : `seeds ${seed} to ${last}`;
  console.log(
    `${ordersPerHour} orders an hour, ${agents} agents on duty, ${seeds}, ${way}, ${fleet}${values.errands ? ', errands' : ''}`,
  );
  const days = Array.from({ length: last - seed + 1 }, (_, nth) =>
    summaryOf(playDay({ ordersPerHour, agents, seed: seed + nth, way, fleet, hasErrands: values.errands })),
  );
  console.log(sayDay(meanDay(days)));
  if (days.length > 1) console.log(sayRanges(days));
}

function drawChart(): void {
  // From three agents for ten orders an hour, with whom nothing is in time, to fifteen for ten.
  const step = Math.max(1, Math.round(ordersPerHour / 10));
  const counts = Array.from({ length: 13 }, (_, at) => (at + 3) * step);
  const staffing = staffingOf(ordersPerHour, counts, seed);
  console.log(textChart(staffing));
  for (const way of ['one-agent', 'relay'] as const) {
    console.log(
      `95 % within 30 minutes (${way}): ${agentsFor(staffing, way, 0.95) ?? 'more than these'} agents`,
    );
  }
  writeFileSync(join(import.meta.dirname, '../docs/performance/dispatch-agents.svg'), svgChart(staffing));
}

function wholeNumber(name: 'orders-per-hour' | 'agents' | 'seed' | 'days'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} wants a whole number above 0`);
  return number;
}
