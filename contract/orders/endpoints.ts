import * as z from 'zod/mini';
import { cityInput } from '../office/in-city.ts';
import { userId } from '../accounts/schema.ts';
import { minuteRange } from './arrival/schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, instant, line, orNothing, prose } from '../fields.ts';
import { enteredKobo } from '../kobo.ts';
import { marketId } from '../markets/schema.ts';
import { cancellation } from './cancelling.ts';
import { orderActions } from './lifecycle.ts';
import { arrivalRequest, whenBought, newOrder, quote, quoteRequest } from './placing/schema.ts';
import { eta, linkToken, order, orderCode, orderSummary, trackedOrder, version } from './schema.ts';
import { ownOrderSummary } from './own-summary.ts';
import { clientRequestId } from '../fields.ts';

const reason = line(300).check(z.minLength(1));

export const quoteOrder = defineEndpoint({
  name: 'quoteOrder',
  purpose: 'What a list would cost with every fee, when it would be bought, and how sure that is.',
  method: 'POST',
  path: '/api/orders/quote',
  audience: 'anyone',
  duringMaintenance: 'refused',
  input: quoteRequest,
  reply: quote,
  refusals: [
    'empty-list',
    'list-too-long',
    'not-carried',
    'market-gone',
    'outside-area',
    'stop-outside-area',
    'window-over',
    'window-closed',
    'window-full',
  ],
});

export const listArrivals = defineEndpoint({
  name: 'listArrivals',
  purpose: 'From when to when a list of so many things would come from each market, of one city or of all.',
  method: 'POST',
  path: '/api/orders/arrivals',
  audience: 'anyone',
  duringMaintenance: 'refused',
  input: arrivalRequest,
  reply: z.array(
    z.object({
      marketId,
      when: whenBought,
      arrival: z.nullable(minuteRange),
      /** True where it takes orders for delivery windows. */
      offersWindows: z.optional(z.boolean()),
    }),
  ),
  refusals: [],
});

export const placeOrder = defineEndpoint({
  name: 'placeOrder',
  purpose: 'Place an order, once however often it is sent; answers its code and the secret half of its link.',
  method: 'POST',
  path: '/api/orders',
  audience: 'anyone',
  duringMaintenance: 'refused',
  input: newOrder,
  reply: z.object({ code: orderCode, token: linkToken, order }),
  refusals: [
    'empty-list',
    'list-too-long',
    'not-carried',
    'market-gone',
    'outside-area',
    'stop-outside-area',
    'window-over',
    'window-closed',
    'window-full',
    'window-unpaid',
    'bad-phone',
    'needs-cap',
    'ceiling-too-low',
    'above-delivery-cap',
    'debt-open',
    'online-closed',
    'paid-beforehand',
    'order-already-open',
    // A code is asked for, and the order sent again.
    'phone-unverified',
    'too-many-unverified',
    'quote-changed',
    'same-id-other-body',
    'too-many-tries',
    // It comes of a list that was not typed, which is another's, over, or not written down yet.
    'not-found',
    'request-over',
    'request-not-ready',
    // The account was deleted while its order was on the way here.
    'not-signed-in',
  ],
});

export const listMyOrders = defineEndpoint({
  name: 'listMyOrders',
  purpose: 'This account’s orders: those under way first, then the rest, newest first, a page at a time.',
  method: 'GET',
  path: '/api/orders',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  reply: z.object({
    underWay: z.array(ownOrderSummary),
    past: z.array(ownOrderSummary),
    next: z.nullable(z.string()),
  }),
  refusals: [],
});

export const showOrder = defineEndpoint({
  name: 'showOrder',
  purpose: 'The whole order, for its customer, whoever holds its link, or an admin.',
  method: 'POST',
  path: '/api/orders/:code/open',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode, token: z.nullable(linkToken) }),
  reply: order,
  refusals: ['not-found', 'too-many-tries'],
});

export const trackOrder = defineEndpoint({
  name: 'trackOrder',
  purpose: 'Status, ETA and checklist by code and the last four digits of the phone.',
  method: 'POST',
  path: '/api/orders/track',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    code: z.string().check(z.maxLength(30)),
    digits: z.string().check(z.maxLength(10)),
  }),
  reply: trackedOrder,
  refusals: ['no-such-order', 'too-many-tries'],
});

