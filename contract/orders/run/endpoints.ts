import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { noInput } from '#contract/fields.ts';
import { enteredKobo } from '#contract/kobo.ts';
import { enteredQuantity } from '#contract/lists/schema.ts';
import { pictureId } from '#contract/media/schema.ts';
import { orderItemId, questionId } from '../ids.ts';
import { offered } from '../shopping/question-schema.ts';
import { run, runOrder } from './schema.ts';
import { step, stepReason, stepRefusals, withReceipts } from './step.ts';
import { clientRequestId } from '#contract/fields.ts';
import { linkToken, order, orderCode } from '../schema.ts';

const price = enteredKobo.check(z.minimum(1));
const itemStep = { ...step, itemId: orderItemId };

const payRefusals = ['above-budget', 'float-too-low', 'no-such-picture'] as const;
const askRefusals = [...stepRefusals, ...payRefusals, 'above-delivery-cap'] as const;

export const showRun = defineEndpoint({
  name: 'showRun',
  purpose: 'All that this agent carries now, with everything needed where there is no network.',
  method: 'GET',
  path: '/api/agent/run',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  reply: run,
  refusals: [],
});

export const startShopping = defineEndpoint({
  name: 'startShopping',
  purpose:
    'The agent is at the market, or at the stop of an errand, and begins; a wait there is counted from now.',
  method: 'POST',
  path: '/api/agent/orders/:code/start-shopping',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject(step),
  reply: runOrder,
  refusals: stepRefusals,
});

export const findItem = defineEndpoint({
  name: 'findItem',
  purpose: 'Bought: how much of it, and for how much in all; less than was asked is short.',
  method: 'POST',
  path: '/api/agent/orders/:code/items/:itemId/find',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({
    ...itemStep,
    quantity: enteredQuantity,
    paidKobo: price,
    pictureId: z.nullable(pictureId),
  }),
  reply: runOrder,
  refusals: [...stepRefusals, ...payRefusals, 'ask-first'],
});

export const proposeReplacement = defineEndpoint({
  name: 'proposeReplacement',
  purpose: 'Something else instead: bought at once where similar will do, else the customer is asked.',
  method: 'POST',
  path: '/api/agent/orders/:code/items/:itemId/replacement',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({
    ...itemStep,
    ...offered.shape,
    quantity: enteredQuantity,
    priceKobo: price,
    pictureId,
  }),
  reply: runOrder,
  refusals: [...askRefusals, 'no-replacement'],
});

export const askPrice = defineEndpoint({
  name: 'askPrice',
  purpose: 'Ask the customer whether this price is right, with a photo of what it buys.',
  method: 'POST',
  path: '/api/agent/orders/:code/items/:itemId/price',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ ...itemStep, quantity: enteredQuantity, priceKobo: price, pictureId }),
  reply: runOrder,
  refusals: askRefusals,
});

export const leaveItemOut = defineEndpoint({
  name: 'leaveItemOut',
  purpose: 'There is none of it.',
  method: 'POST',
  path: '/api/agent/orders/:code/items/:itemId/leave-out',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject(itemStep),
  reply: runOrder,
  refusals: stepRefusals,
});

export const reopenItem = defineEndpoint({
  name: 'reopenItem',
  purpose: 'Take back an outcome, or a question that nobody answered yet; until pick-up.',
  method: 'POST',
  path: '/api/agent/orders/:code/items/:itemId/reopen',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject(itemStep),
  reply: runOrder,
  refusals: stepRefusals,
});

export const pickUpOrder = defineEndpoint({
  name: 'pickUpOrder',
  purpose: 'Everything is in the bag: photos of the receipts, or why there are none. The bill is final.',
  method: 'POST',
  path: '/api/agent/orders/:code/pick-up',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ ...step, ...withReceipts }),
  reply: runOrder,
  refusals: [...stepRefusals, 'items-open', 'nothing-bought', 'needs-receipt', 'no-such-picture'],
});

export const setOff = defineEndpoint({
  name: 'setOff',
  purpose: 'On the way to the door.',
  method: 'POST',
  path: '/api/agent/orders/:code/set-off',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject(step),
  reply: runOrder,
  refusals: stepRefusals,
});

export const arrive = defineEndpoint({
  name: 'arrive',
  purpose: 'At the door; the wait there begins.',
  method: 'POST',
  path: '/api/agent/orders/:code/arrive',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject(step),
  reply: runOrder,
  refusals: stepRefusals,
});

