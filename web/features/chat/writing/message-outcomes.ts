import * as z from 'zod/mini';
import { message as messageSchema, type About, type Message } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { pageLanguage } from '#web/lib/page/page-language.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import type { WriteHandler } from '#web/offline/sending/sender.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { messageOfAction } from './waiting-messages.ts';

/** Outcome of a queued message: accepted as this one, or refused. */
type OnOutcome = (about: About, taken: Message | null) => void;

const reply = z.object({ message: messageSchema });
const listeners = new Set<OnOutcome>();

/** An open conversation hears of its own messages here. */
export function onAnswer(listener: OnOutcome): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Handler of messages. */
export const messageHandler: WriteHandler = { taken: messageTaken, refused: messageRefused };

/** Called before the waiting message is removed, so that it is never in neither place. */
async function messageTaken(action: QueuedAction, answer: unknown): Promise<void> {
  const sent = messageOfAction(action);
  if (sent === undefined) return;
  const { message } = reply.parse(answer);
  for (const listener of listeners) listener(sent.about, message);
}

/** It stands in its conversation with what can be done; where that is not open, it is said aloud. */
async function messageRefused(action: QueuedAction): Promise<void> {
  const sent = messageOfAction(action);
  if (sent === undefined) return;
  for (const listener of listeners) listener(sent.about, null);
  if (listeners.size > 0) return;
  const copy = talkCopy[pageLanguage()];
  showToast({ title: copy.state.refused, description: action.refusal?.sentence, tone: 'danger' });
}
