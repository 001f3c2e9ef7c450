import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import type * as closures from '#contract/markets/closure-endpoints.ts';
import type * as gallery from '#contract/markets/gallery-endpoints.ts';
import { daysBetween } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { findActiveMarket, readActiveMarkets, readMarkets } from './store.ts';
import { readClosures } from './closures/store.ts';
import { readGallery } from './gallery/store.ts';
import { viewClosure, viewGallery, viewMarket } from './view.ts';

export async function listMarkets(db: Db): Promise<OutcomeOf<typeof endpoints.listMarkets>> {
  return { ok: true, value: (await readActiveMarkets(db)).map(viewMarket) };
}

export async function listAllMarkets(db: Db): Promise<OutcomeOf<typeof endpoints.listAllMarkets>> {
  return { ok: true, value: (await readMarkets(db)).map(viewMarket) };
}

/** A hidden market is not found: the public need not know that it exists. */
export async function showMarket(
  db: Db,
  { slug }: InputOf<typeof endpoints.showMarket>,
): Promise<OutcomeOf<typeof endpoints.showMarket>> {
  const row = await findActiveMarket(db, slug);
  return row === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: viewMarket(row) };
}

const mostDays = 400;

export async function listClosures(
  db: Db,
  { from, to }: InputOf<typeof closures.listClosures>,
): Promise<OutcomeOf<typeof closures.listClosures>> {
  if (from > to || daysBetween(from, to) > mostDays) return { ok: false, reason: 'bad-days' };
  return { ok: true, value: (await readClosures(db, { from, to })).map(viewClosure) };
}

export async function listGallery(db: Db): Promise<OutcomeOf<typeof gallery.listGallery>> {
  return { ok: true, value: viewGallery(await readGallery(db)) };
}
