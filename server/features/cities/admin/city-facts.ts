import type { Actor } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import type { OfficeRow } from '../store.ts';

export async function recordCity(
  db: Db,
  by: Actor,
  action: 'addCity' | 'changeCity',
  before: OfficeRow | null,
  after: OfficeRow,
): Promise<void> {
  await recordChange(db, by, {
    action,
    noun: 'cities',
    subject: after.id,
    before: before === null ? null : factsOf(before),
    after: factsOf(after),
  });
}

function factsOf({ name, slug, letters, hours, latitude, longitude, isActive, measures }: OfficeRow): Facts {
  return { name, slug, letters, ...hours, latitude, longitude, isActive, measures };
}
