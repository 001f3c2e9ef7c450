import type { QueryClient } from '@tanstack/react-query';
import { me } from '#contract/accounts/endpoints.ts';
import { orderSentCopy } from '#contract/copy/order/sent.ts';
import { listMyOrders } from '#contract/orders/endpoints.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { dropAction } from '#web/offline/queue/queue.ts';
import { startReplaying } from '#web/offline/sending/replay.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { cachedMe } from '../accounts/queries.ts';
import { afterRefusal, draftOfOrder, hasNoList, type Draft } from '../orders/placing/draft.ts';
import { changeDraft, currentDraft, isDraftInSight } from '../orders/placing/draft-store.ts';
import { orderTaken, pageLanguage } from '../orders/placing/order-placed.ts';
import { orderOfAction, requestIdOf } from '../orders/placing/queued-order.ts';

/** Sends what waits on this device for as long as the page is open, and tells what became of it. */
export function replayOrders(client: QueryClient): void {
  startReplaying({
    currentOwner: () => cachedMe(client)?.id ?? null,
    onSent: async (action, reply) => {
      const hearer = await hearerOf(action);
      if (hearer !== undefined) return hearer.taken(action, reply);
      if (requestIdOf(action) === undefined) return;
      orderTaken(action, reply);
      void client.invalidateQueries({ queryKey: [listMyOrders.name] });
    },
    onRefused: (action, sentence) => {
      void notTaken(action, sentence);
      // What the refusal says may have happened meanwhile: tries at a PIN, another agent.
      if (action.line !== null) void client.invalidateQueries({ queryKey: [showRun.name] });
    },
    onElsewhere: () => void client.invalidateQueries({ queryKey: [me.name] }),
  });
}

/** Who hears what became of the actions of a line. */
interface Hearer {
  taken: (action: QueuedAction, reply: unknown) => Promise<void>;
  refused: (action: QueuedAction) => Promise<void>;
}

// By what their lines begin with. A customer never downloads what only agents need.
const hearers: Readonly<Record<string, () => Promise<Hearer>>> = {
  run: async () => {
    const { stepTaken, stepRefused } = await import('../run/steps/step-outcomes.ts');
    return { taken: stepTaken, refused: stepRefused };
  },
  chat: async () => {
    const { messageTaken, messageRefused } = await import('../chat/writing/message-outcomes.ts');
    return { taken: messageTaken, refused: messageRefused };
  },
};

async function hearerOf({ line }: QueuedAction): Promise<Hearer | undefined> {
  const [kind = ''] = line?.split(':') ?? [];
  return hearers[kind]?.();
}

async function notTaken(action: QueuedAction, sentence: string): Promise<void> {
  const hearer = await hearerOf(action);
  if (hearer !== undefined) return hearer.refused(action);
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
  const { refusalWords } = await import('../orders/refusal-text.ts');
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
