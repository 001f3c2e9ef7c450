import type { QueryClient } from '@tanstack/react-query';
import { me } from '#contract/accounts/endpoints.ts';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { sendListRequest } from '#contract/orders/requests/endpoints.ts';
import { bringReturn } from '#contract/payments/returns/endpoints.ts';
import { cachedMe } from './features/accounts/queries.ts';
import { orderHandler, showRefusal } from './features/orders/placing/order-outcomes.ts';
import type { SendingApp } from './offline/sending/sender.ts';

/** Registers each feature's handler of its queued writes. A customer never downloads what only agents need. */
export function sendingApp(client: QueryClient): SendingApp {
  return {
    currentOwner: () => cachedMe(client)?.id ?? null,
    onElsewhere: () => void client.invalidateQueries({ queryKey: [me.name] }),
    handlers: {
      // Orders are stored without a name, by this version and by other scripts.
      [placeOrder.path]: async () => orderHandler(client),
      run: async () => (await import('./features/run/steps/step-outcomes.ts')).stepHandler(client),
      [bringReturn.name]: async () =>
        (await import('./features/payments/returns/return-outcomes.ts')).returnHandler(client),
      [sendListRequest.name]: async () =>
        (await import('./features/orders/requests/request-outcomes.ts')).requestHandler(client),
      chat: async () => (await import('./features/chat/writing/message-outcomes.ts')).messageHandler,
    },
    others: async () => ({
      taken: () => undefined,
      refused: ({ refusal }) => showRefusal('notTaken', refusal),
    }),
  };
}
