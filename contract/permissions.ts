/** Every right an admin can be granted, as the owner names them. */
export const permissions = [
  'orders:view',
  'orders:manage',
  'chats:reply',
  'markets:manage',
  'agents:manage',
  'users:view',
  'users:manage',
  'analytics:view',
  'settings:manage',
  'launch:manage',
  'notifications:send',
  'money:view',
  'money:manage',
  'money:refund',
  'claims:decide',
  'audit:view',
] as const;

export type Permission = (typeof permissions)[number];

export const roles = ['customer', 'agent', 'admin', 'godmode'] as const;

export type Role = (typeof roles)[number];

export interface Rights {
  role: Role;
  isGodMode: boolean;
  permissions: readonly Permission[];
}

/** True for the owner: role `godmode` or the flag. */
export function hasGodMode(person: Rights): boolean {
  return person.role === 'godmode' || person.isGodMode;
}

/** True for those who see the Admin link: admins and the owner. */
export function isAdmin(person: Rights): boolean {
  return person.role === 'admin' || hasGodMode(person);
}

/** True for everybody who works here: agents, admins and the owner. */
export function isStaff(person: Rights): boolean {
  return person.role === 'agent' || isAdmin(person);
}

/** True when the person holds the permission; godmode holds them all, and only an admin can hold one. */
export function holds(person: Rights, permission: Permission): boolean {
  return hasGodMode(person) || (person.role === 'admin' && person.permissions.includes(permission));
}
