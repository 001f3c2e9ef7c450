import * as z from 'zod/mini';
import { pendingKey } from './pending-key.ts';

/** The fields are the specification's: what waits can be read there, and what others put there is sent. */
const item = z.object({ data: z.unknown(), endpoint: z.string(), timestamp: z.number() });
export type PendingItem = z.output<typeof item>;
const written = z.array(z.object({ ...item.shape, mirrored: z.optional(z.literal(true)) }));

function read(): z.output<typeof written> {
  try {
    const parsed = written.safeParse(JSON.parse(localStorage.getItem(pendingKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    // Broken text, or a browser that keeps nothing: either way there is nothing to send.
    return [];
  }
}

function write(items: readonly object[]): void {
  try {
    localStorage.setItem(pendingKey, JSON.stringify(items));
  } catch {
    // The copy is for reading; the truth is in the device's database.
  }
}

/** Copies what waits, so that whoever looks under the key sees it. */
export function mirror(actions: readonly PendingItem[]): void {
  const foreign = read().filter(({ mirrored }) => mirrored !== true);
  const copies = actions.map(({ data, endpoint, timestamp }) => ({
    data,
    endpoint,
    timestamp,
    mirrored: true,
  }));
  write([...foreign, ...copies]);
}

/** Takes out what somebody else put there; only our own calls are ever sent. */
export function drainForeign(): PendingItem[] {
  const items = read();
  const foreign = items.filter(({ mirrored }) => mirrored !== true);
  if (foreign.length > 0) write(items.filter(({ mirrored }) => mirrored === true));
  return foreign.filter(({ endpoint }) => /^\/api\/[\w/-]+$/.test(endpoint));
}

/** How many wait, as the key says it. */
export function pendingCount(): number {
  return read().length;
}
