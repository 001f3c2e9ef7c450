import { waitsForALook } from '#contract/lists/prices/guide.ts';
import type { Measure } from '#contract/lists/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { guidesFor } from './store/guide.ts';
import { learnPrice } from './store/learned.ts';
import { keepSample, type SampleRow } from './store/samples.ts';

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
