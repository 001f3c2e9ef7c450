import { isAdmin } from '#contract/permissions.ts';
import { askedTogether } from '#server/cache/single-flight.ts';
import type { Db } from '#server/db/database.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { isSwitchedOn } from '#server/features/settings/is-switched-on.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Gate } from '#server/http/route.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { findPass } from './store.ts';

export const passCookie = 'access-pass';

export function isMaintenanceOn(db: Db): Promise<boolean> {
  return isSwitchedOn(db, 'maintenance');
}

/** Staff pass, and whoever traded an access key for a pass that still stands. */
export async function passesGate(db: Db, caller: Pick<Caller, 'person' | 'cookies'>): Promise<boolean> {
  if (caller.person.kind === 'member' && isAdmin(caller.person.user)) return true;
  const token = caller.cookies.read(passCookie);
  return token !== undefined && (await findPass(db, hashSecret(token))) !== undefined;
}

/** The gate as the door sees it: shut while maintenance is on, for those who do not pass. */
export function launchGate({ quick }: FeatureDeps): Gate {
  const isShut = askedTogether(() => isMaintenanceOn(quick));
  return { refuses: async (caller) => (await isShut()) && !(await passesGate(quick, caller)) };
}
