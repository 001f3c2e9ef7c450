import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { declineReasons } from '../dispatch/schema.ts';
import { id, instant, orNothing } from '../fields.ts';
import { kobo } from '../kobo.ts';
import { raisedAlarm } from '../orders/alarms/schema.ts';
import { orderItemId } from '../orders/ids.ts';
import { original } from '../orders/requests/schema.ts';
import { itemQuestion, questionAnswers } from '../orders/shopping/question-schema.ts';
import { order, orderEvent } from '../orders/schema.ts';
import { orderMoney } from '../payments/order-money/schema.ts';
import { auditEntry } from './audit-schema.ts';

const someone = z.object({ id: userId, name: z.string() });
const carrier = z.nullable(z.object({ ...someone.shape, phone: z.string() }));

export const offerOutcomes = ['accepted', 'declined', 'lapsed', 'withdrawn'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

/** An order’s being offered to an agent. */
const offered = z.object({
  id,
  agent: someone,
  part: z.enum(['whole', 'shopping', 'door']),
  madeAt: instant,
  endsAt: instant,
  endedAt: z.nullable(instant),
  /** Null while the agent is deciding. */
  outcome: z.nullable(z.enum(offerOutcomes)),
  declineReason: z.nullable(z.enum(declineReasons)),
  earnKobo: kobo,
});

const question = z.object({
  ...itemQuestion.shape,
  itemId: orderItemId,
  itemName: z.string(),
  askedBy: z.string(),
  answer: z.nullable(z.enum(questionAnswers)),
  answeredAt: z.nullable(instant),
  /** Null where time ran out, and for a guest. */
  answeredBy: z.nullable(z.string()),
});

/** Everything about an order that the office may know, in one answer. */
export const orderForAdmin = z.object({
  order,
  /** The voice note or photos that its list was written down from, for ninety days. */
  original: orNothing(original),
  agent: carrier,
  rider: carrier,
  /** Set where staff typed it for a customer on the phone; without text messages they read the PIN to them. */
  byPhone: orNothing(z.object({ sendsSms: z.boolean() })),
  /** The order’s own events, with who it was. */
  steps: z.array(z.object({ ...orderEvent.shape, who: z.nullable(someone) })),
  /** Oldest first, as everything here. */
  offers: z.array(offered),
  questions: z.array(question),
  alarms: z.array(
    z.object({ ...raisedAlarm.shape, settledAt: z.nullable(instant), settledBy: z.nullable(z.string()) }),
  ),
  /** Null without `audit:view`. */
  changes: z.nullable(z.array(auditEntry)),
  /** Null without `money:view`. */
  money: z.nullable(orderMoney),
});
export type OrderForAdmin = z.output<typeof orderForAdmin>;
