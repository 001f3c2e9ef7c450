import { paths } from '#contract/paths.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { dropAction, setAside, takeUpAgain, tryAgain } from '#web/offline/queue/queue.ts';
import { lineOf } from '../lists/items/item-text.ts';
import { hasNoList } from '../orders/placing/draft.ts';
import { draftOfOrder } from '../orders/placing/sent/draft-of-order.ts';
import { changeDraft, currentDraft } from '../orders/placing/draft-store.ts';
import { orderOfAction, requestIdOf } from '../orders/placing/sent/queued-order.ts';
import type { Thing } from './writes.ts';

/** The person wants it sent once more, as it is. */
export async function sendAgain({ action }: Thing): Promise<void> {
  await tryAgain(action);
}

/** True where a dropped write can be restored: one of a sequence cannot, because later ones were sent by then. */
export function canComeBack({ action }: Thing): boolean {
  return action.line === null;
}

export async function letGo(thing: Thing): Promise<void> {
  const { action } = thing;
  takeOutOfDraft(action);
  await (canComeBack(thing) ? setAside(action.id) : dropAction(action.id));
}

export async function haveBack({ action }: Thing): Promise<void> {
  await takeUpAgain(action.id);
}

/** Takes what is to be put right to where that is done; answers the screen. An order goes back into its draft. */
export async function correct({ action, place }: Thing): Promise<string | null> {
  const order = orderOfAction(action);
  if (requestIdOf(action) === undefined || order === undefined) return place;
  const isOfDraft = currentDraft().requestId === requestIdOf(action);
  // The composer, where another list is being written, asks which of the two is wanted, and this one stays until then.
  if (!isOfDraft && !hasNoList(currentDraft()))
    return paths.orderFromList(order.items.map(lineOf).join('\n'));
  takeOutOfDraft(action);
  if (!isOfDraft) changeDraft(() => draftOfOrder(order, action.owner));
  await dropAction(action.id);
  return paths.order;
}

/** A draft that says it is on its way would put its order back into the queue. */
function takeOutOfDraft(action: QueuedAction): void {
  const requestId = requestIdOf(action);
  changeDraft((now) =>
    requestId !== undefined && now.waiting?.clientRequestId === requestId ? { ...now, waiting: null } : now,
  );
}
