import { addressOf, type Endpoint, type SentTo } from '#contract/endpoint.ts';
import {
  arrive,
  askPrice,
  cancelRunOrder,
  deliverOrder,
  failDelivery,
  findItem,
  giveUpOrder,
  leaveItemOut,
  pickUpOrder,
  proposeReplacement,
  recordCall,
  rejectItem,
  reopenItem,
  setOff,
  startShopping,
} from '#contract/orders/run/endpoints.ts';
import { refuseParcel } from '#contract/orders/errands/door-endpoints.ts';
import { failAtStop, leaveStop } from '#contract/orders/errands/endpoints.ts';
import type { Refusal } from '#web/offline/queue/action.ts';

/** Everything an agent does to an order that may be done without network. */
export const stepCalls = {
  startShopping,
  findItem,
  proposeReplacement,
  askPrice,
  leaveItemOut,
  reopenItem,
  pickUpOrder,
  leaveStop,
  failAtStop,
  setOff,
  arrive,
  recordCall,
  rejectItem,
  deliverOrder,
  failDelivery,
  refuseParcel,
  giveUpOrder,
  cancelRunOrder,
} as const;

export type StepName = keyof typeof stepCalls;

/** Steps of the screen at the door; the others are of the run's. */
export const doorSteps: ReadonlySet<StepName> = new Set([
  'arrive',
  'recordCall',
  'rejectItem',
  'deliverOrder',
  'failDelivery',
  'refuseParcel',
]);

type InputOfStep<Name extends StepName> = SentTo<(typeof stepCalls)[Name]>;

type Steps = { [Name in StepName]: { name: Name; input: InputOfStep<Name> } };
/** One thing that the agent did, as it will be sent. */
export type Step = Steps[StepName];

type Unsaid = 'clientRequestId' | 'doneAt';
/** The same before it has an id and a time. */
export type StepInput = {
  [Name in StepName]: { name: Name; input: Omit<InputOfStep<Name>, Unsaid> };
}[StepName];

/** A step that is not the server's yet. */
export interface WaitingStep {
  step: Step;
  refusal: Refusal | null;
}

export function isStepName(name: string | null): name is StepName {
  return name !== null && name in stepCalls;
}

const prefix = 'run:';

/** A step as the queue has it: the address, the body without the fields of the address, and the sequence of its order. */
export function asSent({ name, input }: Step): {
  endpoint: string;
  data: Record<string, unknown>;
  line: string;
  name: StepName;
} {
  const { address, rest } = addressOf(stepCalls[name], { ...input });
  return { endpoint: address, data: rest, line: `${prefix}${input.code}`, name };
}

/** The order in whose sequence a write stands. */
export function codeOf(line: string | null): string | undefined {
  return line?.startsWith(prefix) ? line.slice(prefix.length) : undefined;
}

/** The same read back: the parts of the address are part of the input again. */
export function inputOf(endpoint: Pick<Endpoint, 'path'>, address: string, data: object): object {
  const parts = address.split('/');
  const named = endpoint.path
    .split('/')
    .flatMap((segment, at): [string, string][] =>
      segment.startsWith(':') ? [[segment.slice(1), decodeURIComponent(parts[at] ?? '')]] : [],
    );
  return { ...Object.fromEntries(named), ...data };
}
