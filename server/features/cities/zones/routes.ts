import * as endpoints from '#contract/cities/zones/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, answerEverybody, type Route } from '#server/http/route.ts';
import { addZone } from './add-zone.ts';
import { changeZone } from './change-zone.ts';
import { importZones } from './import-zones.ts';
import { listAllZones } from './list-all-zones.ts';
import { listZones } from './list-zones.ts';

export function zoneRoutes({ db, quick }: FeatureDeps): Route[] {
  return [
    answerEverybody(endpoints.listZones, () => listZones(quick)),
    answer(endpoints.listAllZones, () => listAllZones(db)),
    answer(endpoints.addZone, (input, caller) => addZone(db, input, actorOf(caller))),
    answer(endpoints.changeZone, (input, caller) => changeZone(db, input, actorOf(caller))),
    answer(endpoints.importZones, (input, caller) => importZones(db, input, actorOf(caller))),
  ];
}
