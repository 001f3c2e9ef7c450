import { isWaiting, kindOf, type QueuedAction, type Refusal } from '../queue/action.ts';
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
import type { SendingApp, WriteHandler } from './sender.ts';
import { askToBeWoken, onWake } from './wake.ts';

type Outcome = { kind: 'done' } | { kind: 'later'; retryAfterSeconds: number | null };

const later: Outcome = { kind: 'later', retryAfterSeconds: null };

/** Sends what waits: now, when the answered function is called, when the worker wakes the page, and again after a while if it failed. */
export function startReplaying(app: SendingApp): () => void {
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
    // A request for another round, or a network that returned, during a round is worth one more.
    while (isWanted && !hasToWait(outcome)) {
      isWanted = false;
      // A device that cannot be read now may be read a moment later.
      outcome = await alone('replay', () => sendAll(app)).catch(() => later);
    }
    isRunning = false;
    if (outcome.kind === 'done') return pace.reset();
    timer = setTimeout(() => void attempt(), pace.next(outcome.retryAfterSeconds));
    askToBeWoken();
  };
  onWake(() => void attempt());
  void dropLeftAside()
    .catch(() => undefined)
    .then(attempt);
  return () => void attempt();
}

function hasToWait(outcome: Outcome): boolean {
  return outcome.kind === 'later' && outcome.retryAfterSeconds !== null;
}

/** Oldest first, and the next only after the one before it. */
async function sendAll(app: SendingApp): Promise<Outcome> {
  await takeInForeign(app.currentOwner());
  const heldUp = new Set<string>();
  let outcome: Outcome = { kind: 'done' };
  for (const { id } of await queuedActions()) {
    const action = await actionOnDevice(id);
    // Dropped while others were sent.
    if (action === undefined || action.isSetAside) continue;
    const { line, owner } = action;
    if (owner !== null && owner !== app.currentOwner()) continue;
    if (line !== null && heldUp.has(line)) continue;
    const end = isWaiting(action) ? await sendOne(action, app) : 'held';
    if (end === 'gone') continue;
    if (line !== null) heldUp.add(line);
    if (end === 'stuck') outcome = later;
    else if (end !== 'held') return end;
  }
  return outcome;
}

/** `held`: its line waits for a person. `stuck`: its line waits for another try. */
async function sendOne(action: QueuedAction, app: SendingApp): Promise<'gone' | 'held' | 'stuck' | Outcome> {
  const answer = await sendAction(action);
  switch (answer.kind) {
    case 'taken':
      return (await handOn(action, answer.reply, app)) ? 'gone' : 'stuck';
    case 'refused':
      return refuse(action, answer.refusal, app);
    case 'failed':
      if (action.failures + 1 >= mostFailures) return refuse(action, broken, app);
      await countFailure(action);
      return 'stuck';
    case 'elsewhere':
      app.onElsewhere();
      return later;
    case 'stuck':
      return 'stuck';
    case 'later':
      return answer;
  }
}

const mostFailures = 5;
const broken: Refusal = { status: 500, code: 'bug', sentence: '' };

async function refuse(action: QueuedAction, refusal: Refusal, app: SendingApp): Promise<'held'> {
  await markRefused(action, refusal);
  const refused = { ...action, refusal };
  void handlerOf(refused, app).then((handler) => handler.refused(refused));
  return 'held';
}

const mostHandings = 5;
const handings = new Map<number, number>();

/** The reply is handed on before the action is dropped: a crash in between sends it again, and the same id gets the same answer. */
async function handOn(action: QueuedAction, reply: unknown, app: SendingApp): Promise<boolean> {
  try {
    const handler = await handlerOf(action, app);
    await handler.taken(action, reply);
  } catch {
    // The handler of the reply may be unavailable, and is tried again; an unreadable reply still came from the server.
    const tries = (handings.get(action.id) ?? 0) + 1;
    handings.set(action.id, tries);
    if (tries < mostHandings) return false;
  }
  await dropAction(action.id);
  return true;
}

function handlerOf(action: QueuedAction, { handlers, others }: SendingApp): Promise<WriteHandler> {
  const load = handlers[kindOf(action)] ?? others;
  return load();
}
