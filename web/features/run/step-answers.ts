import * as z from 'zod/mini';
import type { QueuedAction } from '../../offline/queue.ts';
import { hearAnswer, readSteps } from './run-store.ts';

const marked = z.looseObject({ clientRequestId: z.string() });

/** A step that waited was taken. */
export async function stepTaken({ owner, data }: QueuedAction, reply: unknown): Promise<void> {
  if (owner === null) return;
  await hearAnswer(owner, marked.parse(data).clientRequestId, reply);
}

/** A step was refused: the run shows it, with what can be done. */
export function stepRefused(): Promise<void> {
  return readSteps();
}
