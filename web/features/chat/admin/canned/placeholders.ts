import { firstNameOf } from '#contract/agents/first-name.ts';
import type { CannedPlaces } from '#contract/chat/rules.ts';
import type { Conversation } from '#contract/chat/schema.ts';
import type { Order } from '#contract/orders/schema.ts';

const minuteMs = 60_000;

/** Values for the placeholders of a ready answer in this conversation. */
export function knownPlaces(
  { code, counterpart }: Pick<Conversation, 'code' | 'counterpart'>,
  order: Pick<Order, 'eta'> | undefined,
  now: Date,
): CannedPlaces {
  const leftMs = order?.eta ? Date.parse(order.eta.to) - now.getTime() : 0;
  return {
    name: firstNameOf(counterpart.name),
    ...(code !== null && { code }),
    ...(leftMs > 0 && { minutes: String(Math.ceil(leftMs / minuteMs)) }),
  };
}
