import { gauges, mostCounted } from '../metrics/gauges.ts';
import { measureWaiting } from './published-store.ts';
import { countHeld, countPassedOver, measureReaders } from './reader-store.ts';

/** The progress of events: to their numbers, and to their readers. */
export const outboxGauges = gauges(
  {
    waiting: { name: 'marketwaka_outbox_waiting', help: 'Events that have no number yet.' },
    oldestSeconds: {
      name: 'marketwaka_outbox_oldest_seconds',
      help: 'Age of the oldest event without a number.',
    },
    behind: {
      name: 'marketwaka_outbox_reader_behind',
      help: 'How many events a durable reader has still to come to; those of held cities are behind its place.',
      label: 'reader',
    },
    held: {
      name: 'marketwaka_outbox_reader_held',
      help: 'Cities, and the house as one more, whose events wait behind one that a durable reader cannot take.',
      label: 'reader',
    },
    passedOver: {
      name: 'marketwaka_outbox_passed_over',
      help: 'Events that a reader could not take however often it tried, and that nobody has cleared away.',
      label: 'reader',
    },
  },
  async (db) => ({
    ...(await measureWaiting(db, mostCounted)),
    behind: await measureReaders(db),
    held: await countHeld(db),
    passedOver: await countPassedOver(db),
  }),
);
