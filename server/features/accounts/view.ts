import type { Device, PersonRow as PersonReply, User } from '#contract/accounts/schema.ts';
import { isAdmin } from '#contract/permissions.ts';
import { describeDevice } from '#server/security-log/describe-device.ts';
import type { PersonRow } from './admin/store.ts';
import type { SessionRow } from './sessions/store.ts';
import type { AccountRow } from './store.ts';

/** The account as its own person sees it. */
export function viewUser(row: AccountRow): User {
  return { ...viewAccount(row), ...(row.isPasswordWeak === true && { isPasswordWeak: true }) };
}

function viewAccount(row: AccountRow) {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    phone: row.phone,
    role: row.role,
    isGodMode: row.isGodMode,
    permissions: row.permissions,
    ...(row.cities !== null && { cities: row.cities }),
  };
}

export function viewPerson(row: PersonRow): PersonReply {
  return {
    ...viewAccount(row),
    createdAt: row.createdAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    signedInDevices: row.signedInDevices,
    appliedAs: row.appliedAs,
    ...(isAdmin(row) && { hasSecondStep: row.hasSecondStep }),
  };
}

export function viewDevice(row: SessionRow, thisSessionId: string): Device {
  return {
    id: row.id,
    description: describeDevice(row.userAgent),
    isThisOne: row.id === thisSessionId,
    signedInAt: row.signedInAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}
