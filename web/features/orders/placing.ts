import { placeOrder } from '#contract/orders/endpoints.ts';
import type { NewOrder, Quote } from '#contract/orders/schema.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { dropAction, enqueue, queuedActions, type QueuedAction } from '../../offline/queue.ts';
import { somethingQueued } from '../../offline/something-queued.ts';
import { currentDraft, changeDraft } from './draft-store.ts';
import { orderOf } from './draft-order.ts';
import { requestIdOf } from './request-of-action.ts';

// Whether an order waits is only known once it was put there.
let putting: Promise<void> = Promise.resolve();

/** Keeps the order on the device and sends it: at once where there is network, else when it comes back. */
export async function place(quote: Quote): Promise<void> {
  const draft = currentDraft();
  const order = orderOf(draft, quote, draft.requestId ?? newRequestId());
  const requestId = order.clientRequestId;
  // The draft first: should the tab die in between, the next look at it puts the order into the queue.
  changeDraft((now) => ({ ...now, requestId, waiting: order, refusal: null, placed: null }));
  putting = queue(order, draft.owner).catch((error: unknown) => {
    changeDraft((now) => ({ ...now, requestId: null, waiting: null }));
    throw error;
  });
  await putting;
}

/** Puts an order that is said to wait, and does not, back into the queue; the same id is never placed twice. */
export async function makeSureItWaits(): Promise<void> {
  await putting.catch(() => undefined);
  const { waiting, owner } = currentDraft();
  if (waiting === null) return;
  if ((await actionOf(waiting)) === undefined) await queue(waiting, owner);
  else tryNow();
}

/** Sends what waits without waiting for the network to say that it is back. */
export function tryNow(): void {
  dispatchEvent(new Event(somethingQueued));
}

/** Takes an order that waits back, to be changed; it keeps its id, so that two versions of it are never both placed. */
export async function takeBack(): Promise<void> {
  const { waiting } = currentDraft();
  if (waiting === null) return;
  const action = await actionOf(waiting);
  if (action !== undefined) await dropAction(action.id);
  changeDraft((now) => (now.waiting === null ? now : { ...now, waiting: null }));
}

async function queue(order: NewOrder, owner: string | null): Promise<void> {
  await enqueue({ endpoint: placeOrder.path, data: order, owner });
  tryNow();
}

async function actionOf({ clientRequestId }: NewOrder): Promise<QueuedAction | undefined> {
  return (await queuedActions()).find((action) => requestIdOf(action) === clientRequestId);
}
