import * as z from 'zod/mini';
import type { RefusalCode } from '#contract/refusals.ts';
import type { QueuedAction } from '../../offline/action.ts';
import { dropAction } from '../../offline/queue.ts';
import { hearAnswer, hearEnd, readSteps } from './run-store.ts';
import { codeOf } from './waiting-steps.ts';

const endsFree: RefusalCode = 'nothing-bought';

const marked = z.looseObject({ clientRequestId: z.string() });

/** A step that waited was taken. */
export async function stepTaken({ owner, data }: QueuedAction, reply: unknown): Promise<void> {
  if (owner === null) return;
  await hearAnswer(owner, marked.parse(data).clientRequestId, reply);
}

/** A step was refused: the run shows it, with what can be done. */
export async function stepRefused({ id, data, line, refusal }: QueuedAction): Promise<void> {
  if (refusal?.code !== endsFree) return readSteps();
  // Closing a bag of nothing is answered so: the order has ended, as the agent saw it already.
  hearEnd(marked.parse(data).clientRequestId, codeOf(line));
  await dropAction(id);
  await readSteps();
}
