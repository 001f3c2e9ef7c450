import { isWaiting, type QueuedAction, type Refusal } from '../queue/action.ts';
import { alone } from '../queue/tab-lock.ts';
import { newPace } from './pace.ts';
import {
  actionOnDevice,
  countFailure,
  dropAction,
  dropLeftAside,
  markRefused,
  queuedActions,
  takeInForeign,
} from '../queue/queue.ts';
import { sendAction } from './send.ts';
import { somethingQueued } from '../queue/queue-events.ts';
import { askToBeWoken, onWake } from './wake.ts';

export interface Replay {
  /** Who is signed in, as far as this page knows: nobody's queue is sent as somebody else's. */
  currentOwner: () => string | null;
  /** An action was taken; `reply` is what its call answered. */
  onSent: (action: QueuedAction, reply: unknown) => void | Promise<void>;
  /** An action will never be taken as it is. */
  onRefused: (action: QueuedAction, sentence: string) => void;
  /** The server sees another person in the session than this page does. */
  onElsewhere: () => void;
}

type Outcome = { kind: 'done' } | { kind: 'later'; retryAfterSeconds: number | null };

const later: Outcome = { kind: 'later', retryAfterSeconds: null };

/** Sends what waits: now, when the network comes back, when the person does, and again after a while if it failed. */
export function startReplaying(replay: Replay): void {
  const pace = newPace();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;
  const attempt = async () => {
    isWanted = true;
    if (isRunning || pace.mustWait()) return;
    isRunning = true;
    clearTimeout(timer);
    let outcome: Outcome = { kind: 'done' };
    // What was wished for meanwhile, and a network that came back while this tried without it, is worth another round.
    while (isWanted && !hasToWait(outcome)) {
      isWanted = false;
      // A device that cannot be read now may be read a moment later.
      outcome = await alone('replay', () => sendAll(replay)).catch(() => later);
    }
    isRunning = false;
    if (outcome.kind === 'done') return pace.reset();
    timer = setTimeout(() => void attempt(), pace.next(outcome.retryAfterSeconds));
    askToBeWoken();
  };
  for (const sign of ['online', 'focus', somethingQueued]) addEventListener(sign, () => void attempt());
  onWake(() => void attempt());
  void dropLeftAside()
    .catch(() => undefined)
    .then(attempt);
}

function hasToWait(outcome: Outcome): boolean {
  return outcome.kind === 'later' && outcome.retryAfterSeconds !== null;
}

/** Oldest first, and the next only after the one before it. */
async function sendAll(replay: Replay): Promise<Outcome> {
  await takeInForeign(replay.currentOwner());
  const heldUp = new Set<string>();
  let outcome: Outcome = { kind: 'done' };
  for (const { id } of await queuedActions()) {
    const action = await actionOnDevice(id);
    // Dropped while others were sent.
    if (action === undefined || action.isSetAside) continue;
    const { line, owner } = action;
    if (owner !== null && owner !== replay.currentOwner()) continue;
    if (line !== null && heldUp.has(line)) continue;
    const end = isWaiting(action) ? await sendOne(action, replay) : 'held';
    if (end === 'gone') continue;
    if (line !== null) heldUp.add(line);
    if (end === 'stuck') outcome = later;
    else if (end !== 'held') return end;
  }
  return outcome;
}

/** `held`: its line waits for a person. `stuck`: its line waits for another try. */
async function sendOne(action: QueuedAction, replay: Replay): Promise<'gone' | 'held' | 'stuck' | Outcome> {
  const answer = await sendAction(action);
  switch (answer.kind) {
    case 'taken':
      return (await handOn(action, answer.reply, replay)) ? 'gone' : 'stuck';
    case 'refused':
      return refuse(action, answer.refusal, replay);
    case 'failed':
      if (action.failures + 1 >= mostFailures) return refuse(action, broken, replay);
      await countFailure(action);
      return 'stuck';
    case 'elsewhere':
      replay.onElsewhere();
      return later;
    case 'stuck':
      return 'stuck';
    case 'later':
      return answer;
  }
}

const mostFailures = 5;
const broken: Refusal = { status: 500, code: 'bug', sentence: '' };

async function refuse(action: QueuedAction, refusal: Refusal, replay: Replay): Promise<'held'> {
  await markRefused(action, refusal);
  replay.onRefused({ ...action, refusal }, refusal.sentence);
  return 'held';
}

const mostHandings = 5;
const handings = new Map<number, number>();

/** The reply is handed on before the action is dropped: a crash in between sends it again, and the same id gets the same answer. */
async function handOn(action: QueuedAction, reply: unknown, replay: Replay): Promise<boolean> {
  try {
    await replay.onSent(action, reply);
  } catch {
    // What takes the reply may be out of reach itself, and is asked again; a reply that nobody can read is the server's all the same.
    const tries = (handings.get(action.id) ?? 0) + 1;
    handings.set(action.id, tries);
    if (tries < mostHandings) return false;
  }
  await dropAction(action.id);
  return true;
}
