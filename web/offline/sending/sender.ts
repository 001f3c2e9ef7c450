import { somethingWaits } from '../queue/pending-key.ts';
import type { QueuedAction } from '../queue/action.ts';
import { loadOnce } from './load-once.ts';

const afterStartMs = 100;

/** A feature's handler for what becomes of its writes; the app registers it by their kind. */
export interface WriteHandler {
  /** The server took the write. Called before it leaves the device, and a few times more where that fails. */
  taken: (action: QueuedAction, reply: unknown) => void | Promise<void>;
  /** The server never takes the write as it is; the device has it, with its refusal, until it is dropped. */
  refused: (action: QueuedAction) => void | Promise<void>;
}

/** The app's part in sending, loaded once something waits. */
export interface SendingApp {
  /** Account that is signed in, as far as this page knows: one account’s queue is never sent as another’s. */
  currentOwner: () => string | null;
  /** The server sees another person in the session than this page does. */
  onElsewhere: () => void;
  /** Handlers by kind of write (`kindOf`), each loaded once one of its kind was answered. */
  handlers: Readonly<Record<string, () => Promise<WriteHandler>>>;
  /** Handler for writes of all other kinds. */
  others: () => Promise<WriteHandler>;
}

interface Start {
  loadApp: () => Promise<SendingApp>;
  /** Finishes an interrupted sign-out, before anything is sent. */
  finishSignOut: () => Promise<void>;
}

let load: (() => void) | undefined;
let send: (() => void) | undefined;

/** Sends what waits on this device for as long as the page is open. Most visits have nothing to send and load nothing. */
export function startSender({ loadApp, finishSignOut }: Start): void {
  // Without network the code may be out of reach too.
  load = loadOnce(
    () => Promise.all([import('./replay.ts'), loadApp()]),
    ([{ startReplaying }, app]) => {
      send = startReplaying(app);
    },
  );
  const look = async () => {
    await finishSignOut();
    if (send !== undefined || somethingWaits()) wakeSender();
  };
  setTimeout(() => void look(), afterStartMs);
  for (const sign of ['online', 'focus']) addEventListener(sign, () => void look());
}

/** Sends what waits now. The queue calls it for each write that it stores or releases. */
export function wakeSender(): void {
  (send ?? load)?.();
}
