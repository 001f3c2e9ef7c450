import { dayAfter } from '#contract/analytics/range.ts';
import { eventKinds, type EventKind } from '#contract/events/domain-event.ts';
import { lagosClock } from '#contract/time.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readOutbox, type TakenEvent } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import {
  isSwept,
  markDay,
  markEndings,
  markOrders,
  markShifts,
  markWithoutKinds,
  noteSweep,
} from './store/marks.ts';

/** A later time that is computed or offered is nothing that is counted, and neither is a price. */
const countNothing: ReadonlySet<EventKind> = new Set([
  'order.etaChanged',
  'order.delayExpected',
  'order.newTimeOffered',
  'catalogue.changed',
  'price.changed',
]);
const counted = new Set(eventKinds.filter((kind) => !countNothing.has(kind)));

/** Marks the days whose figures the events since may have changed. */
export function markChangedDays(db: Database): Promise<void> {
  return readOutbox(db, { name: readerNames.analytics, kinds: counted }, markDaysOf);
}

async function markDaysOf(transaction: Db, events: readonly TakenEvent[]): Promise<void> {
  const orders = new Set(
    events.flatMap(({ payload }) => ('orderId' in payload ? (payload.orderId ?? []) : [])),
  );
  if (orders.size > 0) await markOrders(transaction, [...orders]);
  const agents = new Set(events.flatMap((event) => (isOfAgent(event) ? event.payload.userId : [])));
  for (const agentId of agents) await markShifts(transaction, agentId);
  const forgotten = new Set(
    events.flatMap(({ kind, payload }) => (kind === 'account.forgotten' ? payload.accountId : [])),
  );
  for (const accountId of forgotten) await markEndings(transaction, accountId);
}

function isOfAgent(event: TakenEvent): event is TakenEvent<AgentEventKind> {
  return event.kind.startsWith('agent.');
}

type AgentEventKind = Extract<EventKind, `agent.${string}`>;

/** An hour at which nobody shops. */
const sweepHour = 3;
const sweptDays = 15;

/**
 * Marks today and yesterday: not everything that counts is told to the outbox. Once in a night it marks the last two
 * weeks, whatever was heard. After a renewal it marks what was reckoned without kinds.
 */
export async function markByTheClock(db: Database, now: Date): Promise<void> {
  const { date, hour } = lagosClock(now);
  const isNightly = hour >= sweepHour && !(await isSwept(db, date));
  for (let back = 0; back < (isNightly ? sweptDays : 2); back += 1) await markDay(db, dayAfter(date, -back));
  if (isNightly) await noteSweep(db, date);
  await markWithoutKinds(db);
}
