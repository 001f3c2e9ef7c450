import { onQueueChange } from '#web/offline/queue/queue-changes.ts';
import { messagesOnDevice, type WaitingMessage } from './waiting-messages.ts';

/** Conversation and person whose messages are watched; a screen has one open at a time. */
interface Watched {
  line: string;
  owner: string | null;
}

const none: readonly WaitingMessage[] = [];

let watched: Watched | undefined;
let onDevice: readonly WaitingMessage[] = none;
/** On their way into the device's own database. */
let putting: readonly (WaitingMessage & Watched)[] = [];
let shown: readonly WaitingMessage[] = none;
const listeners = new Set<() => void>();
/** Other tabs of this phone. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('chat') : undefined;
const look = () => void readAgain();
tabs?.addEventListener('message', look);
let stopLooking: (() => void) | undefined;

export function onWaitingChange(listener: () => void): () => void {
  stopLooking ??= onQueueChange(look);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopLooking?.();
    stopLooking = undefined;
  };
}

export function currentWaiting(): readonly WaitingMessage[] {
  return shown;
}

export function nothingWaiting(): readonly WaitingMessage[] {
  return none;
}

export async function watchWaiting(line: string, owner: string | null): Promise<void> {
  watched = { line, owner };
  onDevice = none;
  draw();
  await readAgain();
}

/** Called when the queue on the device has changed. */
async function readAgain(): Promise<void> {
  const asked = watched;
  if (asked === undefined) return;
  const found = await messagesOnDevice(asked.line, asked.owner).catch(() => none);
  if (asked !== watched) return;
  onDevice = found;
  draw();
}

/** A message counts from the moment it is written; `stored` settles when the device has it. */
export function addWaiting(message: WaitingMessage & Watched, stored: Promise<unknown>): void {
  putting = [...putting, message];
  draw();
  const done = async () => {
    await readAgain();
    putting = putting.filter((one) => one !== message);
    draw();
    notifyTabs();
  };
  void stored.then(done, done);
}

export function notifyTabs(): void {
  // Only pages of this product hear a channel; the rule means windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage('changed');
}

function draw(): void {
  const there = new Set(onDevice.map(({ requestId }) => requestId));
  const onTheirWay = putting.filter(
    (one) => one.line === watched?.line && one.owner === watched.owner && !there.has(one.requestId),
  );
  shown = [...onDevice, ...onTheirWay];
  for (const listener of listeners) listener();
}
