import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { agentStates } from '../agents/schema.ts';
import { kobo } from '../kobo.ts';

/** Figures of one agent over a range of days. */
export const agentPerformance = z.object({
  userId,
  name: z.string(),
  state: z.enum(agentStates),
  isOnline: z.boolean(),
  offersMade: z.int(),
  offersTaken: z.int(),
  offersDeclined: z.int(),
  offersLapsed: z.int(),
  onlineSeconds: z.int(),
  delivered: z.int(),
  onTime: z.int(),
  /** Sum over all late deliveries. */
  lateSeconds: z.int(),
  ratings: z.int(),
  /** Sum over all ratings. */
  stars: z.int(),
  /** Lines of what they shopped: that came to the door and stayed there, and that did not. */
  handedOver: z.int(),
  missing: z.int(),
  guidedPaidKobo: kobo,
  guideKobo: kobo,
});
export type AgentPerformance = z.output<typeof agentPerformance>;
