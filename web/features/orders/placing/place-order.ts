import { placeOrder } from '#contract/orders/endpoints.ts';
import type { NewOrder, Quote } from '#contract/orders/placing/schema.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { dropAction, enqueue, queuedActions } from '#web/offline/queue/queue.ts';
import { sendAction } from '#web/offline/sending/send.ts';
import { wakeSender } from '#web/offline/sending/sender.ts';
import { afterRefusal } from './draft.ts';
import { currentDraft, changeDraft } from './draft-store.ts';
import { orderOf } from './order-of-draft.ts';
import { orderTaken } from './order-outcomes.ts';
import { requestIdOf } from './sent/queued-order.ts';

// The storing of the order: only after it is the queue’s answer certain.
let putting: Promise<void> = Promise.resolve();

/** Keeps the order on the device and sends it: at once where there is network, else when it comes back. */
export async function place(quote: Quote): Promise<void> {
  const draft = currentDraft();
  const order = orderOf(draft, quote, draft.requestId ?? newRequestId());
  const requestId = order.clientRequestId;
  // The draft first: should the tab die in between, the next look at it puts the order into the queue.
  changeDraft((now) => ({ ...now, requestId, waiting: order, refusal: null, placed: null }));
  putting = queue(order, draft.owner).catch((error: unknown) => sendUnkept(order, draft.owner, error));
  await putting;
}

/** Puts an order that is shown as waiting, and does not, back into the queue; the same id is never placed twice. */
export async function makeSureItWaits(): Promise<void> {
  await putting.catch(() => undefined);
  const { waiting, owner } = currentDraft();
  if (waiting === null) return;
  if ((await actionOf(waiting)) === undefined) await queue(waiting, owner);
  else wakeSender();
}

/** Takes an order that waits back, to be changed; it keeps its id, so that two versions of it are never both placed. */
export async function takeBack(): Promise<void> {
  const { waiting } = currentDraft();
  if (waiting === null) return;
  const action = await actionOf(waiting);
  if (action !== undefined) await dropAction(action.id);
  changeDraft((now) => (now.waiting === null ? now : { ...now, waiting: null }));
}

/** A device that stores nothing can still send, once, while the person waits; else the draft stays as it was. */
async function sendUnkept(order: NewOrder, owner: string | null, notStored: unknown): Promise<void> {
  const action = { endpoint: placeOrder.path, data: order, owner, pictures: [] };
  const answer = await sendAction(action);
  if (answer.kind === 'taken') return orderTaken(action, answer.reply);
  if (answer.kind === 'refused') return changeDraft((now) => afterRefusal(now, answer.refusal));
  // The id stays: should it have arrived after all, the same order is not placed a second time.
  changeDraft((now) => ({ ...now, waiting: null }));
  throw notStored;
}

function queue(order: NewOrder, owner: string | null): Promise<void> {
  return enqueue({ endpoint: placeOrder.path, data: order, owner });
}

async function actionOf({ clientRequestId }: NewOrder): Promise<QueuedAction | undefined> {
  return (await queuedActions()).find((action) => requestIdOf(action) === clientRequestId);
}
