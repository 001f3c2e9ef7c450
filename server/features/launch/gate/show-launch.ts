import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/launch/endpoints.ts';
import type { Launch } from '#contract/launch/schema.ts';
import type { Db } from '#server/db/database.ts';
import { countSubscribers } from '../early-access/store.ts';
import { viewLaunch } from '../view.ts';
import { isMaintenanceOn } from './gate.ts';
import { readKeys } from './store.ts';

export async function readLaunch(db: Db): Promise<Launch> {
  return viewLaunch(await isMaintenanceOn(db), await countSubscribers(db), await readKeys(db));
}

export async function showLaunch(db: Db): Promise<OutcomeOf<typeof endpoints.showLaunch>> {
  return { ok: true, value: await readLaunch(db) };
}
