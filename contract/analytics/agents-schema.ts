import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { agentStates } from '../agents/schema.ts';
import { kobo } from '../kobo.ts';

/** How one agent did on some days. */
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
  /** Of all that came late, together. */
  lateSeconds: z.int(),
  ratings: z.int(),
  /** Of all ratings, together. */
  stars: z.int(),
  /** Lines of what they shopped: that came to the door and stayed there, and that did not. */
  handedOver: z.int(),
  missing: z.int(),
  guidedPaidKobo: kobo,
  guideKobo: kobo,
});
export type AgentPerformance = z.output<typeof agentPerformance>;
