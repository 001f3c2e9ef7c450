import { dayAfter } from '#contract/analytics/range.ts';
import { id } from '#contract/fields.ts';
import { lagosClock } from '#contract/time.ts';
import type { Database, Db } from '../../db/database.ts';
import type { PublishedEvent } from '../../outbox/published-store.ts';
import { readOutbox } from '../../outbox/reader.ts';
import { isSwept, markDay, markEndings, markOrder, markShifts, noteSweep } from './store-marks.ts';

/** When a later time is reckoned or told, nothing has happened yet that is counted. */
const countNothing = new Set(['order.eta', 'order.runningLate', 'order.offerNewTime']);

/** Marks the days that what was heard of since may have changed. */
export function markHeard(db: Database): Promise<void> {
  return readOutbox(db, 'analytics', markDaysOf);
}

async function markDaysOf(transaction: Db, { kind, payload }: PublishedEvent): Promise<void> {
  if (countNothing.has(kind)) return;
  const order = id.safeParse(payload['orderId']);
  if (order.success) await markOrder(transaction, order.data);
  const agent = id.safeParse(payload['userId']);
  if (agent.success && kind.startsWith('agent.')) await markShifts(transaction, agent.data);
  const forgotten = id.safeParse(payload['accountId']);
  if (forgotten.success && kind === 'account.forget') await markEndings(transaction, forgotten.data);
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
