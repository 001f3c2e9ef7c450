import type { User } from './accounts/schema.ts';
import type { Audience } from './endpoint.ts';
import { hasGodMode, holds } from './permissions.ts';

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
