import type { User } from '#contract/accounts/schema.ts';
import { admits, citiesOf, isForAdmins, owesPassword } from '#contract/audience.ts';
import type { Audience } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { isAdmin, type Permission } from '#contract/permissions.ts';

export type Entry = { kind: 'open' } | { kind: 'refused' } | { kind: 'redirect'; to: string };

/** The guard of a screen. */
type Guarded = {
  pattern: string;
  audience: Audience | 'staff' | readonly Permission[];
  /** Rights that open it to an admin of some cities, where these are fewer. */
  inCities?: readonly Permission[];
};

interface Wanted {
  /** The path with what is asked of it. */
  address: string;
  /** The screen at another path; none where there is no such screen. */
  screenAt: (pathname: string) => Guarded | undefined;
}

/** Decides whether this person may open a screen; the server and the browser ask the same. */
export function entryFor(route: Guarded, user: User | null, { address, screenAt }: Wanted): Entry {
  if (user !== null && route.pattern === paths.login) {
    return { kind: 'redirect', to: afterSignIn(user, address.split('?')[1] ?? '', screenAt) };
  }
  if (user !== null && isAdmin(user) && route.pattern === paths.maintenance) {
    return { kind: 'redirect', to: paths.home };
  }
  if (user !== null && route.pattern === paths.newPassword && !owesPassword(user)) {
    return { kind: 'redirect', to: afterSignIn(user, address.split('?')[1] ?? '', screenAt) };
  }
  switch (admitted(route, user)) {
    case 'yes':
      return user !== null && owesPassword(user) && isOffice(route.audience)
        ? { kind: 'redirect', to: newPasswordAddress(address) }
        : { kind: 'open' };
    case 'not-signed-in':
      return { kind: 'redirect', to: signInAddress(address) };
    case 'not-allowed':
      return { kind: 'refused' };
  }
}

/** True when the screen itself is open to this person. */
export function mayOpen(screen: Omit<Guarded, 'pattern'>, user: User | null): boolean {
  return admitted(screen, user) === 'yes';
}

function admitted({ audience: always, inCities }: Omit<Guarded, 'pattern'>, user: User | null) {
  const audience = citiesOf(user) === undefined ? always : (inCities ?? always);
  if (typeof audience === 'string' && audience !== 'staff') return admits(audience, user);
  if (user === null) return 'not-signed-in';
  const isOpen =
    audience === 'staff' ? isAdmin(user) : audience.some((permission) => admits(permission, user) === 'yes');
  return isOpen ? 'yes' : 'not-allowed';
}

/** True for the screens whose calls are refused to somebody who owes a stronger password. */
function isOffice(audience: Guarded['audience']): boolean {
  return typeof audience !== 'string' || audience === 'staff' || isForAdmins(audience);
}

/** First screen after signing in. */
function homeOf(user: User): string {
  return isAdmin(user) ? paths.admin : paths.myOrders;
}

/** Screens that somebody only passes. */
const onTheWay: ReadonlySet<string> = new Set([paths.login, paths.newPassword]);

/** An address of ours as it is written: two slashes, or a backslash, would name another site, and browsers drop tabs and breaks. */
const ours = /^\/(?![/\\])\P{Cc}*$/u;

/** Signing in, and back to where it was asked for. */
export function signInAddress(address: string): string {
  return `${paths.login}?next=${encodeURIComponent(address)}`;
}

/** Setting a stronger password, and on to where the person was going. */
function newPasswordAddress(address: string): string {
  return `${paths.newPassword}?next=${encodeURIComponent(address)}`;
}

/** The address after signing in; staff with a weak password set another on the way. */
function afterSignIn(user: User, search: string, screenAt: Wanted['screenAt']): string {
  const wanted = wantedAfter(user, search, screenAt);
  return owesPassword(user) ? newPasswordAddress(wanted) : wanted;
}

/** The address asked for before signing in, if it is a screen of ours that this person may open; else their own home. */
function wantedAfter(user: User, search: string, screenAt: Wanted['screenAt']): string {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !ours.test(next)) return homeOf(user);
  const screen = screenAt(next.split(/[?#]/)[0] ?? '');
  if (screen === undefined || onTheWay.has(screen.pattern)) return homeOf(user);
  return mayOpen(screen, user) ? next : homeOf(user);
}
