import type * as endpoints from '#contract/analytics/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKoboSum } from '#contract/kobo.ts';
import { holds } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { whereReadable } from './compare-days.ts';
import { readCities } from './store/cities.ts';

export async function analyseCities(
  db: Db,
  asked: InputOf<typeof endpoints.analyseCities>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.analyseCities>> {
  const seesMoney = holds(memberOf(caller).user, 'money:view');
  return whereReadable(asked, async () => {
    const rows = await readCities(db, asked);
    // Money alone is ever of no city.
    const seen = seesMoney ? rows : rows.filter(({ slug }) => slug !== null);
    return {
      cities: seen.map(({ takenKobo, ...row }) => ({
        ...row,
        takenKobo: seesMoney ? asKoboSum(takenKobo) : null,
      })),
    };
  });
}
