import { dayAfter } from '#contract/analytics/range.ts';
import { id } from '#contract/fields.ts';
import { lagosClock } from '#contract/time.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { PublishedEvent } from '#server/outbox/published-store.ts';
import { readOutbox } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { isSwept, markDay, markEndings, markOrders, markShifts, noteSweep } from './store/marks.ts';

/** When a later time is reckoned or told, nothing has happened yet that is counted. */
const countNothing = new Set(['order.eta', 'order.runningLate', 'order.offerNewTime']);

/** Marks the days that what was heard of since may have changed. */
export function markHeard(db: Database): Promise<void> {
  return readOutbox(db, { name: readerNames.analytics }, markDaysOf);
}

async function markDaysOf(transaction: Db, events: readonly PublishedEvent[]): Promise<void> {
  const counted = events.filter(({ kind }) => !countNothing.has(kind));
  const orders = idsIn(counted, 'orderId');
  if (orders.length > 0) await markOrders(transaction, orders);
  const ofAgents = counted.filter(({ kind }) => kind.startsWith('agent.'));
  for (const agentId of idsIn(ofAgents, 'userId')) await markShifts(transaction, agentId);
  const forgotten = counted.filter(({ kind }) => kind === 'account.forget');
  for (const accountId of idsIn(forgotten, 'accountId')) await markEndings(transaction, accountId);
}

/** Each once, of those that name one. */
function idsIn(events: readonly PublishedEvent[], field: 'orderId' | 'userId' | 'accountId'): string[] {
  const ids = events.map(({ payload }) => id.safeParse(payload[field])).flatMap(({ data }) => data ?? []);
  return [...new Set(ids)];
}

/** Nobody shops then. */
const sweepHour = 3;
const sweptDays = 15;

/**
 * Marks today and yesterday: not everything that counts is told to the outbox. Once in a night it marks the last two
 * weeks, whatever was heard.
 */
export async function markByTheClock(db: Database, now: Date): Promise<void> {
  const { date, hour } = lagosClock(now);
  const isNightly = hour >= sweepHour && !(await isSwept(db, date));
  for (let back = 0; back < (isNightly ? sweptDays : 2); back += 1) await markDay(db, dayAfter(date, -back));
  if (isNightly) await noteSweep(db, date);
}
