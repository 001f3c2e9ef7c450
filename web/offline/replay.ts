import { apiErrorOf } from '../lib/api-error.ts';
import { dropAction, isWaiting, markRefused, queuedActions, type QueuedAction } from './queue.ts';
import { somethingQueued } from './something-queued.ts';

export interface Replay {
  /** Who is signed in now: nobody's queue is sent as somebody else's. */
  currentOwner: () => string | null;
  /** An action was taken; `reply` is what its call answered. */
  onSent: (action: QueuedAction, reply: unknown) => void;
  /** An action will never be taken as it is. */
  onRefused: (action: QueuedAction, sentence: string) => void;
}

const firstWaitMs = 1000;
const longestWaitMs = 60_000;

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

/** One tab at a time, oldest first, and the next only after the one before it. */
async function replayOnce(replay: Replay): Promise<'done' | 'unreachable'> {
  const work = () => sendAll(replay);
  if (!('locks' in navigator)) return work();
  // Behind another tab it waits its turn: that one may have looked before this one's action was there.
  return navigator.locks.request('replay', work);
}

async function sendAll(replay: Replay): Promise<'done' | 'unreachable'> {
  for (const action of (await queuedActions()).filter(isWaiting)) {
    if (action.owner !== null && action.owner !== replay.currentOwner()) continue;
    const response = await send(action);
    if (response === undefined || response.status >= 500 || response.status === 429) return 'unreachable';
    await settle(action, response, replay);
  }
  return 'done';
}

async function send(action: QueuedAction): Promise<Response | undefined> {
  try {
    return await fetch(action.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action.data),
      credentials: action.owner === null ? 'omit' : 'include',
    });
  } catch {
    return undefined;
  }
}

/** The reply is handed on before the action is dropped: a crash in between sends it again, and the same id gets the same answer. */
async function settle(action: QueuedAction, response: Response, replay: Replay): Promise<void> {
  if (response.ok) {
    replay.onSent(action, (await response.json()) as unknown);
    await dropAction(action.id);
    return;
  }
  const { status, code, sentence } = await apiErrorOf(response);
  const refusal = { status, code, sentence };
  await markRefused(action, refusal);
  replay.onRefused({ ...action, refusal }, sentence);
}
