import type * as endpoints from '#contract/cities/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { isUsableSlug, pageSlug } from '#contract/page-slug.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { claimSlug } from '../store-slugs.ts';
import { hasShownMarkets, isOtherShown, lockCity, updateCity } from '../store.ts';
import { viewOfficeCity } from '../view.ts';
import { recordCity } from './city-facts.ts';

type ChangeCity = typeof endpoints.changeCity;

export async function changeCity(
  db: Db,
  { cityId, seen, ...written }: InputOf<ChangeCity>,
  by: Actor,
): Promise<OutcomeOf<ChangeCity>> {
  return inTransaction(db, async (transaction) => {
    const before = await lockCity(transaction, cityId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (seen !== undefined && seen !== before.changedAt.toISOString())
      return { ok: false, reason: 'changed-meanwhile' };
    // A city that keeps its name keeps its address, which is another where a market stood at it.
    const slug = written.name === before.name ? before.slug : pageSlug(written.name);
    if (!isUsableSlug(slug)) return { ok: false, reason: 'slug-reserved' };
    if (!(await claimSlug(transaction, slug, cityId))) return { ok: false, reason: 'slug-taken' };
    if (before.isActive && !written.isActive) {
      const held = await heldShown(transaction, cityId);
      if (held !== null) return { ok: false, reason: held };
    }
    const measures = written.measures ?? before.measures;
    const row = await updateCity(transaction, cityId, { ...written, slug, measures });
    await recordCity(transaction, by, 'changeCity', before, row);
    return { ok: true, value: viewOfficeCity(row) };
  });
}

/** The reason for which a city has to be shown: the house works in one, and a market that is shown lies in one. */
async function heldShown(db: Db, cityId: string): Promise<'last-city' | 'markets-shown' | null> {
  if (!(await isOtherShown(db, cityId))) return 'last-city';
  return (await hasShownMarkets(db, cityId)) ? 'markets-shown' : null;
}
