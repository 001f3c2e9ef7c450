import type * as endpoints from '#contract/agents/prices/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { showRound } from '#server/features/lists/prices/show-round.ts';
import { findRoundMarket } from '#server/features/lists/prices/store/round.ts';
import { findAgent } from '../store.ts';

/** The round at one market of a verified agent. */
export async function listMyPriceRound(
  db: Db,
  { marketId }: InputOf<typeof endpoints.listMyPriceRound>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listMyPriceRound>> {
  const { id } = memberOf(caller).user;
  const agent = await findAgent(db, id);
  if (agent?.state !== 'verified') return { ok: false, reason: 'not-verified' };
  if (!agent.marketIds.includes(marketId)) return { ok: false, reason: 'market-gone' };
  const market = await findRoundMarket(db, marketId);
  if (market === undefined) return { ok: false, reason: 'market-gone' };
  return { ok: true, value: await showRound(db, [market], id, 'agent') };
}
