import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { instant } from '#contract/fields.ts';
import { marketId } from '#contract/markets/schema.ts';
import { tradingDays } from '#contract/time.ts';
import { mostOrdersOfWindow, mostOrdersPerAgent } from './rules.ts';

export const hour = z.int().check(z.minimum(0), z.maximum(23));

export const windowHour = z.strictObject({
  weekday: z.enum(tradingDays),
  hour,
  orders: z.int().check(z.minimum(1), z.maximum(mostOrdersOfWindow)),
});
export type WindowHour = z.output<typeof windowHour>;

/** The orders that one rostered agent brings in an hour, and the hours of the week that take orders. */
export const windowCapacity = z.strictObject({
  perAgent: z.int().check(z.minimum(1), z.maximum(mostOrdersPerAgent)),
  /** Hours that are left out offer no window. */
  hours: z.array(windowHour).check(z.maxLength(tradingDays.length * 24)),
});

export const windowPlan = z.object({
  /** The orders that one rostered agent brings in an hour. */
  perAgent: z.int(),
  /** Hours of the week that take orders. */
  hours: z.array(windowHour),
  /** The coming days' hours with somebody on the roster, by agent; who is not verified any more brings nothing. */
  roster: z.array(
    z.object({
      agentId: userId,
      name: z.string(),
      isVerified: z.boolean(),
      /** They only carry to the door, since they were put down: they bring nothing either. */
      isRider: z.boolean(),
      day: z.iso.date(),
      /** The hours that they are down for. */
      hours: z.array(z.int()),
      /** Hours among these that they took by themself. */
      own: z.array(z.int()),
      /** Hours of the office that they gave up since, and bring nothing in. */
      givenUp: z.array(z.int()),
    }),
  ),
  /** The windows to come that have orders, and the orders that each takes by now, which may be fewer. */
  taken: z.array(z.object({ startsAt: instant, orders: z.int(), capacity: z.int() })),
  /** The agents who can be put down: those of the market's city who shop. */
  agents: z.array(z.object({ id: userId, name: z.string() })),
});
export type WindowPlan = z.output<typeof windowPlan>;

/** Hours of a day at a market. */
const hoursAt = z.object({
  marketId,
  marketName: z.string(),
  day: z.iso.date(),
  hours: z.array(z.int()),
});
export type HoursAt = z.output<typeof hoursAt>;

/** An agent's own hours from today on, and those that the markets of their city have. */
export const myHours = z.object({
  own: z.array(hoursAt),
  /** Hours of the office that they gave up: the office takes them off before they work elsewhere then. */
  givenUp: z.array(hoursAt),
  open: z.array(hoursAt),
});
export type MyHours = z.output<typeof myHours>;
