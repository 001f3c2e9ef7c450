import * as z from 'zod/mini';
import { orderCode } from '#contract/orders/schema.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { queuedActions } from '#web/offline/queue/queue.ts';
import { inputOf, isStepName, stepCalls, type Step, type WaitingStep } from './steps.ts';

const marked = z.looseObject({ clientRequestId: z.string() });

/** The steps of this agent that wait on the device, oldest first. */
export async function stepsOnDevice(owner: string): Promise<WaitingStep[]> {
  const actions = await queuedActions();
  return actions.filter((action) => action.owner === owner).flatMap(waitingStepOf);
}

/** The queued action of a step. */
export async function actionOfStep({ input }: Step): Promise<QueuedAction | undefined> {
  return (await queuedActions()).find(({ data, line }) => {
    const read = marked.safeParse(data);
    return line !== null && read.success && read.data.clientRequestId === input.clientRequestId;
  });
}

function waitingStepOf({ name, endpoint, data, refusal }: QueuedAction): WaitingStep[] {
  if (!isStepName(name) || typeof data !== 'object' || data === null) return [];
  const input = inputOf(stepCalls[name], endpoint, data);
  if (!isInput(input)) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this very app put it there; a stranger's could not carry a step's name and an order's code
  return [{ step: { name, input } as Step, refusal }];
}

function isInput(input: object): boolean {
  return marked.safeParse(input).success && orderCode.safeParse('code' in input && input.code).success;
}
