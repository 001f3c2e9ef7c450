import * as endpoints from '#contract/dispatch/endpoints.ts';
import * as office from '#contract/dispatch/admin/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { acceptOffer } from './offers/accept-offer.ts';
import { declineOffer } from './offers/decline-offer.ts';
import { handOver } from './offers/hand-over.ts';
import { listAgentsFor } from './admin/list-agents-for.ts';
import { showCoverage } from './admin/show-coverage.ts';
import { listOffers } from './offers/list-offers.ts';
import { listRiders } from './offers/list-riders.ts';

export function dispatchRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(endpoints.listOffers, (_input, caller) => listOffers(db, caller)),
    answer(endpoints.acceptOffer, (input, caller) => acceptOffer(db, input, caller)),
    answer(endpoints.declineOffer, (input, caller) => declineOffer(db, input, caller)),
    answer(endpoints.listRiders, (_input, caller) => listRiders(db, caller)),
    answer(endpoints.handOver, (input, caller) => handOver(db, input, caller)),
    answer(office.listAgentsFor, (input) => listAgentsFor(db, input)),
    answer(office.showCoverage, () => showCoverage(db)),
  ];
}
