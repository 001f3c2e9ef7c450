import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';

/** Figures of the last measurement, from which both pages are written. */
export const costsFile = join(root, 'docs', 'performance', 'order-costs.json');

const measured = z.number().check(z.nonnegative());
/** Milliseconds of processor, in an instance and in PostgreSQL. */
const taken = z.strictObject({ product: measured, postgres: measured });
export type Taken = z.infer<typeof taken>;

/** Bytes that one order leaves, with its entries in indexes. */
const bytes = measured;

/** The letters of docs/performance/several-instances.md. */
const costs = z.strictObject({
  life: taken,
  landingPage: taken,
  markets: taken,
  quote: taken,
  orderByLink: taken,
  position: taken,
  streamOpened: taken,
  /** Held open. */
  streamBytes: bytes,
  eventHandedOnMs: measured,
  idleSecond: taken,
  events: measured,
  journalBytes: bytes,
  diskWaits: measured,
  /** For good, for thirty days (replies by request id, notices), for two days (the outbox). */
  retainedBytes: z.strictObject({ forGood: bytes, thirtyDays: bytes, twoDays: bytes }),
  /** Events that one reader of the outbox hands on in a second at most, slowest first. */
  readers: z.array(z.strictObject({ name: z.string(), eventsASecond: measured })),
});
export type OrderCosts = z.infer<typeof costs>;

const measurement = z.strictObject({ day: z.iso.date(), commit: z.string(), costs });
export type Measurement = z.infer<typeof measurement>;

export function storedMeasurement(): Measurement {
  return measurement.parse(JSON.parse(readFileSync(costsFile, 'utf8')));
}
