import * as z from 'zod/mini';
import { pendingKey, unsentKey } from './pending-key.ts';
import { isRefused, isWaiting, type QueuedAction } from './action.ts';

/** The fields are the specification's: what waits can be read there, and what others put there is sent. */
const written = z.object({
  data: z.unknown(),
  endpoint: z.string(),
  /** Other scripts may write it as a date. */
  timestamp: z.union([z.number(), z.string()]),
  mirrored: z.optional(z.literal(true)),
});
type Written = z.output<typeof written>;

export interface PendingItem {
  data: unknown;
  endpoint: string;
  timestamp: number;
}

function read(): Written[] {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(pendingKey) ?? '[]');
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown) => {
      const parsed = written.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    // Broken text, or a browser that keeps nothing: either way there is nothing to send.
    return [];
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The copy is for reading; the truth is in the device's database.
  }
}

/** Copies what waits, so that whoever looks under the key sees it. */
export function mirror(actions: readonly QueuedAction[]): void {
  const foreign = read().filter(isForeign);
  const copies = actions
    .filter(isWaiting)
    .map(({ data, endpoint, timestamp }) => ({ data, endpoint, timestamp, mirrored: true }));
  write(pendingKey, [...foreign, ...copies]);
  const unsent: Record<string, number> = {};
  for (const action of actions) {
    if (!isWaiting(action) && !isRefused(action)) continue;
    unsent[action.owner ?? ''] = (unsent[action.owner ?? ''] ?? 0) + 1;
  }
  write(unsentKey, unsent);
}

/**
 * Entries of other scripts; only our own calls are ever sent. `forget` removes the entries that were read, and none
 * added since.
 */
export function foreignItems(): { items: PendingItem[]; forget: () => void } {
  const foreign = read().filter(isForeign);
  const taken = new Set(foreign.map((row) => JSON.stringify(row)));
  return {
    items: foreign
      .filter(({ endpoint }) => /^\/api\/[\w/-]+$/.test(endpoint))
      .map(({ data, endpoint, timestamp }) => ({ data, endpoint, timestamp: instantOf(timestamp) })),
    forget: () => {
      if (taken.size === 0) return;
      write(
        pendingKey,
        read().filter((row) => !isForeign(row) || !taken.has(JSON.stringify(row))),
      );
    },
  };
}

const isForeign = ({ mirrored }: Written) => mirrored !== true;

function instantOf(timestamp: number | string): number {
  const instant = typeof timestamp === 'number' ? timestamp : Date.parse(timestamp);
  return Number.isFinite(instant) ? instant : Date.now();
}

export function pendingCount(): number {
  return read().length;
}
