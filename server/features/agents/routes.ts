import * as endpoints from '#contract/agents/endpoints.ts';
import * as staff from '#contract/agents/admin/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { applyAsAgent } from './applying/apply-as-agent.ts';
import { refuseAgent } from './admin/refuse-agent.ts';
import { verifyAgent } from './admin/verify-agent.ts';
import { reportPosition } from './shift/report-position.ts';
import { goOffline } from './shift/go-offline.ts';
import { goOnline } from './shift/go-online.ts';
import { suspendAgent } from './admin/suspend-agent.ts';
import { listAgents } from './admin/list-agents.ts';
import { listAgentsOnline } from './admin/list-agents-online.ts';
import { showCarrier } from './show-carrier.ts';
import { showMyApplication } from './applying/show-my-application.ts';
import { showShift } from './shift/show-shift.ts';
import { listAgentsOnRoad } from './admin/list-agents-on-road.ts';
import { previewSuspension } from './admin/preview-suspension.ts';
import { findAgents } from './admin/find-agents.ts';

export function agentsRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(endpoints.applyAsAgent, (input, caller) => applyAsAgent(db, input, caller)),
    answer(endpoints.showMyApplication, (_input, caller) => showMyApplication(db, caller)),
    answer(endpoints.showShift, (_input, caller) => showShift(db, caller)),
    answer(endpoints.goOnline, (input, caller) => goOnline(db, input, caller)),
    answer(endpoints.goOffline, (_input, caller) => goOffline(db, caller)),
    answer(endpoints.reportPosition, (input, caller) => reportPosition(db, input, caller)),
    answer(endpoints.showCarrier, (input, caller) => showCarrier(db, input, caller)),
    answer(endpoints.listAgents, () => listAgents(db)),
    answer(staff.findAgents, (input) => findAgents(db, input)),
    answer(staff.listAgentsOnRoad, () => listAgentsOnRoad(db)),
    answer(staff.previewSuspension, (input, caller) => previewSuspension(db, input, caller)),
    answer(endpoints.listAgentsOnline, () => listAgentsOnline(db)),
    answer(endpoints.verifyAgent, (input, caller) => verifyAgent(db, input, caller)),
    answer(endpoints.refuseAgent, (input, caller) => refuseAgent(db, input, caller)),
    answer(endpoints.suspendAgent, (input, caller) => suspendAgent(db, input, caller)),
  ];
}
