import { ApiError, apiErrorOf } from '../lib/api-error.ts';
import { sendKeptPicture } from './pictures.ts';
import {
  dropAction,
  isWaiting,
  markRefused,
  queuedActions,
  type QueuedAction,
  type Refusal,
} from './queue.ts';
import { somethingQueued } from './something-queued.ts';

export interface Replay {
  /** Who is signed in now: nobody's queue is sent as somebody else's. */
  currentOwner: () => string | null;
  /** An action was taken; `reply` is what its call answered. */
  onSent: (action: QueuedAction, reply: unknown) => void | Promise<void>;
  /** An action will never be taken as it is. */
  onRefused: (action: QueuedAction, sentence: string) => void;
}

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
const patienceMs = 30_000;

/** Sends what waits: now, when the network comes back, when the person does, and again after a while if it failed. */
export function startReplaying(replay: Replay): void {
  let wait = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async () => {
    clearTimeout(timer);
    const outcome = await replayOnce(replay);
    wait = outcome === 'unreachable' ? Math.min(wait * 2, longestWaitMs) : firstWaitMs;
    if (outcome === 'unreachable') timer = setTimeout(() => void attempt(), wait);
  };
  addEventListener('online', () => void attempt());
  addEventListener('focus', () => void attempt());
  addEventListener(somethingQueued, () => void attempt());
  void attempt();
}

// Missing where the page did not come over a safe connection: there at least this tab keeps its own order.
let lastOfTab: Promise<unknown> = Promise.resolve();

/** One tab at a time, oldest first, and the next only after the one before it. */
async function replayOnce(replay: Replay): Promise<'done' | 'unreachable'> {
  const work = () => sendAll(replay);
  if (!('locks' in navigator)) {
    const next = lastOfTab.then(work);
    lastOfTab = next.catch(() => undefined);
    return next;
  }
  // Behind another tab it waits its turn: that one may have looked before this one's action was there.
  return navigator.locks.request('replay', work);
}

async function sendAll(replay: Replay): Promise<'done' | 'unreachable'> {
  const heldUp = new Set<string>();
  for (const action of await queuedActions()) {
    const { line, owner } = action;
    if (line !== null && !isWaiting(action)) heldUp.add(line);
    if (!isWaiting(action) || (line !== null && heldUp.has(line))) continue;
    if (owner !== null && owner !== replay.currentOwner()) continue;
    const answer = await send(action);
    if (answer === 'unreachable' || !(await settle(action, answer, replay))) return 'unreachable';
    if (line !== null && answer.refusal !== null) heldUp.add(line);
  }
  return 'done';
}

type Answer = { refusal: Refusal } | { refusal: null; reply: unknown };

/** Its photos first, so that it can name them. */
async function send(action: QueuedAction): Promise<Answer | 'unreachable'> {
  try {
    const ids = new Map<unknown, string | undefined>();
    for (const key of action.pictures) ids.set(key, await sendKeptPicture(key));
    const response = await fetch(action.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action.data, (_name, value: unknown) => ids.get(value) ?? value),
      credentials: action.owner === null ? 'omit' : 'include',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) return judged(await apiErrorOf(response));
    return { refusal: null, reply: await response.json() };
  } catch (error) {
    return error instanceof ApiError ? judged(error) : 'unreachable';
  }
}

/** A server that is away or asks for patience has refused nothing. */
function judged({ status, code, sentence }: ApiError): Answer | 'unreachable' {
  return status >= 500 || status === 429 ? 'unreachable' : { refusal: { status, code, sentence } };
}

/** The reply is handed on before the action is dropped: a crash in between sends it again, and the same id gets the same answer. */
async function settle(action: QueuedAction, answer: Answer, replay: Replay): Promise<boolean> {
  const { refusal } = answer;
  if (refusal !== null) {
    await markRefused(action, refusal);
    replay.onRefused({ ...action, refusal }, refusal.sentence);
    return true;
  }
  try {
    await replay.onSent(action, answer.reply);
  } catch {
    // What takes the reply may be out of reach itself: then this one is sent again, and answered the same.
    return false;
  }
  await dropAction(action.id);
  return true;
}
