import { alone } from './tab-lock.ts';
import { readAction, readRows, type NewAction, type QueuedAction, type Refusal } from './action.ts';
import { forgetCopies } from '../storage/copies.ts';
import { inStore } from '../storage/database.ts';
import { foreignItems, mirror } from './pending-sync.ts';
import { forgetPicture, forgetPicturesBut, sendPictureAnew } from '../storage/pictures.ts';
import { wakeSender } from '../sending/sender.ts';
import { publishQueueChange } from './queue-changes.ts';

/** Keeps a write on the device, and has it sent; it is there when this resolves. */
export async function enqueue(action: NewAction): Promise<void> {
  await put({ ...action, timestamp: Date.now(), refusal: null });
  // It is kept whether or not the copy of it can be written.
  await publishChange().catch(() => undefined);
  wakeSender();
}

/** Everything that waits or was refused, oldest first. */
export async function queuedActions(): Promise<QueuedAction[]> {
  return (await rows()).actions.filter(({ isSetAside }) => !isSetAside);
}

/** The numbers of what lies there and cannot be read. */
export async function brokenActions(): Promise<number[]> {
  return (await rows()).broken;
}

/** One of them as it stands now. */
export async function actionOnDevice(id: number): Promise<QueuedAction | undefined> {
  return readAction(await inStore<unknown>('actions', 'readonly', (store) => store.get(id)));
}

/**
 * Takes in what somebody put under the specification's key, for whoever is here now. The key is emptied last: a crash
 * in between finds it both here and there, and takes it once.
 */
export function takeInForeign(owner: string | null): Promise<void> {
  return alone('pending-sync', async () => {
    const { items, forget } = foreignItems();
    if (items.length === 0) return forget();
    const there = new Set((await rows()).actions.map(sameness));
    for (const item of items) {
      if (!there.has(sameness(item))) await put({ ...item, owner, refusal: null });
    }
    forget();
    await publishChange();
  });
}

function sameness({
  endpoint,
  timestamp,
  data,
}: Pick<QueuedAction, 'endpoint' | 'timestamp' | 'data'>): string {
  return JSON.stringify([endpoint, timestamp, data]);
}

/** Takes an action away, done or given up, and the photos that were only for it. What a refused one held up goes on. */
export async function dropAction(id: number): Promise<void> {
  const dropped = await actionOnDevice(id);
  await inStore('actions', 'readwrite', (store) => store.delete(id));
  for (const key of dropped?.pictures ?? []) await forgetPicture(key);
  await publishChange();
  if (dropped !== undefined && dropped.refusal !== null) wakeSender();
}

// Writes that this page has set aside, for as long as the person can restore them here.
const asideHere = new Set<number>();

/** Dropped, but not beyond recall. */
export async function setAside(id: number): Promise<void> {
  asideHere.add(id);
  await change(id, (action) => ({ ...action, isSetAside: true }));
}

export async function takeUpAgain(id: number): Promise<void> {
  asideHere.delete(id);
  await change(id, (action) => ({ ...action, isSetAside: false }));
  wakeSender();
}

/** The person has looked elsewhere: now it is gone. */
export async function dropSetAside(): Promise<void> {
  asideHere.clear();
  await dropLeftAside();
}

/** Writes set aside by a page that was closed are dropped. */
export async function dropLeftAside(): Promise<void> {
  for (const { id, isSetAside } of (await rows()).actions)
    if (isSetAside && !asideHere.has(id)) await dropAction(id);
}

export async function markRefused({ id }: QueuedAction, refusal: Refusal): Promise<void> {
  await change(id, (action) => ({ ...action, refusal }));
}

export async function countFailure({ id, failures }: QueuedAction): Promise<void> {
  await change(id, (action) => ({ ...action, failures: failures + 1 }));
}

/** A refused action is sent once more, as it is. */
export async function tryAgain({ id, refusal, pictures }: QueuedAction): Promise<void> {
  const isFileGone = refusal?.code === 'no-such-picture' || refusal?.code === 'no-such-recording';
  if (isFileGone) await Promise.all(pictures.map(sendPictureAnew));
  await change(id, (action) => ({ ...action, refusal: null, failures: 0 }));
  wakeSender();
}

interface Leaving {
  /** Account whose writes are deleted, together with those of no account. */
  owner: string | null;
  /** Later writes belong to the next user of the phone. */
  before: number;
}

/** Leaves nothing of a person that waits, no photo and no copy; what another account left unsent stays theirs. */
export async function forgetWhatWaits({ owner, before }: Leaving): Promise<void> {
  const { actions, broken } = await rows();
  const goes = (action: QueuedAction) =>
    action.timestamp <= before && (action.owner === null || action.owner === owner);
  const gone = [...broken, ...actions.filter(goes).map(({ id }) => id)];
  for (const id of gone) await inStore('actions', 'readwrite', (store) => store.delete(id));
  const stored = actions.filter((action) => !goes(action));
  await Promise.all([forgetPicturesBut(stored.flatMap(({ pictures }) => pictures)), forgetCopies()]);
  foreignItems().forget();
  await publishChange();
}

/** True for what of the queue this person, or nobody, has put there. */
export function isOwn({ owner }: QueuedAction, person: string | null): boolean {
  return owner === null || owner === person;
}

async function rows() {
  return readRows(await inStore<unknown[]>('actions', 'readonly', (store) => store.getAll()));
}

async function put(row: object): Promise<void> {
  await inStore('actions', 'readwrite', (store) => store.add(row));
}

/** In one transaction: what was dropped meanwhile does not come back by a change. */
async function change(id: number, next: (action: QueuedAction) => QueuedAction): Promise<void> {
  await inStore('actions', 'readwrite', (store) => {
    const asked: IDBRequest<unknown> = store.get(id);
    asked.addEventListener('success', () => {
      const action = readAction(asked.result);
      if (action !== undefined) store.put(next(action));
    });
    return asked;
  });
  await publishChange();
}

async function publishChange(): Promise<void> {
  mirror((await rows()).actions);
  publishQueueChange();
}
