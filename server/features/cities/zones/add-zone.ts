import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/cities/zones/endpoints.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertZone, isCity, lockZones, readZones } from './store.ts';
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
      if (!(await isCity(transaction, cityId))) return { ok: false, reason: 'not-found' };
      const facts = factsBeside(written, await readZones(transaction), undefined);
      if (!facts.ok) return facts;
      const after = await insertZone(transaction, { id: randomUUIDv7(), cityId, ...facts.value });
      await recordZone(transaction, by, 'addZone', { before: undefined, after });
      return { ok: true, value: viewOfficeZone(after) };
    }),
  );
}
