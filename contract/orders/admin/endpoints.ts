import * as z from 'zod/mini';
import { inCity } from '#contract/office/in-city.ts';
import { userId } from '#contract/accounts/schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { done, line, noInput } from '#contract/fields.ts';
import {
  handlingRefusals,
  mostAtOnce,
  newOrderView,
  ordersOfAdmin,
  orderFilter,
  orderView,
  orderViewId,
} from './schema.ts';
import { callOutcomes } from '../placing/pay-on-delivery.ts';
import { clientRequestId } from '#contract/fields.ts';
import { order, orderCode, version } from '../schema.ts';

const reason = line(300).check(z.minLength(1));

export const listOrders = defineEndpoint({
  name: 'listOrders',
  purpose: 'All orders there ever were, by what they are and by words, a page at a time.',
  method: 'GET',
  path: '/api/admin/order-list',
  audience: 'orders:view',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({
    ...inCity,
    ...orderFilter.shape,
    /** The `next` of the page before, under the same filter. */
    after: z.optional(z.string().check(z.regex(/^\d{1,17}\.\d{1,15}$/))),
  }),
  reply: ordersOfAdmin,
  refusals: [],
});

/** Actions that an admin can take on several orders at once. */
const handling = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('confirm') }),
  z.strictObject({ what: z.literal('cancel'), reason }),
  z.strictObject({ what: z.literal('assign'), agentId: userId }),
  z.strictObject({ what: z.literal('settleAlarms') }),
]);

const chosenOrder = z.strictObject({
  code: orderCode,
  version,
  /** With how many open alarms: one that began to ring meanwhile is not settled unseen. */
  openAlarms: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
});

export const handleOrders = defineEndpoint({
  name: 'handleOrders',
  purpose: 'Do one thing to several orders, each by itself; says of each what came of it.',
  method: 'POST',
  path: '/api/admin/orders/handle',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    handling,
    /** As the admin saw them. */
    orders: z.array(chosenOrder).check(
      z.minLength(1),
      z.maxLength(mostAtOnce),
      z.refine((orders) => new Set(orders.map(({ code }) => code)).size === orders.length),
    ),
  }),
  reply: z.object({
    results: z.array(
      z.object({
        code: orderCode,
        /** Null where it was done. */
        refusal: z.nullable(z.enum(handlingRefusals)),
      }),
    ),
  }),
  refusals: [],
});

export const listOrderViews = defineEndpoint({
  name: 'listOrderViews',
  purpose: 'The filters that this admin saved, and those that others share.',
  method: 'GET',
  path: '/api/admin/order-views',
  audience: 'orders:view',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(orderView),
  refusals: [],
});

export const saveOrderView = defineEndpoint({
  name: 'saveOrderView',
  purpose: 'Save a filter under a name; the same request twice saves it once.',
  method: 'POST',
  path: '/api/admin/order-views',
  audience: 'orders:view',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, ...newOrderView.shape }),
  reply: orderView,
  refusals: ['view-name-taken', 'views-full', 'same-id-other-body'],
});

export const changeOrderView = defineEndpoint({
  name: 'changeOrderView',
  purpose: 'Change a saved filter’s name, what it shows, or who sees it.',
  method: 'PUT',
  path: '/api/admin/order-views/:viewId',
  audience: 'orders:view',
  duringMaintenance: 'answered',
  input: z.strictObject({ viewId: orderViewId, ...newOrderView.shape }),
  reply: orderView,
  refusals: ['not-found', 'view-name-taken'],
});

export const deleteOrderView = defineEndpoint({
  name: 'deleteOrderView',
  purpose: 'Delete a saved filter; one that is gone already is answered the same.',
  method: 'DELETE',
  path: '/api/admin/order-views/:viewId',
  audience: 'orders:view',
  duringMaintenance: 'answered',
  input: z.strictObject({ viewId: orderViewId }),
  reply: done,
  refusals: [],
});

export const noteCall = defineEndpoint({
  name: 'noteCall',
  purpose: 'Note how the call went that an order waits for: it is confirmed, or cancelled.',
  method: 'POST',
  path: '/api/admin/orders/:code/call',
  audience: 'orders:manage',
  // The debt of the number is counted over all cities; the order is one that the admin sees.
  scope: 'own',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, code: orderCode, outcome: z.enum(callOutcomes) }),
  reply: order,
  refusals: [
    'not-found',
    'own-account',
    'out-of-turn',
    'debt-open',
    'order-already-open',
    'same-id-other-body',
  ],
});
