import * as z from 'zod/mini';
import { serverNow } from '#web/lib/network/server-clock.ts';

/** Storage key of waiting times at doors. */
export const doorWaitsKey = 'door-waits';
/** A reload takes seconds; a clock that was moved, hours. */
const longestGapMs = 2 * 60_000;

const waits = z.record(z.string(), z.object({ waitedMs: z.number(), wallMs: z.number() }));
type Waits = z.output<typeof waits>;

interface Clocks {
  /** Goes on evenly while the page is open, whatever is done to the phone's clock. */
  monotonicMs: () => number;
  wallMs: () => number;
}

const phone: Clocks = { monotonicMs: () => performance.now(), wallMs: () => Date.now() };

/** Counts a wait at one door by the monotonic clock, and goes on after a reload as far as that can be known. */
export function waitAtDoor(code: string, clocks: Clocks = phone): () => number {
  const stored = read()[code];
  const gapMs = stored === undefined ? 0 : clocks.wallMs() - stored.wallMs;
  const beforeMs = stored === undefined ? 0 : stored.waitedMs + Math.min(longestGapMs, Math.max(0, gapMs));
  const startMs = clocks.monotonicMs();
  return () => {
    const waitedMs = beforeMs + clocks.monotonicMs() - startMs;
    write({ ...read(), [code]: { waitedMs, wallMs: clocks.wallMs() } });
    return waitedMs / 1000;
  };
}

/** The server's own measure, where it knows of the arrival; a phone's guess never takes from it. */
export function waitedByServer(arrivedAt: string): number {
  return Math.max(0, (serverNow() - Date.parse(arrivedAt)) / 1000);
}

/** Only the doors of today's run are stored, and their stops. */
export function forgetOtherDoors(codes: readonly string[]): void {
  const all = read();
  const stored = Object.keys(all).filter((key) => codes.some((code) => key.startsWith(code)));
  if (stored.length < Object.keys(all).length)
    write(Object.fromEntries(stored.flatMap((code) => (all[code] ? [[code, all[code]]] : []))));
}

function read(): Waits {
  try {
    const known = waits.safeParse(JSON.parse(localStorage.getItem(doorWaitsKey) ?? '{}'));
    return known.success ? known.data : {};
  } catch {
    return {};
  }
}

function write(next: Waits): void {
  try {
    localStorage.setItem(doorWaitsKey, JSON.stringify(next));
  } catch {
    // A full device: the wait still counts as long as the page is open.
  }
}
