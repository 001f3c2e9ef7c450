import type { QueryClient } from '@tanstack/react-query';
import { listMyReturns } from '#contract/payments/returns/endpoints.ts';
import { showRefusal } from '#web/features/orders/placing/order-outcomes.ts';
import type { WriteHandler } from '#web/offline/sending/sender.ts';

/** Handler of goods that an agent dropped at the office. */
export function returnHandler(client: QueryClient): WriteHandler {
  return {
    // Before the write leaves the queue: its button does not come back in between.
    taken: () => client.invalidateQueries({ queryKey: [listMyReturns.name] }),
    refused: ({ refusal }) => showRefusal('notTaken', refusal),
  };
}
