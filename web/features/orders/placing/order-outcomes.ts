import type { QueryClient } from '@tanstack/react-query';
import { orderSentCopy } from '#contract/copy/order/sent.ts';
import { listMyOrders } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { pageLanguage } from '#web/lib/page/page-language.ts';
import type { QueuedAction, Refusal } from '#web/offline/queue/action.ts';
import { dropAction } from '#web/offline/queue/queue.ts';
import type { WriteHandler } from '#web/offline/sending/sender.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { keepOrderLink } from '../links.ts';
import { afterPlacing, afterRefusal, hasNoList, type Draft } from './draft.ts';
import { draftOfOrder } from './sent/draft-of-order.ts';
import { changeDraft, currentDraft, isDraftInSight } from './draft-store.ts';
import { noteTakenUnseen } from './sent/taken-unseen.ts';
import { linkOfReply, orderOfAction, requestIdOf } from './sent/queued-order.ts';

/** Handler of orders that waited on this device. */
export function orderHandler(client: QueryClient): WriteHandler {
  return {
    taken: (action, reply) => {
      orderTaken(action, reply);
      void client.invalidateQueries({ queryKey: [listMyOrders.name] });
    },
    refused: orderRefused,
  };
}

/** An order was placed: its link is saved, the draft begins anew, and the person is shown its code. */
export function orderTaken(action: Pick<QueuedAction, 'endpoint' | 'data'>, reply: unknown): void {
  const link = linkOfReply(reply);
  if (link === undefined) return;
  const { code, token } = link;
  keepOrderLink({ code, token, placedAt: new Date().toISOString() });
  if (currentDraft().requestId === requestIdOf(action)) {
    if (!isDraftInSight() && location.pathname === paths.order) noteTakenUnseen(code);
    changeDraft((now) => afterPlacing(now, code));
  }
  const copy = orderSentCopy[pageLanguage()];
  showToast({ title: copy.placed, description: copy.placedText(code), tone: 'success' });
}

async function orderRefused(action: QueuedAction): Promise<void> {
  const { refusal } = action;
  // Without an id no draft can be its own.
  if (requestIdOf(action) === undefined) return showRefusal('notTaken', refusal);
  const draft = refusedDraft(currentDraft(), action);
  if (draft !== undefined) {
    changeDraft(() =>
      afterRefusal(draft, { code: refusal?.code ?? null, sentence: refusal?.sentence ?? '' }),
    );
    // The draft holds all of it now; in the queue it would only be in the way.
    await dropAction(action.id);
    // The composer shows a refusal itself while it is open.
    if (isDraftInSight()) return;
  }
  await showRefusal('refused', refusal);
}

/** The draft that the refused order came from; where that is gone, the order as a draft, unless another is being written. */
function refusedDraft(now: Draft, action: QueuedAction): Draft | undefined {
  if (now.requestId === requestIdOf(action)) return now;
  const order = orderOfAction(action);
  return hasNoList(now) && order !== undefined ? draftOfOrder(order, action.owner) : undefined;
}

/** Says on any screen that a write which waited on the phone was refused. */
export async function showRefusal(title: 'refused' | 'notTaken', refusal: Refusal | null): Promise<void> {
  const { refusalText } = await import('../refusal-text.ts');
  const language = pageLanguage();
  showToast({
    title: orderSentCopy[language][title],
    description: refusalText({ code: refusal?.code ?? null, sentence: refusal?.sentence ?? '' }, language),
    tone: 'danger',
  });
}
