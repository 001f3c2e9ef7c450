import { mostPinTries } from '#contract/orders/delivery/door.ts';
import { run as runSchema, runOrder, type Run } from '#contract/orders/run/schema.ts';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { keepCopy, readCopy } from '#web/offline/storage/copies.ts';
import { onQueueChange } from '#web/offline/queue/queue-changes.ts';
import { nothingKnown, withOrder, withoutStep, withRun, type RunState } from './run-state.ts';
import type { Step, WaitingStep } from './steps/steps.ts';
import { stepsOnDevice } from './steps/waiting-steps.ts';

let state: RunState = nothingKnown;
const listeners = new Set<() => void>();
/** Other tabs of this phone, which show the same run. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('run') : undefined;
tabs?.addEventListener('message', () => {
  if (state.owner !== null) void readDevice(state.owner);
});

// A step leaves the queue after its answer was received: a read in between still finds it there.
onQueueChange(() => void readSteps().catch(() => undefined));

let reading: Promise<unknown> = Promise.resolve();

/** One read of the device after the other: what an earlier one found never stands over what a later one did. */
function inTurn(read: () => Promise<void>): Promise<void> {
  const next = reading.then(read);
  reading = next.catch(() => undefined);
  return next;
}

export function currentRun(): RunState {
  return state;
}

export function nothingYet(): RunState {
  return nothingKnown;
}

export function onRunChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(next: RunState): void {
  state = next;
  notifyScreens();
}

function notifyScreens(): void {
  for (const listener of listeners) listener();
}

const copyKey = (owner: string) => `run:${owner}`;

/** Shows what this phone stored, before or instead of what the server says. */
export function readDevice(owner: string): Promise<void> {
  return inTurn(() => readCopyAndSteps(owner));
}

async function readCopyAndSteps(owner: string): Promise<void> {
  const [copy, steps] = await Promise.all([readCopy(copyKey(owner)), stepsOnDevice(owner)]);
  const stored = runSchema.safeParse(copy);
  const shown = state.owner === owner ? state : { ...nothingKnown, owner };
  const next = {
    ...shown,
    run: stored.success ? newerOf(stored.data, shown.run) : shown.run,
    steps: merged(steps, shown.steps),
  };
  // Each part of the page that shows the run reads it: drawn anew each time, a long list keeps a finger waiting.
  if (shown !== state || !isSame(next, shown)) put(next);
}

function isSame<Shown extends RunState | RunState['steps']>(one: Shown, other: Shown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function newerOf(stored: Run, known: Run | null): Run {
  return known === null || Date.parse(stored.asOf) >= Date.parse(known.asOf) ? stored : known;
}

/** Stored steps, then new ones that are not stored yet. */
function merged(stored: readonly WaitingStep[], known: readonly WaitingStep[]): readonly WaitingStep[] {
  const there = new Set(stored.map(({ step }) => step.input.clientRequestId));
  return [
    ...stored,
    ...known.filter(({ step }) => putting.has(step) && !there.has(step.input.clientRequestId)),
  ];
}

/** Steps on their way into the device's own database. */
const putting = new Set<Step>();

let answersReceived = 0;

/** Count of replies so far: a run requested before one of them may be outdated. */
export function answersSoFar(): number {
  return answersReceived;
}

/** The server's word on the whole run, or that of the worker, which stored it. */
export function receiveRun(owner: string, run: Run, source: { isCached: boolean }): void {
  const known = state.owner === owner ? state : { ...nothingKnown, owner };
  put(withRun(known, run, source));
  saveCopy();
}

/** A step counts from the moment it is done; `stored` settles when the device has it. */
export function addStep(step: Step, stored: Promise<void>): void {
  putting.add(step);
  state = { ...state, steps: [...state.steps, { step, refusal: null }] };
  // The touched control updates first; the long list right after.
  afterPaint(notifyScreens);
  void stored.then(
    () => {
      putting.delete(step);
      notifyTabs();
    },
    () => {
      putting.delete(step);
      put(withoutStep(state, step));
    },
  );
}

/** The server took a step and says how its order stands now. Without a screen that shows the run, the copy is what learns it. */
export async function receiveAnswer(owner: string, clientRequestId: string, reply: unknown): Promise<void> {
  if (state.owner !== owner) await readDevice(owner);
  const order = runOrder.parse(reply);
  answersReceived += 1;
  const taken = state.steps.find(({ step }) => step.input.clientRequestId === clientRequestId);
  const answered = withOrder(state, order);
  put(taken === undefined ? answered : withoutStep(answered, taken.step));
  await keepCopy(copyKey(owner), state.run);
  notifyTabs();
}

/** An order has ended with this step. */
export function receiveEnd(clientRequestId: string, code: string | undefined): void {
  const { run, steps } = state;
  const orders = run?.orders.filter((order) => order.code !== code) ?? [];
  const left = steps.filter(({ step }) => step.input.clientRequestId !== clientRequestId);
  put({ ...state, run: run && { ...run, orders }, steps: left });
  saveCopy();
}

/** A PIN was wrong: at least one try is gone, and how many are left the server says with the run. */
export function receiveWrongPin(clientRequestId: string, code: string): void {
  const { run, steps } = state;
  const orders = run?.orders.map((order) =>
    order.code === code ? { ...order, pinTriesLeft: Math.min(order.pinTriesLeft, mostPinTries - 1) } : order,
  );
  const left = steps.filter(({ step }) => step.input.clientRequestId !== clientRequestId);
  put({ ...state, run: run && { ...run, orders: orders ?? [] }, steps: left });
  saveCopy();
}

/** Called when the queue on the device has changed: a refusal, a decision. */
export function readSteps(): Promise<void> {
  return inTurn(async () => {
    const { owner } = state;
    if (owner === null) return;
    const stored = await stepsOnDevice(owner);
    if (state.owner !== owner) return;
    const steps = merged(stored, state.steps);
    if (!isSame(steps, state.steps)) put({ ...state, steps });
    notifyTabs();
  });
}

function saveCopy(): void {
  const { owner, run } = state;
  if (owner !== null && run !== null) void keepCopy(copyKey(owner), run).catch(() => undefined);
}

function notifyTabs(): void {
  // Only pages of this product receive from a channel; the rule means windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage('changed');
}
