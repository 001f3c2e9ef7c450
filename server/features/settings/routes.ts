import * as endpoints from '#contract/settings/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, answerEverybody, type Route } from '#server/http/route.ts';
import { changeSetting } from './change-setting.ts';
import { listAllSettings } from './list-all-settings.ts';
import { listSettingChanges } from './list-setting-changes.ts';
import { listSettings } from './list-settings.ts';
import { showLegalText } from './show-legal-text.ts';

export function settingsRoutes({ db, quick }: FeatureDeps): Route[] {
  return [
    answerEverybody(endpoints.listSettings, () => listSettings(quick)),
    answer(endpoints.showLegalText, (input) => showLegalText(quick, input)),
    answer(endpoints.listAllSettings, () => listAllSettings(db)),
    answer(endpoints.listSettingChanges, (input) => listSettingChanges(db, input)),
    answer(endpoints.changeSetting, (input, caller) => changeSetting(db, input, actorOf(caller))),
  ];
}
