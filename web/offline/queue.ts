import * as z from 'zod/mini';
import { inStore } from './database.ts';
import { drainForeign, mirror } from './pending-sync.ts';

const refusalSchema = z.object({ status: z.number(), code: z.nullable(z.string()), sentence: z.string() });

/** What the server said when it will never take an action; the person mends it or lets it go. */
export type Refusal = z.output<typeof refusalSchema>;

const queuedAction = z.object({
  id: z.number(),
  endpoint: z.string(),
  data: z.unknown(),
  /** When the person did it, by this device's clock. */
  timestamp: z.number(),
  /** The account that did it; nobody's goes without any sign-in. */
  owner: z.nullable(z.string()),
  refusal: z.nullable(refusalSchema),
});

/** A write that waits to be sent. */
export type QueuedAction = z.output<typeof queuedAction>;

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
  return keptActions();
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
  mirror((await keptActions()).filter(isWaiting));
}

async function keptActions(): Promise<QueuedAction[]> {
  return z.array(queuedAction).parse(await inStore<unknown[]>('readonly', (store) => store.getAll()));
}

export function isWaiting(action: QueuedAction): boolean {
  return action.refusal === null;
}
