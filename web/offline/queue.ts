import { inStore } from './database.ts';
import { drainForeign, mirror } from './pending-sync.ts';

/** A write that waits to be sent. */
export interface QueuedAction {
  id: number;
  endpoint: string;
  data: unknown;
  /** When the person did it, by this device's clock. */
  timestamp: number;
  /** The account that did it; nobody's goes without any sign-in. */
  owner: string | null;
  /** What the server said when it will never take it; the person mends it or lets it go. */
  refusal: Refusal | null;
}

export interface Refusal {
  status: number;
  code: string | null;
  sentence: string;
}

/** Keeps a write on the device; it is there when this resolves. */
export async function enqueue(action: Pick<QueuedAction, 'endpoint' | 'data' | 'owner'>): Promise<void> {
  await inStore('readwrite', (store) => store.add({ ...action, timestamp: Date.now(), refusal: null }));
  await remirror();
}

/** Everything that waits, oldest first. */
export async function queuedActions(): Promise<QueuedAction[]> {
  for (const { endpoint, data, timestamp } of drainForeign()) {
    await inStore('readwrite', (store) =>
      store.add({ endpoint, data, timestamp, owner: null, refusal: null }),
    );
  }
  // Only this file writes to the store, so what comes out is what went in.
  return (await inStore('readonly', (store) => store.getAll())) as QueuedAction[];
}

export async function dropAction(id: number): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
  await remirror();
}

export async function markRefused(action: QueuedAction, refusal: Refusal): Promise<void> {
  await inStore('readwrite', (store) => store.put({ ...action, refusal }));
  await remirror();
}

async function remirror(): Promise<void> {
  mirror(((await inStore('readonly', (store) => store.getAll())) as QueuedAction[]).filter(isWaiting));
}

export function isWaiting(action: QueuedAction): boolean {
  return action.refusal === null;
}
