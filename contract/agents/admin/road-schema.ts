import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { instant } from '#contract/fields.ts';
import { orderStatuses } from '#contract/orders/lifecycle.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { lastPosition, vehicle } from '../schema.ts';

/** The orders that an agent has in hand now. */
export const carriedOrder = z.object({ code: orderCode, status: z.enum(orderStatuses) });
export type CarriedOrder = z.output<typeof carriedOrder>;

/** An agent who is online, as admins see them on the map. */
export const agentOnRoad = z.object({
  userId,
  name: z.string(),
  phone: z.string(),
  marketName: z.string(),
  vehicle,
  onlineSince: instant,
  lastSeenAt: z.nullable(instant),
  position: z.nullable(lastPosition),
  carrying: z.array(carriedOrder),
});
export type AgentOnRoad = z.output<typeof agentOnRoad>;

/** The position of a phone that was silent for longer than this is unknown. */
export const staleSeconds = 2 * 60;
