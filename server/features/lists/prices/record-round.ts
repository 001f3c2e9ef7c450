import {
  isDayOpen,
  placeOf,
  type RecordedRound,
  type SeenOutcome,
  type SeenPrice,
} from '#contract/lists/prices/round.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvents } from '#server/outbox/event-store.ts';
import { pricesChanged } from '../view-event.ts';
import { recordSample } from './record-sample.ts';
import { hasPaid, type SampleRow } from './store/samples.ts';

export interface Round {
  prices: readonly SeenPrice[];
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
  for (const { koboPerMeasure, ...place } of prices.toSorted(byPlace)) {
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

function byPlace(one: SeenPrice, other: SeenPrice): number {
  return placeOf(one) < placeOf(other) ? -1 : 1;
}
