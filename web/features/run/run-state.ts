import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Run, RunOrder } from '#contract/orders/run/schema.ts';
import { applyStep } from './steps/apply-step.ts';
import type { Step, WaitingStep } from './steps/steps.ts';

/** The run on this phone: the server’s last reply, and the steps since. */
export interface RunState {
  /** Agent whose run it is. */
  owner: string | null;
  /** Null until the server or the device answered. */
  run: Run | null;
  steps: readonly WaitingStep[];
}

/** The order is in the agent's hands. */
export const carriedStatuses: ReadonlySet<OrderStatus> = new Set([
  'assigned',
  'shopping',
  'picked_up',
  'ready_for_delivery',
  'on_the_way',
]);

export const nothingKnown: RunState = { owner: null, run: null, steps: [] };

/** The run as the agent sees it: every step that is not refused counts at once. */
export function shownOrders({ run, steps }: RunState): RunOrder[] {
  return (run?.orders ?? []).map((order) => {
    const own = steps.filter(({ step, refusal }) => refusal === null && step.input.code === order.code);
    // With network the server judges the PIN, while the customer still stands there; a photo needs no judge.
    const judged = own.findIndex(
      ({ step }) => step.name === 'deliverOrder' && step.input.pin !== null && !step.input.typedOffline,
    );
    return own
      .slice(0, judged < 0 ? own.length : judged)
      .reduce((now, { step }) => applyStep(now, step), order);
  });
}

/** An answer from the network that is older than this by its own word was not slow: the server's clock was set back. */
const mostOnItsWayMs = 60_000;

/**
 * The server's answer on the whole run, unless this phone has received a newer one. Without network the worker answers with
 * the run that it stored, which may be from before the last step.
 */
export function withRun(state: RunState, run: Run, { isCached }: { isCached: boolean }): RunState {
  const olderMs = state.run === null ? -1 : Date.parse(state.run.asOf) - Date.parse(run.asOf);
  const isOutdated = olderMs >= 0 && (isCached || olderMs < mostOnItsWayMs);
  return isOutdated ? state : { ...state, run };
}

/** An answer stands for its order; the others stay. */
export function withOrder(state: RunState, order: RunOrder): RunState {
  const { run } = state;
  if (run === null) return state;
  const orders = run.orders.some(({ code }) => code === order.code)
    ? run.orders.map((stored) => (stored.code === order.code ? order : stored))
    : [...run.orders, order];
  // The float and the time after this step; a reply stored by an older version lacks them.
  const floatKobo = order.floatKobo ?? run.floatKobo;
  return { ...state, run: { orders, floatKobo, asOf: laterOf(run.asOf, order.asOf) } };
}

function laterOf(one: string, other: string | null): string {
  return other !== null && Date.parse(other) > Date.parse(one) ? other : one;
}

export function withoutStep(state: RunState, gone: Step): RunState {
  const { clientRequestId } = gone.input;
  return {
    ...state,
    steps: state.steps.filter(({ step }) => step.input.clientRequestId !== clientRequestId),
  };
}

/** A step that the server would not take, and how many of its order wait behind it. */
export interface Trouble {
  waiting: WaitingStep & { refusal: NonNullable<WaitingStep['refusal']> };
  behind: number;
}

/** A PIN that was typed with network and refused leaves the queue by itself: the door asks for another. */
function isAskedAnew(step: Step, { code }: { code: string | null }): boolean {
  const isPin = code === 'wrong-pin' || code === 'pin-locked';
  return isPin && step.name === 'deliverOrder' && !step.input.typedOffline;
}

/** First refused step of each order, which the agent has to decide. */
export function troublesOf({ steps }: RunState): Trouble[] {
  const seen = new Set<string>();
  return steps.flatMap(({ step, refusal }, place) => {
    const { code } = step.input;
    if (refusal === null || isAskedAnew(step, refusal) || seen.has(code)) return [];
    seen.add(code);
    const behind = steps.slice(place + 1).filter((later) => later.step.input.code === code).length;
    return [{ waiting: { step, refusal }, behind }];
  });
}
