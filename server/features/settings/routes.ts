import * as endpoints from '#contract/settings/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Ground } from '#server/feature.ts';
import { answer, answerEverybody, type Route } from '#server/http/route.ts';
import { changeSetting } from './commands.ts';
import { listAllSettings, listSettingChanges, listSettings } from './reads.ts';

export function settingsRoutes({ db, quick }: Ground): Route[] {
  return [
    answerEverybody(endpoints.listSettings, () => listSettings(quick)),
    answer(endpoints.listAllSettings, () => listAllSettings(db)),
    answer(endpoints.listSettingChanges, (input) => listSettingChanges(db, input)),
    answer(endpoints.changeSetting, (input, caller) => changeSetting(db, input, actorOf(caller))),
  ];
}
