import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { noInput } from '#contract/fields.ts';
import { koboSum } from '#contract/kobo.ts';
import { clientRequestId } from '#contract/fields.ts';
import { amount, note } from '../agents/schema.ts';
import { profit } from './profit.ts';
import { books, booksCheck, listedPayment, reconciled, takings } from './schema.ts';

const days = { from: z.iso.date(), to: z.iso.date() };

export const showBooks = defineEndpoint({
  name: 'showBooks',
  purpose: 'Where the house’s money is, what is not settled, and what the last check found.',
  method: 'GET',
  path: '/api/admin/money/books',
  audience: 'money:view',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: noInput,
  reply: books,
  refusals: [],
});

export const listTakings = defineEndpoint({
  name: 'listTakings',
  purpose: 'What came in and went out, day by day in Lagos, at most a year of it.',
  method: 'GET',
  path: '/api/admin/money/takings',
  audience: 'money:view',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject(days),
  reply: z.array(takings),
  refusals: ['bad-days'],
});

export const showProfit = defineEndpoint({
  name: 'showProfit',
  purpose:
    'What was made, accrued at delivery: fees without agents’ earnings, payment fees, refunds and losses, by day, market and order, at most 31 days of it.',
  method: 'GET',
  path: '/api/admin/money/profit',
  audience: 'money:view',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject(days),
  reply: profit,
  refusals: ['bad-days'],
});

export const checkBooks = defineEndpoint({
  name: 'checkBooks',
  purpose: 'Make the nightly comparison now.',
  method: 'POST',
  path: '/api/admin/money/books/check',
  audience: 'money:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: noInput,
  reply: booksCheck,
  refusals: [],
});

export const reconcile = defineEndpoint({
  name: 'reconcile',
  purpose: 'Match the provider’s list with ours, line by line: fetched from it, or as it is uploaded.',
  method: 'POST',
  path: '/api/admin/money/reconcile',
  audience: 'money:view',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({
    ...days,
    /** Null where it is fetched from the provider. */
    list: z.nullable(z.array(listedPayment).check(z.maxLength(2000))),
  }),
  reply: z.object({
    lines: z.array(reconciled),
    ourKobo: koboSum,
    theirKobo: koboSum,
  }),
  refusals: ['bad-days', 'online-closed', 'provider-away'],
});

export const recordSettlement = defineEndpoint({
  name: 'recordSettlement',
  purpose: 'Money of the provider has arrived on the bank account.',
  method: 'POST',
  path: '/api/admin/money/settlements',
  audience: 'money:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, kobo: amount, note }),
  reply: books,
  refusals: ['same-id-other-body'],
});
