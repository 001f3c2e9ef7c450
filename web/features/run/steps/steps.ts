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
  setOff,
  arrive,
  recordCall,
  rejectItem,
  deliverOrder,
  failDelivery,
  giveUpOrder,
  cancelRunOrder,
} as const;

export type StepName = keyof typeof stepCalls;

type StepInput<Name extends StepName> = SentTo<(typeof stepCalls)[Name]>;

type Steps = { [Name in StepName]: { name: Name; input: StepInput<Name> } };
/** One thing that the agent did, as it will be sent. */
export type Step = Steps[StepName];

type Unsaid = 'clientRequestId' | 'doneAt';
/** The same before it has an id and a time. */
export type Deed = { [Name in StepName]: { name: Name; input: Omit<StepInput<Name>, Unsaid> } }[StepName];

/** A step that is not the server's yet. */
export interface WaitingStep {
  step: Step;
  refusal: Refusal | null;
}

export function isStepName(name: string | null): name is StepName {
  return name !== null && name in stepCalls;
}

/** What is sent for a step: the address, and the body without what stands in the address. */
export function asSent({ name, input }: Step): { endpoint: string; data: Record<string, unknown> } {
  const { address, rest } = addressOf(stepCalls[name], { ...input });
  return { endpoint: address, data: rest };
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
