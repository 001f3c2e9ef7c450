import type * as endpoints from '#contract/dispatch/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readNow, readOffered, readOffersOf } from './store.ts';
import { viewOffer } from './view.ts';

/** Offers open to this agent; one whose orders are all gone is left out. */
export async function listOffers(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.listOffers>> {
  const rows = await readOffersOf(db, memberOf(caller).user.id);
  const offered = await readOffered(
    db,
    rows.map(({ id }) => id),
  );
  return {
    ok: true,
    value: {
      offers: rows.flatMap((row) => {
        const [first, ...others] = offered.filter(({ offerId }) => offerId === row.id);
        return first === undefined ? [] : [viewOffer(row, [first, ...others])];
      }),
      asOf: (await readNow(db)).toISOString(),
    },
  };
}
