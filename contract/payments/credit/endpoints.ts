import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { userId } from '#contract/accounts/schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { line, noInput } from '#contract/fields.ts';
import { clientRequestId } from '#contract/fields.ts';
import { order, orderCode } from '#contract/orders/schema.ts';
import { amount, note } from '../agents/schema.ts';
import { bankAccount, creditAccount, withdrawal, withdrawalForAdmin, withdrawalId } from './schema.ts';

const reason = line(300).check(z.minLength(1));

export const showMyCredit = defineEndpoint({
  name: 'showMyCredit',
  purpose: 'This account’s credit, what moved it, and what of it was asked for.',
  method: 'GET',
  path: '/api/credit',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: creditAccount,
  refusals: [],
});

export const askWithdrawal = defineEndpoint({
  name: 'askWithdrawal',
  purpose: 'Ask for credit to be paid to a bank account; it cannot be spent meanwhile.',
  method: 'POST',
  path: '/api/credit/withdrawals',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, kobo: amount, to: bankAccount }),
  reply: withdrawal,
  refusals: ['credit-too-low', 'withdrawal-open', 'phone-unverified', 'same-id-other-body'],
});

export const payByCredit = defineEndpoint({
  name: 'payByCredit',
  purpose: 'Pay what is owed on an order that is over with this account’s credit.',
  method: 'POST',
  path: '/api/orders/:code/pay-by-credit',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, code: orderCode }),
  reply: order,
  refusals: ['not-found', 'nothing-owed', 'credit-too-low', 'same-id-other-body', 'too-many-tries'],
});

export const listWithdrawals = defineEndpoint({
  name: 'listWithdrawals',
  purpose: 'Credit that customers asked for and nobody paid yet, oldest first.',
  method: 'GET',
  path: '/api/admin/money/withdrawals',
  audience: 'money:view',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(withdrawalForAdmin),
  refusals: [],
});

export const decideWithdrawal = defineEndpoint({
  name: 'decideWithdrawal',
  purpose: 'Say that a withdrawal was paid, or refuse it and give the credit back.',
  method: 'POST',
  path: '/api/admin/money/withdrawals/:withdrawalId/decide',
  audience: 'money:manage',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({
    clientRequestId,
    withdrawalId,
    decision: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('paid'), note }),
      z.strictObject({ kind: z.literal('refuse'), reason }),
    ]),
  }),
  reply: withdrawal,
  refusals: [
    'not-found',
    'already-decided',
    'own-account',
    'second-person-needed',
    'second-person-asked',
    'same-id-other-body',
  ],
});

export const showCreditOf = defineEndpoint({
  name: 'showCreditOf',
  purpose: 'A customer’s credit as they see it.',
  method: 'GET',
  path: '/api/admin/money/credit/:accountId',
  audience: 'money:view',
  duringMaintenance: 'answered',
  input: z.strictObject({ accountId: userId }),
  reply: creditAccount,
  refusals: ['not-found'],
});

export const adjustCredit = defineEndpoint({
  name: 'adjustCredit',
  purpose: 'Give a customer credit, or take some back, and why.',
  method: 'POST',
  path: '/api/admin/money/credit/:accountId/adjust',
  audience: 'money:manage',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({
    clientRequestId,
    accountId: userId,
    direction: z.enum(['give', 'take']),
    kobo: amount,
    reason,
  }),
  reply: creditAccount,
  refusals: [
    'not-found',
    'own-account',
    'credit-too-low',
    'second-person-needed',
    'second-person-asked',
    'same-id-other-body',
  ],
});
