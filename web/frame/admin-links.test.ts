import { describe, expect, it } from 'vitest';
import { user, type User } from '#contract/accounts/schema.ts';
import { paths } from '#contract/paths.ts';
import { permissions } from '#contract/permissions.ts';
import { adminLinks } from './admin-links.ts';

const staff = (rights: Partial<Pick<User, 'role' | 'isGodMode' | 'permissions' | 'cities'>>) =>
  user.parse({
    id: '00000000-0000-4000-8000-000000000001',
    username: 'staff',
    name: null,
    phone: null,
    role: 'admin',
    isGodMode: false,
    permissions: [],
    ...rights,
  });
const names = (who: User, mode: 'browser' | 'installed' = 'browser') =>
  adminLinks(who, mode).map(({ name }) => name);

describe('the admin menu', () => {
  it('shows a new admin today’s page and nothing else', () => {
    expect(names(staff({}))).toEqual(['today']);
  });

  it('shows what each permission opens', () => {
    expect(names(staff({ permissions: ['markets:manage', 'launch:manage'] }))).toEqual([
      'today',
      'markets',
      'launch',
    ]);
  });

  it('shows an admin of some cities what is within them, and nothing of the head office', () => {
    const all = staff({ permissions: [...permissions] });
    const limited = { ...all, cities: ['01900000-0000-7000-8000-000000000001'] };
    const houses = names(all, 'installed').filter((name) => !names(limited, 'installed').includes(name));
    expect(houses).toEqual(['launch', 'notifications']);
    const keepsSettings = { ...limited, permissions: ['settings:manage' as const] };
    expect(names(keepsSettings)).toEqual(['today']);
  });

  it('shows the owner everything, and messages only in the installed app', () => {
    const owner = staff({ role: 'godmode' });
    expect(names(owner)).toHaveLength(9);
    expect(names(owner)).not.toContain('notifications');
    expect(names(owner, 'installed')).toContain('notifications');
    expect(adminLinks(owner, 'installed').at(-1)?.to).toBe(paths.adminNotifications);
  });

  it('shows nothing to somebody who is not staff, whatever they once held', () => {
    expect(names(staff({ role: 'customer', permissions: ['markets:manage'] }))).toEqual([]);
  });
});
