import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { done } from '../fields.ts';
import { kobo } from '../kobo.ts';
import { linkToken, orderCode } from '../orders/schema.ts';
import { paymentReference, paymentStanding } from './schema.ts';

export const startPayment = defineEndpoint({
  name: 'startPayment',
  purpose: 'Open the provider’s page for what this order wants paid: its ceiling, or what is owed on it.',
  method: 'POST',
  path: '/api/orders/:code/payments',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode, token: z.nullable(linkToken) }),
  /** The same page again for as long as nothing was paid on it. */
  reply: z.object({ reference: paymentReference, kobo, pageUrl: z.url() }),
  refusals: ['not-found', 'online-closed', 'nothing-owed', 'provider-away', 'too-many-tries'],
});

export const checkPayment = defineEndpoint({
  name: 'checkPayment',
  purpose: 'Ask the provider now how a payment stands; whoever comes back from its page knows the reference.',
  method: 'POST',
  path: '/api/payments/:reference/check',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ reference: paymentReference }),
  reply: paymentStanding,
  refusals: ['not-found', 'online-closed', 'provider-away', 'too-many-tries'],
});

export const receivePaystackNotice = defineEndpoint({
  name: 'receivePaystackNotice',
  purpose:
    'Paystack says that something happened to a payment; it is asked itself before anything is believed.',
  method: 'POST',
  path: '/api/payments/paystack/notices',
  audience: 'anyone',
  duringMaintenance: 'answered',
  takes: 'signed-notice',
  signatureHeader: 'x-paystack-signature',
  input: z.strictObject({ body: z.instanceof(Uint8Array), signature: z.string().check(z.maxLength(200)) }),
  reply: done,
  refusals: ['wrong-signature', 'online-closed'],
});
