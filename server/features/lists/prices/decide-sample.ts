import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { viewSample } from '../catalogue/view.ts';
import { pricesChanged } from '../view-event.ts';
import { learnPrice } from './store/learned.ts';
import { lockSample, setSampleState } from './store/samples.ts';

/** An admin's yes or no to a price that waited; of two who decide at once the first one did. */
export async function decideSample(
  db: Db,
  { sampleId, decision }: InputOf<typeof endpoints.decideSample>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.decideSample>> {
  const state = decision === 'accept' ? 'accepted' : 'refused';
  return inTransaction(db, async (transaction) => {
    const row = await lockSample(transaction, sampleId);
    if (row === undefined) return { ok: false, reason: 'not-found' };
    if (row.state !== 'waiting') return { ok: false, reason: 'already-decided' };
    await setSampleState(transaction, sampleId, state);
    await learnPrice(transaction, row, lagosClock(new Date()).date);
    await recordChange(transaction, actorOf(caller), {
      action: 'decideSample',
      noun: 'lists',
      subject: sampleId,
      before: { state: row.state, koboPerMeasure: row.koboPerMeasure },
      after: { state, koboPerMeasure: row.koboPerMeasure },
    });
    await writeEvent(transaction, pricesChanged(row.marketId));
    return { ok: true, value: viewSample({ ...row, state }) };
  });
}
