import * as endpoints from '#contract/cities/endpoints.ts';
import * as settings from '#contract/cities/settings/endpoints.ts';
import * as zones from '#contract/cities/zones/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, answerEverybody, type Route } from '#server/http/route.ts';
import { addCity } from './admin/add-city.ts';
import { changeCity } from './admin/change-city.ts';
import { listAllCities } from './admin/list-all-cities.ts';
import { changeCitySetting } from './settings/change-city-setting.ts';
import { listCitySettings } from './settings/list-city-settings.ts';
import { listCities } from './list-cities.ts';
import { addZone } from './zones/add-zone.ts';
import { changeZone } from './zones/change-zone.ts';
import { importZones } from './zones/import-zones.ts';
import { listAllZones } from './zones/list-all-zones.ts';
import { listZones } from './zones/list-zones.ts';

export function citiesRoutes({ db, quick }: FeatureDeps): Route[] {
  return [
    answerEverybody(endpoints.listCities, () => listCities(quick)),
    answer(endpoints.listAllCities, () => listAllCities(db)),
    answer(endpoints.addCity, (input, caller) => addCity(db, input, actorOf(caller))),
    answer(settings.listCitySettings, (input) => listCitySettings(db, input)),
    answer(settings.changeCitySetting, (input, caller) => changeCitySetting(db, input, actorOf(caller))),
    answer(endpoints.changeCity, (input, caller) => changeCity(db, input, actorOf(caller))),
    answerEverybody(zones.listZones, (input) => listZones(quick, input)),
    answer(zones.listAllZones, () => listAllZones(db)),
    answer(zones.addZone, (input, caller) => addZone(db, input, actorOf(caller))),
    answer(zones.changeZone, (input, caller) => changeZone(db, input, actorOf(caller))),
    answer(zones.importZones, (input, caller) => importZones(db, input, actorOf(caller))),
  ];
}
