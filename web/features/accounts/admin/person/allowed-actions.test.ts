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

describe('what staff may do to a person', () => {
  it('lets the owner change role, permissions and access of an admin', () => {
    expect(actionsOn(owner, manager)).toEqual({
      changeRole: true,
      grantPermissions: true,
      manageAccess: true,
      because: null,
    });
  });

  it('offers the owner no permission list for people who cannot hold one', () => {
    expect(actionsOn(owner, customer)).toMatchObject({ changeRole: true, grantPermissions: false });
  });

  it('lets a manager help a customer back in, and change nobody’s role', () => {
    expect(actionsOn(manager, customer)).toMatchObject({ manageAccess: true, changeRole: false });
  });

  it('keeps staff accounts to the owner', () => {
    expect(actionsOn(manager, viewer)).toMatchObject({ manageAccess: false, because: 'staff-only-by-owner' });
    expect(actionsOn(manager, owner)).toMatchObject({ manageAccess: false, because: 'staff-only-by-owner' });
    expect(actionsOn(manager, someone(5, { isGodMode: true }))).toMatchObject({
      because: 'staff-only-by-owner',
    });
  });

  it('lets those who may only look, look', () => {
    expect(actionsOn(viewer, customer)).toMatchObject({ manageAccess: false, because: 'look-only' });
  });

  it('sends everybody to their profile for their own account, the owner too', () => {
    expect(actionsOn(owner, owner)).toMatchObject({
      changeRole: false,
      manageAccess: false,
      because: 'own-account',
    });
  });

  it('offers nothing on an account that is deleted', () => {
    const gone = { ...customer, deletedAt: '2026-11-01T08:00:00.000Z' };
    expect(actionsOn(owner, gone)).toMatchObject({ changeRole: false, manageAccess: false, because: null });
  });
});
