import * as endpoints from '#contract/launch/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Ground } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { makeAccessKey, revokeAccessKey } from './gate/commands.ts';
import { joinEarlyAccess, switchMaintenance, verifyAccessKey } from './commands.ts';
import { listSubscribers, showLaunch } from './reads.ts';

export function launchRoutes({ db }: Ground): Route[] {
  return [
    answer(endpoints.joinEarlyAccess, (input, caller) => joinEarlyAccess(db, input, caller)),
    answer(endpoints.verifyAccessKey, (input, caller) => verifyAccessKey(db, input, caller)),
    answer(endpoints.showLaunch, () => showLaunch(db)),
    answer(endpoints.switchMaintenance, (input, caller) => switchMaintenance(db, input, actorOf(caller))),
    answer(endpoints.makeAccessKey, (input, caller) => makeAccessKey(db, input, caller)),
    answer(endpoints.revokeAccessKey, (input, caller) => revokeAccessKey(db, input, caller)),
    answer(endpoints.listSubscribers, () => listSubscribers(db)),
  ];
}
