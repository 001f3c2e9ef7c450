import * as z from 'zod/mini';
import type { RefusalCode } from '#contract/refusals.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { dropAction } from '#web/offline/queue/queue.ts';
import { hearAnswer, hearEnd } from '../run-store.ts';
import { codeOf } from './waiting-steps.ts';

const endsFree: RefusalCode = 'nothing-bought';

const marked = z.looseObject({ clientRequestId: z.string() });

/** A step that waited was taken. */
export async function stepTaken({ owner, data }: QueuedAction, reply: unknown): Promise<void> {
  if (owner === null) return;
  await hearAnswer(owner, marked.parse(data).clientRequestId, reply);
}

/** A step was refused. The run hears of it from the queue and shows what can be done; only an end is told here. */
export async function stepRefused({ id, data, line, refusal }: QueuedAction): Promise<void> {
  if (refusal?.code !== endsFree) return;
  // Closing a bag of nothing is answered so: the order has ended, as the agent saw it already.
  hearEnd(marked.parse(data).clientRequestId, codeOf(line));
  await dropAction(id);
}
