import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { pricesChanged } from '../view-event.ts';
import type { Caller } from '#server/http/caller.ts';
import type { PricedPlace } from './store/corrections.ts';

export async function recordCorrection(
  db: Db,
  action: string,
  { itemId, marketId, measure }: PricedPlace,
  { before, after }: { before: number | undefined; after: number | undefined },
  caller: Caller,
): Promise<void> {
  const facts = (koboPerMeasure: number | undefined) =>
    koboPerMeasure === undefined ? null : { marketId, measure, koboPerMeasure };
  await recordChange(db, actorOf(caller), {
    action,
    noun: 'lists',
    subject: itemId,
    before: facts(before),
    after: facts(after),
  });
  await writeEvent(db, pricesChanged(marketId));
}
