import { describe, expect, it } from 'vitest';
import { agentOnRoad } from '#contract/agents/admin/road-schema.ts';
import { isStale, minutesSince, spotsOf } from './positions.ts';

const at = (clock: string) => new Date(`2026-11-21T${clock}Z`);
const musa = agentOnRoad.parse({
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Musa Bello',
  phone: '+2348031234567',
  marketName: 'Utako Market',
  vehicle: 'keke',
  onlineSince: '2026-11-21T07:00:00.000Z',
  lastSeenAt: null,
  position: { latitude: 9.07, longitude: 7.44, accuracyMetres: 12, at: '2026-11-21T09:00:00.000Z' },
  carrying: [{ code: 'MW-23456789', status: 'shopping' }],
});

describe('an agent on the map', () => {
  it('stands there with what they carry, faded once nothing was heard for two minutes', () => {
    expect(spotsOf([musa], at('09:01:30'))).toMatchObject([
      { look: 'agent', label: 'Musa Bello · MW-23456789', latitude: 9.07 },
    ]);
    expect(spotsOf([musa], at('09:02:30'))).toMatchObject([{ look: 'agent-stale' }]);
  });

  it('with several orders stands there with the first and the number of the others', () => {
    const [order] = musa.carrying;
    const carrying = order === undefined ? [] : [order, order, order];
    expect(spotsOf([{ ...musa, carrying }], at('09:01:30'))).toMatchObject([
      { label: 'Musa Bello · MW-23456789 +2' },
    ]);
    expect(spotsOf([{ ...musa, carrying: [] }], at('09:01:30'))).toMatchObject([{ label: 'Musa Bello' }]);
  });

  it('is nowhere while their phone has said nothing', () => {
    const silent = { ...musa, position: null };
    expect(spotsOf([silent], at('09:30:00'))).toEqual([]);
    expect(isStale(silent, at('09:30:00'))).toBe(false);
  });

  it('was seen so many whole minutes ago, and never in the future', () => {
    expect(minutesSince('2026-11-21T09:00:00.000Z', at('09:02:59'))).toBe(2);
    expect(minutesSince('2026-11-21T09:00:00.000Z', at('08:59:00'))).toBe(0);
  });
});