export const payAtDoor = defineEndpoint({
  name: 'payAtDoor',
  purpose: 'Pay at the door what waits to be paid online, where an order could be placed so.',
  method: 'POST',
  path: '/api/orders/:code/pay-at-door',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, code: orderCode, token: z.nullable(linkToken) }),
  reply: order,
  refusals: [
    'not-found',
    'changed-meanwhile',
    'debt-open',
    'above-delivery-cap',
    'phone-unverified',
    'too-many-unverified',
    'order-already-open',
    'same-id-other-body',
    'too-many-tries',
  ],
});

export const sendOrderLink = defineEndpoint({
  name: 'sendOrderLink',
  purpose: 'Send the secret link of an order by SMS to the number that it was placed with.',
  method: 'POST',
  path: '/api/orders/send-link',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: trackOrder.input,
  reply: done,
  refusals: ['no-such-order', 'links-off', 'too-many-tries'],
});

export const previewCancel = defineEndpoint({
  name: 'previewCancel',
  purpose: 'What cancelling now would give back and leave owed.',
  method: 'POST',
  path: '/api/orders/:code/cancel/preview',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode, token: z.nullable(linkToken) }),
  reply: cancellation,
  refusals: ['not-found', 'too-late', 'too-many-tries'],
});

export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  purpose: 'Cancel an order that may still be cancelled.',
  method: 'POST',
  path: '/api/orders/:code/cancel',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    code: orderCode,
    token: z.nullable(linkToken),
    reason,
    /** Debt that the preview showed; a higher one needs a fresh yes. */
    agreedOwedKobo: enteredKobo,
  }),
  reply: order,
  refusals: ['not-found', 'too-late', 'changed-meanwhile', 'same-id-other-body', 'too-many-tries'],
});

export const joinOrder = defineEndpoint({
  name: 'joinOrder',
  purpose: 'Put a guest’s order into this account; only its link can.',
  method: 'POST',
  path: '/api/orders/:code/join',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode, token: linkToken }),
  reply: order,
  refusals: ['not-found', 'order-already-open', 'window-unpaid', 'too-many-tries'],
});

export const rateOrder = defineEndpoint({
  name: 'rateOrder',
  purpose: 'Say how it went, once it is delivered.',
  method: 'POST',
  path: '/api/orders/:code/rating',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    code: orderCode,
    token: z.nullable(linkToken),
    stars: z.int().check(z.minimum(1), z.maximum(5)),
    words: prose(500),
  }),
  reply: order,
  refusals: ['not-found', 'too-early', 'too-many-tries'],
});

export const moveOrder = defineEndpoint({
  name: 'moveOrder',
  purpose: 'Do what the lifecycle lets an admin do to an order, with a reason where it wants one.',
  method: 'POST',
  path: '/api/admin/orders/:code/move',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    code: orderCode,
    action: z.enum(orderActions),
    /** The order as the admin saw it. */
    version,
    reason: z.nullable(reason),
    /** The agent, for assign and reassign. */
    agentId: z.nullable(userId),
  }),
  reply: order,
  refusals: [
    'not-found',
    'changed-meanwhile',
    'out-of-turn',
    // It waits for a call to its number, and confirming it says how that went.
    'call-first',
    'needs-reason',
    'needs-agent',
    'own-account',
    'same-id-other-body',
  ],
});

export const listBoard = defineEndpoint({
  name: 'listBoard',
  purpose: 'Orders under way, and the newest of the rest, for those who run the day.',
  method: 'GET',
  path: '/api/admin/orders',
  audience: 'orders:view',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(
    z.object({
      ...orderSummary.shape,
      customerName: z.string(),
      customerPhone: z.string(),
      /** Typed by staff for a customer on the phone. */
      isByPhone: orNothing(z.boolean()),
      eta: orNothing(eta),
      promisedUntil: orNothing(instant),
    }),
  ),
  refusals: [],
});
