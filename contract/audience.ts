import type { User } from './accounts/schema.ts';
import type { Audience, Endpoint } from './endpoint.ts';
import { hasGodMode, holds, isStaff, type Rights } from './permissions.ts';

/** Checks a call or a screen against this person; `null` is a visitor. Buttons and the HTTP layer share it. */
export function admits(audience: Audience, user: User | null): 'yes' | 'not-signed-in' | 'not-allowed' {
  if (audience === 'anyone') return 'yes';
  if (user === null) return 'not-signed-in';
  if (audience === 'signed-in') return 'yes';
  return isOpenTo(audience, user) ? 'yes' : 'not-allowed';
}

function isOpenTo(audience: Exclude<Audience, 'anyone' | 'signed-in'>, user: User): boolean {
  if (audience === 'agent') return user.role === 'agent';
  return audience === 'godmode' ? hasGodMode(user) : holds(user, audience);
}

/** True for calls of the back office alone. */
export function isForAdmins(audience: Audience): boolean {
  return audience !== 'anyone' && audience !== 'signed-in' && audience !== 'agent';
}

/** The rows that this call answers about. */
export function scopeOf({
  audience,
  scope,
}: Pick<Endpoint, 'audience' | 'scope'>): 'house' | 'cities' | 'own' {
  return scope ?? (isForAdmins(audience) ? 'cities' : 'own');
}

/** The cities to which this person is limited; nothing for who sees every city. */
export function citiesOf(user: Pick<User, 'cities'> | null): readonly string[] | undefined {
  return user?.cities;
}

/** True where this person is limited to cities and the call is about the whole house. */
export function isForHeadOffice(
  endpoint: Pick<Endpoint, 'audience' | 'scope'>,
  user: Pick<User, 'cities'> | null,
): boolean {
  return scopeOf(endpoint) === 'house' && citiesOf(user) !== undefined;
}

/** True for a person of the staff whose password is known to be too weak: they set another before they go on. */
export function owesPassword(user: Rights & Pick<User, 'isPasswordWeak'>): boolean {
  return user.isPasswordWeak === true && isStaff(user);
}

/** True where this call waits until the person has a stronger password. */
export function waitsForPassword(
  { audience, needsStrongPassword }: Pick<Endpoint, 'audience' | 'needsStrongPassword'>,
  user: User | null,
): boolean {
  return user?.isPasswordWeak === true && (needsStrongPassword === true || isForAdmins(audience));
}
