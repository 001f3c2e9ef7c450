import type * as endpoints from '#contract/analytics/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { analyse, whereReadable } from './compare-days.ts';
import { readCustomers } from './store/people.ts';
import { viewCustomers } from './view-figures.ts';

export async function analyseCustomers(
  db: Db,
  asked: InputOf<typeof endpoints.analyseCustomers>,
): Promise<OutcomeOf<typeof endpoints.analyseCustomers>> {
  return whereReadable(asked, () => analyse(db, asked, readCustomers, viewCustomers));
}
