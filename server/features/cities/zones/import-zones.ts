import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/cities/zones/endpoints.ts';
import { outlineFault, turned } from '#contract/cities/zones/outline.ts';
import { zoneNamed } from '#contract/cities/zones/resolve.ts';
import type { ImportedZone } from '#contract/cities/zones/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findCity } from '../store.ts';
import {
  deferOverlaps,
  insertZone,
  lockZones,
  readZones,
  testOverlaps,
  updateZone,
  type ZoneRow,
} from './store.ts';
import { viewOfficeZone } from './view.ts';
import { isOutside, middleFor, recordZone, refusedBy } from './zone-facts.ts';

type Answer = OutcomeOf<typeof endpoints.importZones>;

/** A zone of the file's name gets its outline, another name is a new zone, and what the file does not name stays. */
export function importZones(
  db: Db,
  { cityId, zones }: InputOf<typeof endpoints.importZones>,
  by: Actor,
): Promise<Answer> {
  return refusedBy(() =>
    inTransaction(db, async (transaction): Promise<Answer> => {
      await lockZones(transaction);
      const city = await findCity(transaction, cityId);
      if (city === undefined) return { ok: false, reason: 'not-found' };
      if (zones.some(({ outline }) => outlineFault(outline) !== undefined))
        return { ok: false, reason: 'bad-outline' };
      const stored = await readZones(transaction);
      // A border that moves from one zone to the other overlaps for as long as only one of them is written.
      await deferOverlaps(transaction);
      for (const zone of zones) {
        const before = zoneNamed(stored, zone.name);
        if (before !== undefined && before.cityId !== cityId) return { ok: false, reason: 'zone-name-taken' };
        if (isOutside(turned(zone.outline), before, city)) return { ok: false, reason: 'outside-city' };
        await writeZone(transaction, by, { zone, before, cityId });
      }
      await testOverlaps(transaction);
      return { ok: true, value: (await readZones(transaction)).map(viewOfficeZone) };
    }),
  );
}

async function writeZone(
  transaction: Db,
  by: Actor,
  { zone, before, cityId }: { zone: ImportedZone; before: ZoneRow | undefined; cityId: string },
): Promise<void> {
  const outline = turned(zone.outline);
  const facts = {
    name: before?.name ?? zone.name,
    outline,
    middle: middleFor(outline, before),
    feeKobo: zone.feeKobo ?? before?.feeKobo ?? asKobo(0),
    isOpen: before?.isOpen ?? true,
  };
  const after =
    before === undefined
      ? await insertZone(transaction, { id: randomUUIDv7(), cityId, ...facts })
      : await updateZone(transaction, before.id, facts);
  await recordZone(transaction, by, 'importZones', { before, after });
}
