import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/prices/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { listActiveMarkets } from './store/round.ts';
import { showRound } from './show-round.ts';

/** The round over every market that is shown. */
export async function listPriceRound(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listPriceRound>> {
  const markets = await listActiveMarkets(db);
  return { ok: true, value: await showRound(db, markets, memberOf(caller).user.id, 'office') };
}
