import { describe, expect, it } from 'vitest';
import { user, type User } from '#contract/accounts/schema.ts';
import { accessKey, launch, type Launch } from '#contract/launch/schema.ts';
import { market } from '#contract/markets/schema.ts';
import { concernsOf } from './concerns.ts';

const saturday = new Date('2026-11-21T09:00:00Z');
const sunday = new Date('2026-11-22T09:00:00Z');
const id = '00000000-0000-4000-8000-000000000001';

const staff = (permissions: User['permissions']) =>
  user.parse({ id, username: 'bisi', name: null, phone: null, role: 'admin', isGodMode: false, permissions });
const manager = staff(['launch:manage', 'settings:manage', 'markets:manage']);
const gate = (changes: Partial<Launch>) =>
  launch.parse({ maintenance: false, subscribers: 0, keys: [], ...changes });
const closed = market.parse({
  id,
  cityId: id,
  name: 'Life Camp',
  slug: 'life-camp',
  description: '',
  location: '',
  imageUrl: null,
  isActive: false,
  marketDays: ['saturday'],
  hours: { opens: '06:00', closes: '22:00' },
  closures: [],
  position: { latitude: 9.07, longitude: 7.4 },
});
const open = { ...closed, isActive: true };
const kinds = (...asked: Parameters<typeof concernsOf>) => concernsOf(...asked).map(({ kind }) => kind);

describe('the concerns of the day', () => {
  it('an admin sees no concern when the gate is open, the phone is set and a market trades', () => {
    expect(
      kinds(manager, { launch: gate({}), contactPhone: '+2348031234567', markets: [open] }, saturday),
    ).toEqual([]);
  });

  it('a shut gate is the first concern', () => {
    const known = {
      launch: gate({ maintenance: true, subscribers: 4 }),
      contactPhone: '',
      markets: [closed],
    };
    expect(kinds(manager, known, saturday)).toEqual(['gate-shut', 'no-markets', 'no-phone', 'waiting']);
  });

  it('a Sunday without markets is no concern', () => {
    expect(kinds(manager, { markets: [closed] }, sunday)).toEqual([]);
  });

  it('an access key is a concern in its last days, and not once it is over', () => {
    const key = {
      id,
      label: 'Press',
      uses: 0,
      mostUses: null,
      expiresAt: '2026-11-22T22:59:59.000Z',
      revokedAt: null,
      createdAt: '2026-11-01T08:00:00.000Z',
      createdBy: 'owner',
    };
    expect(kinds(manager, { launch: gate({ keys: [accessKey.parse(key)] }) }, saturday)).toEqual([
      'key-ends',
    ]);
    const over = { ...key, expiresAt: '2026-11-20T22:59:59.000Z' };
    expect(kinds(manager, { launch: gate({ keys: [accessKey.parse(over)] }) }, saturday)).toEqual([]);
  });

  it('an admin is not told of concerns that they cannot resolve', () => {
    const known = {
      launch: gate({ maintenance: true, subscribers: 2 }),
      contactPhone: '',
      markets: [closed],
    };
    expect(kinds(staff(['markets:manage']), known, saturday)).toEqual(['no-markets']);
    expect(kinds(staff([]), known, saturday)).toEqual([]);
  });
});
