import { randomUUIDv7 } from 'node:crypto';
import { cityId } from '#contract/cities/ids.ts';
import type * as endpoints from '#contract/cities/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { isUsableSlug, pageSlug } from '#contract/page-slug.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { claimSlug } from '../store-slugs.ts';
import { claimLetters, insertCity } from '../store.ts';
import { viewOfficeCity } from '../view.ts';
import { recordCity } from './city-facts.ts';

type AddCity = typeof endpoints.addCity;

/** A city that orders can be taken in as soon as it has a market. */
export async function addCity(db: Db, written: InputOf<AddCity>, by: Actor): Promise<OutcomeOf<AddCity>> {
  const slug = pageSlug(written.name);
  if (!isUsableSlug(slug)) return { ok: false, reason: 'slug-reserved' };
  return inTransaction(db, async (transaction) => {
    if (!(await claimSlug(transaction, slug, null))) return { ok: false, reason: 'slug-taken' };
    if (!(await claimLetters(transaction, written.letters))) return { ok: false, reason: 'letters-taken' };
    const row = await insertCity(transaction, cityId.parse(randomUUIDv7()), {
      ...written,
      slug,
      measures: written.measures ?? [],
    });
    await recordCity(transaction, by, 'addCity', null, row);
    return { ok: true, value: viewOfficeCity(row) };
  });
}
