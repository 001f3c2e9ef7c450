import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { showRun } from '#contract/orders/run/endpoints.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { dropAction } from '#web/offline/queue/queue.ts';
import type { WriteHandler } from '#web/offline/sending/sender.ts';
import { receiveAnswer, receiveEnd, receiveWrongPin } from '../run-store.ts';
import { codeOf } from './steps.ts';

const endsFree: RefusalCode = 'nothing-bought';

const marked = z.looseObject({ clientRequestId: z.string() });

/** Handler of an agent’s steps. */
export function stepHandler(client: QueryClient): WriteHandler {
  return {
    taken: stepTaken,
    refused: (action) => {
      // The run may have changed meanwhile: tries at a PIN, another agent.
      void client.invalidateQueries({ queryKey: [showRun.name] });
      return stepRefused(action);
    },
  };
}

async function stepTaken({ owner, data }: QueuedAction, reply: unknown): Promise<void> {
  if (owner === null) return;
  await receiveAnswer(owner, marked.parse(data).clientRequestId, reply);
}

const pinRefusals: readonly string[] = ['wrong-pin', 'pin-locked'] satisfies RefusalCode[];

const typed = z.looseObject({ clientRequestId: z.string(), typedOffline: z.literal(false) });

/** A step was refused. The run reads it from the queue and shows what can be done; only an end is handed on here. */
async function stepRefused(action: QueuedAction): Promise<void> {
  const { id, data, line, refusal } = action;
  const code = codeOf(line);
  const pin = typed.safeParse(data);
  if (code !== undefined && pin.success && pinRefusals.includes(refusal?.code ?? '')) {
    // Sent again it would be as wrong: the door says so and asks anew, and nothing waits behind it.
    receiveWrongPin(pin.data.clientRequestId, code);
    await dropAction(id);
    return;
  }
  if (refusal?.code !== endsFree) return;
  // Closing a bag of nothing is answered so: the order has ended, as the agent saw it already.
  receiveEnd(marked.parse(data).clientRequestId, code);
  await dropAction(id);
}
