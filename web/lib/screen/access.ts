import type { User } from '#contract/accounts/schema.ts';
import { admits } from '#contract/audience.ts';
import type { Audience } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { isAdmin, type Permission } from '#contract/permissions.ts';

export type Entry = { kind: 'open' } | { kind: 'refused' } | { kind: 'redirect'; to: string };

/** Whether this person may open a screen; the server and the browser ask the same. */
export function entryFor(
  route: { pattern: string; audience: Audience | 'staff' | readonly Permission[] },
  user: User | null,
  address: string,
): Entry {
  if (user !== null && route.pattern === paths.login) {
    return { kind: 'redirect', to: afterSignIn(user, address.split('?')[1] ?? '') };
  }
  if (user !== null && isAdmin(user) && route.pattern === paths.maintenance) {
    return { kind: 'redirect', to: paths.home };
  }
  switch (admitted(route.audience, user)) {
    case 'yes':
      return { kind: 'open' };
    case 'not-signed-in':
      return { kind: 'redirect', to: `${paths.login}?next=${encodeURIComponent(address)}` };
    case 'not-allowed':
      return { kind: 'refused' };
  }
}

function admitted(audience: Audience | 'staff' | readonly Permission[], user: User | null) {
  if (typeof audience === 'string' && audience !== 'staff') return admits(audience, user);
  if (user === null) return 'not-signed-in';
  const isOpen =
    audience === 'staff' ? isAdmin(user) : audience.some((permission) => admits(permission, user) === 'yes');
  return isOpen ? 'yes' : 'not-allowed';
}

/** Where a person lands after signing in. */
function homeOf(user: User): string {
  return isAdmin(user) ? paths.admin : paths.myOrders;
}

/** An address of ours as it is written: two slashes, or a backslash, would name another site, and browsers drop tabs and breaks. */
const ours = /^\/(?![/\\])\P{Cc}*$/u;

/** The address asked for before signing in, if it is one of ours; else the person's own home. */
function afterSignIn(user: User, search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && ours.test(next) ? next : homeOf(user);
}
