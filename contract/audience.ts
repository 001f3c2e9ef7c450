import type { User } from './accounts/schema.ts';
import type { Audience } from './endpoint.ts';
import { hasGodMode, holds } from './permissions.ts';

/** Whether a call or a screen is open to this person; `null` is a visitor. Buttons and the door ask the same. */
export function admits(audience: Audience, user: User | null): 'yes' | 'not-signed-in' | 'not-allowed' {
  if (audience === 'anyone') return 'yes';
  if (user === null) return 'not-signed-in';
  if (audience === 'signed-in') return 'yes';
  const allowed = audience === 'godmode' ? hasGodMode(user) : holds(user, audience);
  return allowed ? 'yes' : 'not-allowed';
}
