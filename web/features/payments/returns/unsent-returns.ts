import { addressOf } from '#contract/endpoint.ts';
import { bringReturn } from '#contract/payments/returns/endpoints.ts';
import type { ReturnId } from '#contract/payments/returns/schema.ts';
import { useQueuedActions } from '#web/data/use-queued-actions.ts';
import type { Snapped } from '#web/lib/pictures/snapped.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { enqueue } from '#web/offline/queue/queue.ts';
import { keepPicture } from '#web/offline/storage/pictures.ts';

/** Keeps on the phone that goods are at the office; it is sent when it can be. */
export async function bringReturnLater(owner: string, returnId: ReturnId): Promise<void> {
  const { address, rest } = addressOf(bringReturn, { clientRequestId: newRequestId(), returnId });
  await enqueue({ endpoint: address, data: rest, owner, name: bringReturn.name });
}

interface HandedBack {
  takenBy: string;
  photo: Snapped;
}

/** The same of a parcel that is with its sender again; its photo goes with it. */
export async function bringParcelLater(owner: string, returnId: ReturnId, handed: HandedBack): Promise<void> {
  const { key, blob } = handed.photo;
  const handedBack = { takenBy: handed.takenBy, pictureId: key };
  const input = { clientRequestId: newRequestId(), returnId, handedBack };
  const { address, rest } = addressOf(bringReturn, input);
  await keepPicture(key, blob);
  await enqueue({ endpoint: address, data: rest, owner, name: bringReturn.name, pictures: [key] });
}

/** Goods that the agent dropped and this phone has not told yet, by return. */
export function useUnsentReturns(owner: string): (returnId: ReturnId) => QueuedAction | undefined {
  const actions = useQueuedActions(owner);
  return (returnId) => {
    const { address } = addressOf(bringReturn, { returnId });
    return actions.find(({ name, endpoint }) => name === bringReturn.name && endpoint === address);
  };
}
