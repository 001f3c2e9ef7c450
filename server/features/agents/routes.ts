import * as endpoints from '#contract/agents/endpoints.ts';
import * as prices from '#contract/agents/prices/endpoints.ts';
import * as staff from '#contract/agents/admin/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { changeMyWork } from './applying/change-my-work.ts';
import { applyAsAgent } from './applying/apply-as-agent.ts';
import { moveAgent } from './admin/move-agent.ts';
import { refuseAgent } from './admin/refuse-agent.ts';
import { verifyAgent } from './admin/verify-agent.ts';
import { reportPosition } from './shift/report-position.ts';
import { askForFloat } from './shift/ask-for-float.ts';
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
import { listMyPriceRound } from './prices/list-my-price-round.ts';
import { recordSeenPrices } from './prices/record-seen-prices.ts';

export function agentsRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(endpoints.applyAsAgent, (input, caller) => applyAsAgent(db, input, caller)),
    answer(endpoints.changeMyWork, (input, caller) => changeMyWork(db, input, caller)),
    answer(endpoints.showMyApplication, (_input, caller) => showMyApplication(db, caller)),
    answer(endpoints.showShift, (_input, caller) => showShift(db, caller)),
    answer(endpoints.goOnline, (input, caller) => goOnline(db, input, caller)),
    answer(endpoints.goOffline, (_input, caller) => goOffline(db, caller)),
    answer(endpoints.askForFloat, (_input, caller) => askForFloat(db, caller)),
    answer(endpoints.reportPosition, (input, caller) => reportPosition(db, input, caller)),
    answer(prices.listMyPriceRound, (input, caller) => listMyPriceRound(db, input, caller)),
    answer(prices.recordSeenPrices, (input, caller) => recordSeenPrices(db, input, caller)),
    answer(endpoints.showCarrier, (input, caller) => showCarrier(db, input, caller)),
    answer(endpoints.listAgents, () => listAgents(db)),
    answer(staff.listAgentsOnRoad, () => listAgentsOnRoad(db)),
    answer(staff.moveAgent, (input, caller) => moveAgent(db, input, caller)),
    answer(staff.previewSuspension, (input, caller) => previewSuspension(db, input, caller)),
    answer(endpoints.listAgentsOnline, () => listAgentsOnline(db)),
    answer(endpoints.verifyAgent, (input, caller) => verifyAgent(db, input, caller)),
    answer(endpoints.refuseAgent, (input, caller) => refuseAgent(db, input, caller)),
    answer(endpoints.suspendAgent, (input, caller) => suspendAgent(db, input, caller)),
  ];
}