export const recordCall = defineEndpoint({
  name: 'recordCall',
  purpose: 'The agent rang somebody from the door, or from the stop of an errand.',
  method: 'POST',
  path: '/api/agent/orders/:code/calls',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ ...step, wasAnswered: z.boolean() }),
  reply: runOrder,
  refusals: stepRefusals,
});

export const rejectItem = defineEndpoint({
  name: 'rejectItem',
  purpose:
    'The customer does not take this item: off the bill at once, or after an admin’s word where it is dear.',
  method: 'POST',
  path: '/api/agent/orders/:code/items/:itemId/reject',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ ...itemStep, pictureId }),
  reply: runOrder,
  refusals: [...stepRefusals, 'no-such-picture'],
});

export const deliverOrder = defineEndpoint({
  name: 'deliverOrder',
  purpose:
    'Hand over against the PIN, or a parcel for a photo where its sender allowed that, and count what is paid at the door.',
  method: 'POST',
  path: '/api/agent/orders/:code/deliver',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z
    .strictObject({
      ...step,
      /** Null where a photo stands in for it. */
      pin: z.nullable(z.string().check(z.regex(/^\d{4}$/))),
      photoId: z.optional(z.nullable(pictureId)),
      /** Typed where there was no network, at `doneAt`: believed where the phone was silent from then until it came back. */
      typedOffline: z.boolean(),
      /** Notes counted and change given; what is left above the bill becomes credit. */
      cash: z.nullable(z.strictObject({ takenKobo: enteredKobo, changeKobo: enteredKobo })),
    })
    .check(z.refine(({ pin, photoId }) => (pin === null) !== ((photoId ?? null) === null))),
  reply: runOrder,
  refusals: [
    ...stepRefusals,
    'pin-needed',
    'no-such-picture',
    'wrong-pin',
    'pin-locked',
    'cash-short',
    'change-owed',
    'change-too-high',
    'rejection-open',
  ],
});

export const failDelivery = defineEndpoint({
  name: 'failDelivery',
  purpose:
    'Nobody took it: after ten minutes at the door and three calls, by the server’s record; else the office decides.',
  method: 'POST',
  path: '/api/agent/orders/:code/fail',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({
    ...step,
    reason: stepReason,
    /** By the phone's monotonic clock since it arrived. */
    waitedSeconds: z.int().check(z.minimum(0), z.maximum(24 * 60 * 60)),
  }),
  reply: runOrder,
  refusals: [...stepRefusals, 'wait-at-door'],
});

export const giveUpOrder = defineEndpoint({
  name: 'giveUpOrder',
  purpose: 'Give an order back before shopping, so that somebody else can take it.',
  method: 'POST',
  path: '/api/agent/orders/:code/give-up',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ ...step, reason: stepReason }),
  reply: runOrder,
  refusals: stepRefusals,
});

export const cancelRunOrder = defineEndpoint({
  name: 'cancelRunOrder',
  purpose: 'The agent cannot go on with an order at all: everything goes back to the customer.',
  method: 'POST',
  path: '/api/agent/orders/:code/cancel',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ ...step, reason: stepReason }),
  reply: runOrder,
  refusals: stepRefusals,
});

export const answerQuestion = defineEndpoint({
  name: 'answerQuestion',
  purpose: 'The customer says yes or no to a price or a replacement.',
  method: 'POST',
  path: '/api/orders/:code/questions/:questionId/answer',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    code: orderCode,
    token: z.nullable(linkToken),
    questionId,
    yes: z.boolean(),
  }),
  reply: order,
  refusals: ['not-found', 'too-late', 'float-too-low', 'same-id-other-body', 'too-many-tries'],
});

export const answerNewTime = defineEndpoint({
  name: 'answerNewTime',
  purpose: 'Nobody could take it in time: the customer takes the new time, or everything back.',
  method: 'POST',
  path: '/api/orders/:code/new-time',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    code: orderCode,
    token: z.nullable(linkToken),
    yes: z.boolean(),
  }),
  reply: order,
  refusals: ['not-found', 'too-late', 'same-id-other-body', 'too-many-tries'],
});

export const decideRejection = defineEndpoint({
  name: 'decideRejection',
  purpose: 'An admin says whether a dear item that was refused at the door goes back.',
  method: 'POST',
  path: '/api/admin/orders/:code/questions/:questionId/decide',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, code: orderCode, questionId, yes: z.boolean() }),
  reply: order,
  refusals: ['not-found', 'already-decided', 'own-account', 'same-id-other-body'],
});
