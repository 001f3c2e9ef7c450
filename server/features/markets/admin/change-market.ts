import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import { isUsableSlug } from '#contract/markets/rules.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { claimSlug, lockMarket, updateMarket, type MarketFacts } from '../store.ts';
import { viewMarket } from '../view.ts';
import { factsOf, marketFrom, recordMarket, type NewMarket } from './market-facts.ts';

export async function changeMarket(
  db: Db,
  { marketId, seen, ...written }: InputOf<typeof endpoints.changeMarket>,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.changeMarket>> {
  return inTransaction(db, async (transaction) => {
    const before = await lockMarket(transaction, marketId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (seen !== undefined && !isDeepStrictEqual(factsOf(renamedFrom(before, seen)), factsOf(before)))
      return { ok: false, reason: 'changed-meanwhile' };
    const market = renamedFrom(before, written);
    if (!isUsableSlug(market.slug)) return { ok: false, reason: 'slug-reserved' };
    if (!(await claimSlug(transaction, market.slug, marketId))) return { ok: false, reason: 'slug-taken' };
    const row = await updateMarket(transaction, marketId, market);
    await recordMarket(transaction, by, 'changeMarket', before, row);
    return { ok: true, value: viewMarket(row) };
  });
}

/** A market that keeps its name keeps its address too, which is another where the name became a screen's. */
function renamedFrom(before: MarketFacts, written: NewMarket): MarketFacts {
  const market = marketFrom(written);
  return market.name === before.name ? { ...market, slug: before.slug } : market;
}
