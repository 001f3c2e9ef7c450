import { describe, expect, it } from 'vitest';
import { agentPerformance, type AgentPerformance } from '#contract/analytics/agents-schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { measures, readRange, sortedBy } from './measures.ts';

const quiet = agentPerformance.parse({
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Bala',
  state: 'verified',
  isOnline: false,
  offersMade: 0,
  offersTaken: 0,
  offersDeclined: 0,
  offersLapsed: 0,
  onlineSeconds: 0,
  delivered: 0,
  onTime: 0,
  lateSeconds: 0,
  ratings: 0,
  stars: 0,
  handedOver: 0,
  missing: 0,
  guidedPaidKobo: 0,
  guideKobo: 0,
});
const agent = (changes: Partial<AgentPerformance>): AgentPerformance => ({ ...quiet, ...changes });
const names = (agents: readonly AgentPerformance[]) => agents.map(({ name }) => name);

describe('an agent’s performance', () => {
  it('an agent’s measure is null where there was nothing to measure', () => {
    expect([
      measures.offers(quiet),
      measures.onTime(quiet),
      measures.late(quiet),
      measures.pace(quiet),
    ]).toEqual([null, null, null, null]);
    const busy = agent({ delivered: 4, onTime: 3, lateSeconds: 600, onlineSeconds: 7200 });
    expect([measures.onTime(busy), measures.late(busy), measures.pace(busy)]).toEqual([0.75, 10, 2]);
    expect(measures.guide(agent({ guidedPaidKobo: asKobo(90), guideKobo: asKobo(100) }))).toBeCloseTo(-0.1);
  });

  it('agents are sorted either way, those without a measure last', () => {
    const list = [
      quiet,
      agent({ name: 'Chidi', ratings: 2, stars: 10 }),
      agent({ name: 'Ada', ratings: 1, stars: 3 }),
    ];
    expect(names(sortedBy(list, { by: 'stars', isUp: false }))).toEqual(['Chidi', 'Ada', 'Bala']);
    expect(names(sortedBy(list, { by: 'stars', isUp: true }))).toEqual(['Ada', 'Chidi', 'Bala']);
    expect(names(sortedBy(list, { by: 'name', isUp: true }))).toEqual(['Ada', 'Bala', 'Chidi']);
  });
});

describe('the range of days', () => {
  const now = new Date('2026-11-21T23:30:00Z');
  const asked = (search: string) => readRange(new URLSearchParams(search), now);

  it('the days are four weeks up to today in Lagos, unless the address says otherwise', () => {
    expect(asked('')).toEqual({ from: '2026-10-26', to: '2026-11-22', quick: '28' });
    expect(asked('days=1')).toEqual({ from: '2026-11-22', to: '2026-11-22', quick: '1' });
    expect(asked('from=2026-03-01&to=2026-03-04')).toEqual({
      from: '2026-03-01',
      to: '2026-03-04',
      quick: null,
    });
  });

  it('the days are never in reverse', () => {
    expect(asked('from=2026-03-04&to=2026-03-01').quick).toBe('28');
  });
});
