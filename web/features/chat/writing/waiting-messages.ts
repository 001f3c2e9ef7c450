import * as z from 'zod/mini';
import { sendMessage } from '#contract/chat/endpoints.ts';
import { about, type About } from '#contract/chat/schema.ts';
import type { QueuedAction, Refusal } from '#web/offline/queue/action.ts';
import { queuedActions } from '#web/offline/queue/queue.ts';

const messageInput = z.object({
  clientRequestId: z.string(),
  about,
  text: z.string(),
  pictures: z.array(z.string()),
});

/** A message that is on this phone and not yet the server's. */
export interface WaitingMessage {
  requestId: string;
  about: About;
  text: string;
  /** Keys of photos on this phone. */
  pictures: readonly string[];
  at: string;
  refusal: Refusal | null;
}

export function isMessage({ name, endpoint }: Pick<QueuedAction, 'name' | 'endpoint'>): boolean {
  return name === sendMessage.name && endpoint === sendMessage.path;
}

/** The message that a queued action sends. */
export function messageOfAction({ data, timestamp, refusal }: QueuedAction): WaitingMessage | undefined {
  const read = messageInput.safeParse(data);
  if (!read.success) return undefined;
  const { clientRequestId, ...rest } = read.data;
  return { requestId: clientRequestId, ...rest, at: new Date(timestamp).toISOString(), refusal };
}

/** Queued messages of one conversation by this person, oldest first. */
export async function messagesOnDevice(line: string, owner: string | null): Promise<WaitingMessage[]> {
  const actions = await queuedActions();
  return actions
    .filter((action) => action.line === line && action.owner === owner && isMessage(action))
    .flatMap((action) => messageOfAction(action) ?? []);
}

/** The queued action of a message. */
export async function actionOf(requestId: string): Promise<QueuedAction | undefined> {
  const actions = await queuedActions();
  return actions.find((action) => isMessage(action) && messageOfAction(action)?.requestId === requestId);
}
