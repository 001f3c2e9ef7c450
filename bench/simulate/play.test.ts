import { expect, it, vi } from 'vitest';
import { textChart } from './chart.ts';
import { playDay } from './play.ts';
import { agentsFor } from './staffing.ts';
import { summaryOf } from './summary.ts';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const quiet = { ordersPerHour: 3, agents: 4, seed: 5, fleet: 'motorcycles' } as const;

it('a day that is played twice comes out the same, and every order of a quiet one reaches its door', () => {
  for (const way of ['one-agent', 'relay'] as const) {
    const played = playDay({ ...quiet, way });
    expect(playDay({ ...quiet, way })).toEqual(played);
    const summary = summaryOf(played);
    expect(summary.orders).toBeGreaterThan(20);
    expect(summary.delivered).toBe(summary.orders);
    expect(summary.utilisation).toBeLessThan(1);
    for (const { id, since } of played.orders) expect(played.deliveredAt.get(id)).toBeGreaterThan(since);
  }
});

it('a simulated day with more agents delivers a larger share of orders within the promise', () => {
  const share = (agents: number) => summaryOf(playDay({ ...quiet, agents, way: 'one-agent' })).shareInTime;
  expect(share(6)).toBeGreaterThan(share(1));
});

it('every order of a simulated day with all kinds of vehicles reaches its door, bags of rice among them', () => {
  const played = playDay({ ...quiet, agents: 6, way: 'one-agent', fleet: 'mixed' });
  const heavy = played.orders.filter(({ grams = 0 }) => grams > 30_000);
  expect(heavy.length).toBeGreaterThan(0);
  expect(summaryOf(played).delivered).toBe(summaryOf(played).orders);
});

it('every order of a simulated day with errands among them reaches its door, each errand from a shop of its own', () => {
  const played = playDay({ ...quiet, agents: 6, way: 'one-agent', hasErrands: true });
  const errands = played.orders.filter(({ market }) => market.startsWith('stop-'));
  expect(errands.length).toBeGreaterThan(0);
  expect(errands.length).toBeLessThan(played.orders.length / 3);
  expect(summaryOf(played).delivered).toBe(summaryOf(played).orders);
});

it('nine of ten orders of a simulated day come inside the range that was promised, in each way of working and with all kinds of vehicles', () => {
  for (const way of ['one-agent', 'relay'] as const)
    for (const fleet of ['motorcycles', 'mixed'] as const) {
      const { shareInRange, meanWidth } = summaryOf(
        playDay({ ordersPerHour: 20, agents: 18, seed: 1, way, fleet }),
      );
      expect([way, fleet, shareInRange >= 0.9]).toEqual([way, fleet, true]);
      expect(meanWidth).toBeLessThan(30);
    }
});

it('the chart has a bar for every number of agents, and names the fewest that are enough', () => {
  const staffing = {
    ordersPerHour: 20,
    counts: [4, 8],
    shares: { 'one-agent': [0.5, 0.96], relay: [0.1, 0.2] },
  };
  expect(textChart(staffing)).toMatch(/ 8 █+·+ {2}96 %/);
  expect(agentsFor(staffing, 'one-agent', 0.95)).toBe(8);
  expect(agentsFor(staffing, 'relay', 0.95)).toBeUndefined();
});
