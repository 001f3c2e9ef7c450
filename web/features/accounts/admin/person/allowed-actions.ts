import type { PersonRow, User } from '#contract/accounts/schema.ts';
import { hasGodMode, holds, isAdmin } from '#contract/permissions.ts';

export interface PersonActions {
  changeRole: boolean;
  grantPermissions: boolean;
  /** Issue a reset link, sign out everywhere. */
  manageAccess: boolean;
  /** Reason why something is missing, where that helps. */
  because: 'own-account' | 'staff-only-by-owner' | 'look-only' | null;
}

const nothing = { changeRole: false, grantPermissions: false, manageAccess: false };

/** Actions that this admin may take on that person; the server applies the same rules. */
export function actionsOn(
  me: User,
  person: Pick<PersonRow, 'id' | 'role' | 'isGodMode' | 'permissions' | 'deletedAt'>,
): PersonActions {
  if (person.deletedAt !== null) return { ...nothing, because: null };
  if (person.id === me.id) return { ...nothing, because: 'own-account' };
  const owner = hasGodMode(me);
  if (isAdmin(person) && !owner) return { ...nothing, because: 'staff-only-by-owner' };
  if (!holds(me, 'users:manage')) return { ...nothing, because: 'look-only' };
  return {
    changeRole: owner,
    grantPermissions: owner && person.role === 'admin',
    manageAccess: true,
    because: null,
  };
}
