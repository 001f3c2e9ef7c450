import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/cities/zones/endpoints.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findCity } from '../store.ts';
import { lockZones, readZones, renameAddresses, updateZone } from './store.ts';
import { viewOfficeZone } from './view.ts';
import { factsBeside, recordZone, refusedBy } from './zone-facts.ts';

type Answer = OutcomeOf<typeof endpoints.changeZone>;

export function changeZone(
  db: Db,
  { zoneId, seen, ...written }: InputOf<typeof endpoints.changeZone>,
  by: Actor,
): Promise<Answer> {
  return refusedBy(() =>
    inTransaction(db, async (transaction): Promise<Answer> => {
      await lockZones(transaction);
      const zones = await readZones(transaction);
      const before = zones.find(({ id }) => id === zoneId);
      if (before === undefined) return { ok: false, reason: 'not-found' };
      if (before.changedAt.toISOString() !== seen) return { ok: false, reason: 'changed-meanwhile' };
      const city = await findCity(transaction, before.cityId);
      if (city === undefined) return { ok: false, reason: 'not-found' };
      const facts = factsBeside(written, { zones, own: before, middle: city });
      if (!facts.ok) return facts;
      const after = await updateZone(transaction, zoneId, facts.value);
      if (after.name !== before.name) await renameAddresses(transaction, before.name, after.name);
      await recordZone(transaction, by, 'changeZone', { before, after });
      return { ok: true, value: viewOfficeZone(after) };
    }),
  );
}
