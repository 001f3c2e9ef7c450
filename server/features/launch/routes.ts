import * as endpoints from '#contract/launch/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { makeAccessKey } from './gate/make-access-key.ts';
import { revokeAccessKey } from './gate/revoke-access-key.ts';
import { joinEarlyAccess } from './early-access/join-early-access.ts';
import { switchMaintenance } from './gate/switch-maintenance.ts';
import { verifyAccessKey } from './gate/verify-access-key.ts';
import { listSubscribers } from './early-access/list-subscribers.ts';
import { showLaunch } from './gate/show-launch.ts';

export function launchRoutes({ db }: FeatureDeps): Route[] {
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
