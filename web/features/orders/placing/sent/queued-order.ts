import * as z from 'zod/mini';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { clientRequestId } from '#contract/fields.ts';
import { newOrder, type NewOrder } from '#contract/orders/placing/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';

const marked = z.object({ clientRequestId });
const taken = z.object({ code: orderCode, token: z.string() });

/** The id of the order that a queued action places; nothing for any other write. */
export function requestIdOf({ endpoint, data }: Pick<QueuedAction, 'endpoint' | 'data'>): string | undefined {
  if (endpoint !== placeOrder.path) return undefined;
  const read = marked.safeParse(data);
  return read.success ? read.data.clientRequestId : undefined;
}

/** The order itself. */
export function orderOfAction({ data }: Pick<QueuedAction, 'data'>): NewOrder | undefined {
  const read = newOrder.safeParse(data);
  return read.success ? read.data : undefined;
}

/** The code and the secret half of the link, out of the answer. */
export function linkOfReply(reply: unknown): z.output<typeof taken> | undefined {
  const read = taken.safeParse(reply);
  return read.success ? read.data : undefined;
}
