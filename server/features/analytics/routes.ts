import { showPerformance as performanceEndpoint } from '#contract/analytics/agents-endpoints.ts';
import * as endpoints from '#contract/analytics/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { recordVisit } from './visits/record-visit.ts';
import { showPerformance } from './analysis/show-performance.ts';
import { showCohorts } from './analysis/show-cohorts.ts';
import { analyseCities } from './analysis/analyse-cities.ts';
import { analyseCustomers } from './analysis/analyse-customers.ts';
import { analyseLists } from './analysis/analyse-lists.ts';
import { analyseOrders } from './analysis/analyse-orders.ts';
import { analyseRefunds } from './analysis/analyse-refunds.ts';
import { analyseTakings } from './analysis/analyse-takings.ts';
import { analyseTimes } from './analysis/analyse-times.ts';
import { analyseWork } from './analysis/analyse-work.ts';
import { analyseVisits } from './visits/analyse-visits.ts';

export function analyticsRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(endpoints.recordVisit, (input, caller) => recordVisit(db, input, caller)),
    answer(endpoints.analyseOrders, (input) => analyseOrders(db, input)),
    answer(endpoints.analyseCities, (input, caller) => analyseCities(db, input, caller)),
    answer(endpoints.analyseTimes, (input) => analyseTimes(db, input)),
    answer(endpoints.analyseLists, (input) => analyseLists(db, input)),
    answer(endpoints.analyseRefunds, (input) => analyseRefunds(db, input)),
    answer(endpoints.analyseTakings, (input) => analyseTakings(db, input)),
    answer(endpoints.analyseCustomers, (input) => analyseCustomers(db, input)),
    answer(endpoints.showCohorts, () => showCohorts(db)),
    answer(endpoints.analyseWork, (input) => analyseWork(db, input)),
    answer(performanceEndpoint, (input) => showPerformance(db, input)),
    answer(endpoints.analyseVisits, (input) => analyseVisits(db, input)),
  ];
}
