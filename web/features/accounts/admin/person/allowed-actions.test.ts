import { describe, expect, it } from 'vitest';
import type { User } from '#contract/accounts/schema.ts';
import { user as userShape } from '#contract/accounts/schema.ts';
import { actionsOn } from './allowed-actions.ts';

const someone = (number: number, rights: Partial<Pick<User, 'role' | 'isGodMode' | 'permissions'>>) => ({
  ...userShape.parse({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    username: `person-${number}`,
    name: null,
    phone: null,
    role: 'customer',
    isGodMode: false,
    permissions: [],
    ...rights,
  }),
  deletedAt: null,
});

const owner = someone(1, { role: 'godmode' });
const manager = someone(2, { role: 'admin', permissions: ['users:view', 'users:manage'] });
const viewer = someone(3, { role: 'admin', permissions: ['users:view'] });
const customer = someone(4, {});

describe('the actions on a person', () => {
  it('the owner may change role, permissions and access of an admin', () => {
    expect(actionsOn(owner, manager)).toEqual({
      changeRole: true,
      grantPermissions: true,
      manageAccess: true,
      because: null,
    });
  });

  it('the owner sees no permission list for people who cannot hold one', () => {
    expect(actionsOn(owner, customer)).toMatchObject({ changeRole: true, grantPermissions: false });
  });

  it('a manager may help a customer back in, and change no role', () => {
    expect(actionsOn(manager, customer)).toMatchObject({ manageAccess: true, changeRole: false });
  });

  it('accounts of admins are the owner’s alone', () => {
    expect(actionsOn(manager, viewer)).toMatchObject({ manageAccess: false, because: 'staff-only-by-owner' });
    expect(actionsOn(manager, owner)).toMatchObject({ manageAccess: false, because: 'staff-only-by-owner' });
    expect(actionsOn(manager, someone(5, { isGodMode: true }))).toMatchObject({
      because: 'staff-only-by-owner',
    });
  });

  it('a reader without further permissions may only read', () => {
    expect(actionsOn(viewer, customer)).toMatchObject({ manageAccess: false, because: 'look-only' });
  });

  it('every admin, the owner included, is sent to the profile for their own account', () => {
    expect(actionsOn(owner, owner)).toMatchObject({
      changeRole: false,
      manageAccess: false,
      because: 'own-account',
    });
  });

  it('a deleted account has no action', () => {
    const gone = { ...customer, deletedAt: '2026-11-01T08:00:00.000Z' };
    expect(actionsOn(owner, gone)).toMatchObject({ changeRole: false, manageAccess: false, because: null });
  });
});
