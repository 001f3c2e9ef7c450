import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import { waitsForALook } from '#contract/lists/prices/guide.ts';
import type { Measure } from '#contract/lists/schema.ts';
import { lagosClock } from '#contract/time.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { guidesFor } from './store/guide.ts';
import { learnPrice } from './store/learned.ts';
import { keepSample, lockSample, setSampleState, type SampleRow } from './store/samples.ts';
import { viewSample } from '../catalogue/view.ts';

export interface PaidPrice {
  itemId: string;
  marketId: string;
  measure: Measure;
  koboPerMeasure: number;
  agentId: string;
  /** What of the money no receipt proves. */
  paidWithoutReceiptKobo: number;
}

/**
 * Learns a price that an agent paid, in the transaction that books it. One that is far above the guide is kept
 * but does not count before an admin has looked. Nothing where the item or the market is not known.
 */
export async function recordSample(db: Db, paid: PaidPrice): Promise<SampleRow | undefined> {
  const { itemId, marketId, measure, koboPerMeasure, agentId } = paid;
  const [guide = null] = await guidesFor(db, marketId, [{ itemId, measure }]);
  const day = lagosClock(new Date()).date;
  const state = waitsForALook(paid, guide) ? 'waiting' : 'accepted';
  const kept = await keepSample(db, { itemId, marketId, measure, koboPerMeasure, agentId, day, state });
  if (kept !== undefined) await learnPrice(db, kept, day);
  return kept;
}

/** A price that an admin saw at the market; it is learned like any other. */
export async function recordPrice(
  db: Db,
  observed: InputOf<typeof endpoints.recordPrice>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.recordPrice>> {
  const agentId = memberOf(caller).user.id;
  return inTransaction(db, async (transaction) => {
    const row = await recordSample(transaction, { ...observed, agentId, paidWithoutReceiptKobo: 0 });
    if (row === undefined) return { ok: false, reason: 'not-found' };
    await recordChange(transaction, actorOf(caller), {
      action: 'recordPrice',
      noun: 'lists',
      subject: row.itemId,
      before: null,
      after: {
        marketId: row.marketId,
        measure: row.measure,
        koboPerMeasure: row.koboPerMeasure,
        state: row.state,
      },
    });
    return { ok: true, value: viewSample(row) };
  });
}

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
    return { ok: true, value: viewSample({ ...row, state }) };
  });
}
