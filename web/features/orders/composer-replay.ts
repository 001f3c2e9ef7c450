import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/accounts/schema.ts';
import { orderSentCopy } from '#contract/copy/order-sent.ts';
import { listMyOrders } from '#contract/orders/endpoints.ts';
import { showRun } from '#contract/orders/run-endpoints.ts';
import { dropAction, type QueuedAction } from '../../offline/queue.ts';
import { startReplaying } from '../../offline/replay.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { cachedMe } from '../accounts/queries.ts';
import { afterPlacing, afterRefusal, draftOfOrder, hasNoList, type Draft } from './draft.ts';
import { changeDraft, currentDraft, isDraftInSight } from './draft-store.ts';
import { keepOrderLink } from './links.ts';
import { linkOfReply, orderOfAction, requestIdOf } from './request-of-action.ts';

/** Sends what waits on this device for as long as the page is open, and tells what became of it. */
export function replayOrders(client: QueryClient): void {
  startReplaying({
    currentOwner: () => cachedMe(client)?.id ?? null,
    onSent: async (action, reply) => {
      if (action.line !== null) return (await agentsRun()).stepTaken(action, reply);
      if (requestIdOf(action) === undefined) return;
      orderTaken(action, reply);
      void client.invalidateQueries({ queryKey: [listMyOrders.name] });
    },
    onRefused: (action, sentence) => {
      void notTaken(action, sentence);
      // What the refusal says may have happened meanwhile: tries at a PIN, another agent.
      if (action.line !== null) void client.invalidateQueries({ queryKey: [showRun.name] });
    },
  });
}

function orderTaken(action: QueuedAction, reply: unknown): void {
  const link = linkOfReply(reply);
  if (link === undefined) return;
  const { code, token } = link;
  keepOrderLink({ code, token, placedAt: new Date().toISOString() });
  changeDraft((now) => (now.requestId === requestIdOf(action) ? afterPlacing(now, code) : now));
  const words = orderSentCopy[pageLanguage()];
  showToast({ title: words.placed, description: words.placedText(code), tone: 'success' });
}

/** A customer never downloads what only agents need. */
const agentsRun = () => import('../run/step-answers.ts');

async function notTaken(action: QueuedAction, sentence: string): Promise<void> {
  if (action.line !== null) return (await agentsRun()).stepRefused(action);
  const refusal = { code: action.refusal?.code ?? null, sentence };
  const isOrder = requestIdOf(action) !== undefined;
  const draft = isOrder ? refusedDraft(currentDraft(), action) : undefined;
  if (draft !== undefined) {
    changeDraft(() => afterRefusal(draft, refusal));
    // The draft holds all of it now; in the queue it would only be in the way.
    await dropAction(action.id);
    // Where the draft is open it says so itself, beside what is to be mended.
    if (isDraftInSight()) return;
  }
  const { refusalWords } = await import('./refusal-words.ts');
  const words = orderSentCopy[pageLanguage()];
  showToast({
    title: isOrder ? words.refused : words.notTaken,
    description: refusalWords(refusal, pageLanguage()),
    tone: 'danger',
  });
}

/** The draft that the refused order came from; where that is gone, the order as a draft, unless another is being written. */
function refusedDraft(now: Draft, action: QueuedAction): Draft | undefined {
  if (now.requestId === requestIdOf(action)) return now;
  const order = orderOfAction(action);
  return hasNoList(now) && order !== undefined ? draftOfOrder(order, action.owner) : undefined;
}

/** The language that the page is in now. */
function pageLanguage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'pcm';
}
