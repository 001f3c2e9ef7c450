import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/endpoints.ts';
import type { NotificationPreferences } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readDevices } from '../devices/store.ts';
import { houseQuiet } from './house-quiet-hours.ts';
import { findPerson, readChoices } from './store.ts';
import { viewPreferences } from './view.ts';

export async function preferencesOf(db: Db, caller: Caller): Promise<NotificationPreferences> {
  const { user, sessionId } = memberOf(caller);
  const devices = await readDevices(db, user.id);
  return viewPreferences(user, {
    choices: await readChoices(db, user.id),
    person: await findPerson(db, user.id),
    house: await houseQuiet(db),
    device: devices.find((device) => device.sessionId === sessionId),
  });
}

export async function showNotificationPreferences(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showNotificationPreferences>> {
  return { ok: true, value: await preferencesOf(db, caller) };
}
