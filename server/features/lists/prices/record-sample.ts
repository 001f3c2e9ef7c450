import { needsReview, type PriceProof } from '#contract/lists/prices/guide.ts';
import type { Measure } from '#contract/measures/measures.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { guidesFor } from './store/guide.ts';
import { learnPrice } from './store/learned.ts';
import { keepSample, type SampleRow } from './store/samples.ts';

export interface RecordedPrice {
  itemId: string;
  marketId: string;
  measure: Measure;
  koboPerMeasure: number;
  agentId: string;
  /** The day in Lagos. */
  day: string;
  proof: PriceProof;
}

/**
 * Learns a price that was paid or seen, in the transaction that books it. One that is far from the guide is kept but
 * does not count before an admin has looked. Nothing where the item or the market is not known, or where a price that
 * the same agent paid stands above the one seen.
 */
export async function recordSample(db: Db, recorded: RecordedPrice): Promise<SampleRow | undefined> {
  const { proof, ...price } = recorded;
  const [guide = null] = await guidesFor(db, price.marketId, [price]);
  const state = needsReview(price.koboPerMeasure, proof, guide) ? 'waiting' : 'accepted';
  const stored = await keepSample(db, { ...price, state, isSeen: proof.kind === 'seen' });
  if (stored !== undefined) await learnPrice(db, stored, lagosClock(new Date()).date);
  return stored;
}
