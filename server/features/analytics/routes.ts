import * as endpoints from '#contract/analytics/endpoints.ts';
import type { Ground } from '../../feature.ts';
import { answer, type Route } from '../../http/route.ts';
import { recordVisit } from './commands.ts';
import { summariseVisits } from './reads.ts';

export function analyticsRoutes({ db }: Ground): Route[] {
  return [
    answer(endpoints.recordVisit, (input, caller) => recordVisit(db, input, caller)),
    answer(endpoints.summariseVisits, () => summariseVisits(db)),
  ];
}
