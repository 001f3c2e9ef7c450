import * as z from 'zod/mini';
import { inStore } from './database.ts';
import { drainForeign, mirror } from './pending-sync.ts';
import { forgetPicture, forgetPictures, sendPictureAnew } from './pictures.ts';
import { forgetCopies } from './copies.ts';

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
  // What follows is missing in what an older version of the app kept.
  /** What must go in its order: behind a refused action the rest of its line waits for a person's word. */
  line: z.prefault(z.nullable(z.string()), null),
  /** Which call it is, where somebody wants to know what waits. */
  name: z.prefault(z.nullable(z.string()), null),
  /** Photos on this device whose keys stand in `data`, to be sent before it. */
  pictures: z.prefault(z.array(z.string()), []),
});

/** A write that waits to be sent. */
export type QueuedAction = z.output<typeof queuedAction>;

type NewAction = Pick<QueuedAction, 'endpoint' | 'data' | 'owner'> &
  Partial<Pick<QueuedAction, 'line' | 'name' | 'pictures'>>;

/** Keeps a write on the device; it is there when this resolves. */
export async function enqueue(action: NewAction): Promise<void> {
  await inStore('actions', 'readwrite', (store) =>
    store.add({ ...action, timestamp: Date.now(), refusal: null }),
  );
  await remirror();
}

/** Everything that waits, oldest first. */
export async function queuedActions(): Promise<QueuedAction[]> {
  for (const { endpoint, data, timestamp } of drainForeign()) {
    await inStore('actions', 'readwrite', (store) =>
      store.add({ endpoint, data, timestamp, owner: null, refusal: null }),
    );
  }
  return keptActions();
}

/** Takes an action away, done or given up, and the photos that were only for it. */
export async function dropAction(id: number): Promise<void> {
  const dropped = (await keptActions()).find((action) => action.id === id);
  await inStore('actions', 'readwrite', (store) => store.delete(id));
  for (const key of dropped?.pictures ?? []) await forgetPicture(key);
  await remirror();
}

export async function markRefused(action: QueuedAction, refusal: Refusal): Promise<void> {
  await inStore('actions', 'readwrite', (store) => store.put({ ...action, refusal }));
  await remirror();
}

/** A refused action is sent once more, as it is. */
export async function tryAgain(action: QueuedAction): Promise<void> {
  if (action.refusal?.code === 'no-such-picture') await Promise.all(action.pictures.map(sendPictureAnew));
  await inStore('actions', 'readwrite', (store) => store.put({ ...action, refusal: null }));
  await remirror();
}

/** Leaves nothing that waits, no photo and no copy for whoever uses the phone next. */
export async function forgetWhatWaits(): Promise<void> {
  await inStore('actions', 'readwrite', (store) => store.clear());
  await Promise.all([forgetPictures(), forgetCopies()]);
  await remirror();
}

async function remirror(): Promise<void> {
  mirror((await keptActions()).filter(isWaiting));
}

async function keptActions(): Promise<QueuedAction[]> {
  return z
    .array(queuedAction)
    .parse(await inStore<unknown[]>('actions', 'readonly', (store) => store.getAll()));
}

export function isWaiting(action: QueuedAction): boolean {
  return action.refusal === null;
}
