import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Run, RunOrder } from '#contract/orders/run/schema.ts';
import { applyStep } from './steps/apply-step.ts';
import type { Step, WaitingStep } from './steps/steps.ts';

/** What this phone knows of the run: what the server said last, and what was done since. */
export interface RunState {
  /** Whose run it is. */
  owner: string | null;
  /** Nothing until the server or the device was asked. */
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
    // Where there is network the PIN is the server's to judge, while the customer still stands there.
    const judged = own.findIndex(({ step }) => step.name === 'deliverOrder' && !step.input.typedOffline);
    return own
      .slice(0, judged < 0 ? own.length : judged)
      .reduce((now, { step }) => applyStep(now, step), order);
  });
}

/** An answer stands for its order; the others stay. */
export function withOrder(state: RunState, order: RunOrder): RunState {
  const { run } = state;
  if (run === null) return state;
  const orders = run.orders.some(({ code }) => code === order.code)
    ? run.orders.map((kept) => (kept.code === order.code ? order : kept))
    : [...run.orders, order];
  return { ...state, run: { ...run, orders } };
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

/** What the agent has to decide: the first refused step of each order. */
export function troublesOf({ steps }: RunState): Trouble[] {
  const seen = new Set<string>();
  return steps.flatMap(({ step, refusal }, place) => {
    const { code } = step.input;
    if (refusal === null || seen.has(code)) return [];
    seen.add(code);
    const behind = steps.slice(place + 1).filter((later) => later.step.input.code === code).length;
    return [{ waiting: { step, refusal }, behind }];
  });
}
