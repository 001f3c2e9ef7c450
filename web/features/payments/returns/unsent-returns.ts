import { addressOf } from '#contract/endpoint.ts';
import { bringReturn } from '#contract/payments/returns/endpoints.ts';
import type { ReturnId } from '#contract/payments/returns/schema.ts';
import { useQueuedActions } from '#web/data/use-queued-actions.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { enqueue } from '#web/offline/queue/queue.ts';

/** Keeps on the phone that goods are at the office; it is sent when it can be. */
export async function bringReturnLater(owner: string, returnId: ReturnId): Promise<void> {
  const { address, rest } = addressOf(bringReturn, { clientRequestId: newRequestId(), returnId });
  await enqueue({ endpoint: address, data: rest, owner, name: bringReturn.name });
}

/** Goods that the agent dropped and this phone has not told yet, by return. */
export function useUnsentReturns(owner: string): (returnId: ReturnId) => QueuedAction | undefined {
  const actions = useQueuedActions(owner);
  return (returnId) => {
    const { address } = addressOf(bringReturn, { returnId });
    return actions.find(({ name, endpoint }) => name === bringReturn.name && endpoint === address);
  };
}
