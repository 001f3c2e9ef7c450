import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/cities/zones/endpoints.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findCity } from '../store.ts';
import { insertZone, lockZones, readZones } from './store.ts';
import { viewOfficeZone } from './view.ts';
import { factsBeside, recordZone, refusedBy } from './zone-facts.ts';

type Answer = OutcomeOf<typeof endpoints.addZone>;

export function addZone(
  db: Db,
  { cityId, ...written }: InputOf<typeof endpoints.addZone>,
  by: Actor,
): Promise<Answer> {
  return refusedBy(() =>
    inTransaction(db, async (transaction): Promise<Answer> => {
      await lockZones(transaction);
      const city = await findCity(transaction, cityId);
      if (city === undefined) return { ok: false, reason: 'not-found' };
      const zones = await readZones(transaction);
      const facts = factsBeside(written, { zones, own: undefined, middle: city });
      if (!facts.ok) return facts;
      const after = await insertZone(transaction, { id: randomUUIDv7(), cityId, ...facts.value });
      await recordZone(transaction, by, 'addZone', { before: undefined, after });
      return { ok: true, value: viewOfficeZone(after) };
    }),
  );
}
