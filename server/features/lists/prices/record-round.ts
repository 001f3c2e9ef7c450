import {
  isDayOpen,
  placeOf,
  type RecordedRound,
  type SeenOutcome,
  type OfficePrice,
} from '#contract/lists/prices/round.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvents } from '#server/outbox/event-store.ts';
import { pricesChanged } from '../view-event.ts';
import { recordSample, type RecordedPrice } from './record-sample.ts';
import { lockPrice } from './store/learned.ts';
import { otherRecordedAt } from './store/round.ts';
import { hasPaid, type SampleRow } from './store/samples.ts';

export interface Round {
  prices: readonly OfficePrice[];
  /** The day in Lagos on which they were seen. */
  day: string;
  agentId: string;
  by: 'admin' | 'agent';
}

type Recorded =
  | { ok: true; value: { reply: RecordedRound; stored: SampleRow[] } }
  | { ok: false; reason: 'day-over' };

/**
 * Records the prices of a round, in the caller’s transaction, and answers each by itself: one that cannot count keeps
 * none of the others from counting.
 */
export async function recordRound(db: Db, { prices, day, agentId, by }: Round): Promise<Recorded> {
  if (!isDayOpen(day, lagosClock(new Date()).date)) return { ok: false, reason: 'day-over' };
  const stored: SampleRow[] = [];
  const outcomes = new Map<string, SeenOutcome>();
  // In the order in which a pick-up learns its prices, so that neither waits for the other for good.
  for (const { koboPerMeasure, otherAt, ...place } of prices.toSorted(byPlace)) {
    if (otherAt !== undefined && (await isOtherNewer(db, { ...place, agentId, day }, otherAt))) {
      outcomes.set(placeOf(place), 'newer');
      continue;
    }
    const proof = { kind: 'seen', by } as const;
    const row = await recordSample(db, { ...place, koboPerMeasure, agentId, day, proof });
    if (row !== undefined) stored.push(row);
    const outcome = row?.state ?? ((await hasPaid(db, { ...place, agentId, day })) ? 'paid' : 'unknown');
    outcomes.set(placeOf(place), outcome);
  }
  if (stored.length > 0)
    await writeEvents(db, [...new Set(stored.map(({ marketId }) => marketId))].map(pricesChanged));
  const answers = prices.map(({ marketId, itemId, measure }) => {
    const place = { marketId, itemId, measure };
    return { ...place, outcome: outcomes.get(placeOf(place)) ?? 'unknown' };
  });
  return { ok: true, value: { reply: { answers }, stored } };
}

/** True where somebody else’s price of that day is another than the one that this person saw. */
async function isOtherNewer(
  db: Db,
  { marketId, itemId, measure, agentId, day }: Omit<RecordedPrice, 'koboPerMeasure' | 'proof'>,
  otherAt: string | null,
): Promise<boolean> {
  const place = { marketId, itemId, measure };
  await lockPrice(db, place);
  const at = await otherRecordedAt(db, place, agentId, day);
  return at !== undefined && at.toISOString() !== otherAt;
}

function byPlace(one: OfficePrice, other: OfficePrice): number {
  return placeOf(one) < placeOf(other) ? -1 : 1;
}
