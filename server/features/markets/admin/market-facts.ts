import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import { isUsableSlug, marketSlug } from '#contract/markets/rules.ts';
import { weekdays } from '#contract/time.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  claimSlug,
  insertMarket,
  lockMarket,
  updateMarket,
  type MarketFacts,
  type MarketRow,
} from '../store.ts';
import { viewMarket } from '../view.ts';

type NewMarket = InputOf<typeof endpoints.addMarket>;

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

export async function changeMarket(
  db: Db,
  { marketId, seen, ...written }: InputOf<typeof endpoints.changeMarket>,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.changeMarket>> {
  const market = marketFrom(written);
  if (!isUsableSlug(market.slug)) return { ok: false, reason: 'slug-reserved' };
  return inTransaction(db, async (transaction) => {
    const before = await lockMarket(transaction, marketId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (seen !== undefined && !isDeepStrictEqual(factsOf(marketFrom(seen)), factsOf(before)))
      return { ok: false, reason: 'changed-meanwhile' };
    if (!(await claimSlug(transaction, market.slug, marketId))) return { ok: false, reason: 'slug-taken' };
    const row = await updateMarket(transaction, marketId, market);
    await recordMarket(transaction, by, 'changeMarket', before, row);
    return { ok: true, value: viewMarket(row) };
  });
}

/** The slug comes from the name, and the days in the order of the week. */
function marketFrom(written: NewMarket): MarketFacts {
  return {
    name: written.name,
    slug: marketSlug(written.name),
    description: written.description,
    location: written.location,
    isActive: written.isActive,
    hours: written.hours,
    marketDays: weekdays.filter((day) => written.marketDays.some((marketDay) => marketDay === day)),
  };
}

async function recordMarket(
  db: Db,
  by: Actor,
  action: string,
  before: MarketRow | null,
  after: MarketRow,
): Promise<void> {
  await recordChange(db, by, {
    action,
    noun: 'markets',
    subject: after.id,
    before: before === null ? null : factsOf(before),
    after: factsOf(after),
  });
}

function factsOf({ name, slug, description, location, isActive, marketDays, hours }: MarketFacts): Facts {
  return { name, slug, description, location, isActive, marketDays, ...hours };
}
