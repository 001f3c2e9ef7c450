import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import { isUsableSlug } from '#contract/markets/rules.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { claimSlug, insertMarket } from '../store.ts';
import { viewMarket } from '../view.ts';
import { marketFrom, recordMarket, type NewMarket } from './market-facts.ts';

export async function addMarket(
  db: Db,
  written: NewMarket,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.addMarket>> {
  const market = marketFrom(written);
  if (!isUsableSlug(market.slug)) return { ok: false, reason: 'slug-reserved' };
  return inTransaction(db, async (transaction) => {
    if (!(await claimSlug(transaction, market.slug, null))) return { ok: false, reason: 'slug-taken' };
    const row = await insertMarket(transaction, market);
    await recordMarket(transaction, by, 'addMarket', null, row);
    return { ok: true, value: viewMarket(row) };
  });
}
