import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/launch/endpoints.ts';
import type { Launch } from '#contract/launch/schema.ts';
import { isStaff } from '#contract/permissions.ts';
import { askedTogether } from '#server/cache/single-flight.ts';
import type { Db } from '#server/db/database.ts';
import type { Ground } from '#server/feature.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Gate } from '#server/http/route.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { isSwitchedOn } from '../settings/reads.ts';
import { countSubscribers, readSubscribers } from './early-access/store.ts';
import { findPass, readKeys } from './gate/store.ts';
import { viewLaunch, viewSubscriber } from './view.ts';

export const passCookie = 'access-pass';

export function isMaintenanceOn(db: Db): Promise<boolean> {
  return isSwitchedOn(db, 'maintenance');
}

/** Staff pass, and whoever traded an access key for a pass that still stands. */
export async function passesGate(db: Db, caller: Pick<Caller, 'person' | 'cookies'>): Promise<boolean> {
  if (caller.person.kind === 'member' && isStaff(caller.person.user)) return true;
  const token = caller.cookies.read(passCookie);
  return token !== undefined && (await findPass(db, hashSecret(token))) !== undefined;
}

/** The gate as the door sees it: shut while maintenance is on, for those who do not pass. */
export function launchGate({ quick }: Ground): Gate {
  const isShut = askedTogether(() => isMaintenanceOn(quick));
  return { refuses: async (caller) => (await isShut()) && !(await passesGate(quick, caller)) };
}

export async function readLaunch(db: Db): Promise<Launch> {
  return viewLaunch(await isMaintenanceOn(db), await countSubscribers(db), await readKeys(db));
}

export async function showLaunch(db: Db): Promise<OutcomeOf<typeof endpoints.showLaunch>> {
  return { ok: true, value: await readLaunch(db) };
}

export async function listSubscribers(db: Db): Promise<OutcomeOf<typeof endpoints.listSubscribers>> {
  return { ok: true, value: (await readSubscribers(db)).map(viewSubscriber) };
}
