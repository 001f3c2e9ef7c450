import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as closures from '#contract/markets/closure-endpoints.ts';
import { daysBetween } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { viewClosure } from '../view.ts';
import { readClosures } from './store.ts';

const mostDays = 400;

export async function listClosures(
  db: Db,
  { from, to }: InputOf<typeof closures.listClosures>,
): Promise<OutcomeOf<typeof closures.listClosures>> {
  if (from > to || daysBetween(from, to) > mostDays) return { ok: false, reason: 'bad-days' };
  return { ok: true, value: (await readClosures(db, { from, to })).map(viewClosure) };
}
