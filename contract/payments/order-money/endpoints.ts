import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, line } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { clientRequestId } from '#contract/fields.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { amount, note } from '../agents/schema.ts';
import { orderMoney } from './schema.ts';
import { refund } from '../schema.ts';

const reason = line(300).check(z.minLength(1));

/** As credit at once, which only an account can have, or back the way it came. */
const refunding = { code: orderCode, kobo: amount, to: z.enum(['credit', 'sender']) };

export const showOrderMoney = defineEndpoint({
  name: 'showOrderMoney',
  purpose: 'An order’s money as a story, and where it stands.',
  method: 'GET',
  path: '/api/admin/orders/:code/money',
  audience: 'money:view',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode }),
  reply: orderMoney,
  refusals: ['not-found'],
});

export const previewRefund = defineEndpoint({
  name: 'previewRefund',
  purpose: 'What giving so much back would do: how much goes where, before it is done.',
  method: 'POST',
  path: '/api/admin/orders/:code/refund/preview',
  audience: 'money:refund',
  duringMaintenance: 'answered',
  input: z.strictObject(refunding),
  reply: z.object({
    creditKobo: kobo,
    /** Through the payment provider, to where it came from. */
    providerKobo: kobo,
    /** By a person: cash came in, or the provider cannot send it. */
    byHandKobo: kobo,
    /** Sum that could still be given back afterwards. */
    leftKobo: kobo,
  }),
  refusals: ['not-found', 'more-than-paid', 'not-an-account', 'own-account', 'order-under-way'],
});

export const refundOrder = defineEndpoint({
  name: 'refundOrder',
  purpose: 'Give money of an order back out of the house’s pocket, and why.',
  method: 'POST',
  path: '/api/admin/orders/:code/refund',
  audience: 'money:refund',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({ clientRequestId, ...refunding, reason }),
  reply: orderMoney,
  refusals: [
    'not-found',
    'more-than-paid',
    'not-an-account',
    'own-account',
    'order-under-way',
    'second-person-needed',
    'second-person-asked',
    'same-id-other-body',
  ],
});

export const writeDebtOff = defineEndpoint({
  name: 'writeDebtOff',
  purpose: 'Give up what is owed on an order that is over, and why.',
  method: 'POST',
  path: '/api/admin/orders/:code/write-off',
  audience: 'money:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, code: orderCode, reason }),
  reply: orderMoney,
  refusals: ['not-found', 'nothing-owed', 'own-account', 'order-under-way', 'same-id-other-body'],
});

export const takeDebt = defineEndpoint({
  name: 'takeDebt',
  purpose: 'What was owed on an order that is over came in at the office or on the bank account, in full.',
  method: 'POST',
  path: '/api/admin/orders/:code/debt-paid',
  audience: 'money:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, code: orderCode, note }),
  reply: orderMoney,
  refusals: ['not-found', 'nothing-owed', 'own-account', 'order-under-way', 'same-id-other-body'],
});

export const listRefundsByHand = defineEndpoint({
  name: 'listRefundsByHand',
  purpose: 'Refunds that wait for a person to send them, oldest first.',
  method: 'GET',
  path: '/api/admin/money/refunds',
  audience: 'money:view',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(z.object({ ...refund.shape, customerName: z.string(), customerPhone: z.string() })),
  refusals: [],
});

export const markRefundSent = defineEndpoint({
  name: 'markRefundSent',
  purpose: 'A person has sent this refund.',
  method: 'POST',
  path: '/api/admin/money/refunds/:refundId/sent',
  audience: 'money:refund',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({ clientRequestId, refundId: id, note }),
  reply: refund,
  refusals: [
    'not-found',
    'already-decided',
    'own-account',
    'second-person-needed',
    'second-person-asked',
    'same-id-other-body',
  ],
});
