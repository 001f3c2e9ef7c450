import { describe, expect, it } from 'vitest';
import { agentForAdmin, type AgentForAdmin } from '#contract/agents/schema.ts';
import { acceptanceOf, agentsShown, applicationsOf, foundAmong, placeAmong } from './selection.ts';

let people = 0;

function agent(name: string, changes: Partial<AgentForAdmin>): AgentForAdmin {
  people += 1;
  return {
    ...agentForAdmin.parse({
      userId: `00000000-0000-4000-8000-00000000000${people}`,
      state: 'verified',
      name,
      phone: '+2348031234567',
      photoUrl: '',
      vehicle: 'keke',
      works: 'both',
      marketIds: [],
      appliedAt: '2026-11-20T09:00:00.000Z',
      reason: null,
      idPhotoUrl: '',
      onlineSince: null,
      lastSeenAt: null,
      position: null,
      carrying: 0,
      offersTaken: 0,
      offersMade: 0,
    }),
    ...changes,
  };
}

const list = [
  agent('Musa', {}),
  agent('Chidi', { onlineSince: '2026-11-21T07:00:00.000Z' }),
  agent('Bala', { state: 'suspended' }),
  agent('Efe', { state: 'applied', appliedAt: '2026-11-21T08:00:00.000Z' }),
  agent('Dele', { state: 'applied', appliedAt: '2026-11-21T07:00:00.000Z' }),
];
const names = (agents: readonly AgentForAdmin[]) => agents.map(({ name }) => name);

describe('the list of agents', () => {
  it('has those who wait for a word apart, the longest waiting first', () => {
    expect(names(applicationsOf(list))).toEqual(['Dele', 'Efe']);
  });

  it('begins with who is online, and shows what is chosen', () => {
    expect(names(agentsShown(list, 'all'))).toEqual(['Chidi', 'Bala', 'Musa']);
    expect(names(agentsShown(list, 'online'))).toEqual(['Chidi']);
    expect(names(agentsShown(list, 'suspended'))).toEqual(['Bala']);
  });

  it('says how many offers are taken, and nothing where none was made', () => {
    expect(acceptanceOf({ offersTaken: 2, offersMade: 3 })).toBe(67);
    expect(acceptanceOf({ offersTaken: 0, offersMade: 0 })).toBeNull();
  });
});

describe('the open application', () => {
  const waiting = applicationsOf(list);
  const [dele, efe] = waiting;

  it('the open application is the one in the link, else the place in the address, never past the last', () => {
    expect(placeAmong(waiting, { who: efe?.userId ?? '', at: null })).toBe(1);
    expect(placeAmong(waiting, { who: null, at: '2' })).toBe(1);
    expect(placeAmong(waiting, { who: 'gone', at: '9' })).toBe(1);
    expect(placeAmong(waiting, { who: null, at: '-3' })).toBe(0);
    expect(placeAmong([], { who: dele?.userId ?? '', at: '1' })).toBe(0);
  });
});

describe('looking for somebody', () => {
  it('finds by a part of the name, and by the phone as people write it', () => {
    expect(names(foundAmong(list, ' mus'))).toEqual(['Musa']);
    expect(foundAmong(list, '0803 123')).toHaveLength(list.length);
    expect(foundAmong(list, '0809')).toEqual([]);
    expect(foundAmong(list, '')).toHaveLength(list.length);
  });
});
