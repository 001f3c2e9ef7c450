import type { Permission } from '#contract/permissions.ts';

/** Permissions that a kind of work needs; a preset only ticks boxes. */
export const presets = {
  orderDesk: ['orders:view', 'orders:manage', 'chats:reply', 'agents:manage'],
  moneyDesk: ['orders:view', 'money:view', 'money:manage', 'money:refund', 'claims:decide'],
  marketDesk: ['markets:manage'],
  careDesk: ['orders:view', 'chats:reply', 'users:view', 'users:manage'],
  onlooker: ['orders:view', 'users:view', 'analytics:view', 'money:view', 'audit:view'],
  nothing: [],
} as const satisfies Record<string, readonly Permission[]>;

export const presetNames = [
  'orderDesk',
  'moneyDesk',
  'marketDesk',
  'careDesk',
  'onlooker',
  'nothing',
] as const satisfies readonly (keyof typeof presets)[];

export function countChanges(
  before: readonly Permission[],
  after: readonly Permission[],
): { added: number; removed: number } {
  return {
    added: after.filter((permission) => !before.includes(permission)).length,
    removed: before.filter((permission) => !after.includes(permission)).length,
  };
}
