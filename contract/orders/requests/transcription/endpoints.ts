import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { clientRequestId, done, instant } from '#contract/fields.ts';
import { listRequestId } from '../ids.ts';
import { askedKind } from '#contract/orders/errands/schema.ts';
import { writtenList } from '../schema.ts';
import { askedWords, takenRequest, transcriptionQueue, unreadableReason } from './schema.ts';

export const listListRequests = defineEndpoint({
  name: 'listListRequests',
  purpose:
    'Voice notes and photos that staff write down: those that wait first, the oldest before the others.',
  method: 'GET',
  path: '/api/admin/list-requests',
  audience: 'orders:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: transcriptionQueue,
  refusals: [],
});

export const countListRequests = defineEndpoint({
  name: 'countListRequests',
  purpose: 'Number of voice notes and photos that wait for staff.',
  method: 'GET',
  path: '/api/admin/list-requests/waiting',
  audience: 'orders:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.object({ waiting: z.int() }),
  refusals: [],
});

export const takeListRequest = defineEndpoint({
  name: 'takeListRequest',
  purpose: 'Take one that waits, alone for some minutes; the admin who holds it already gets it again.',
  method: 'POST',
  path: '/api/admin/list-requests/:requestId/take',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ requestId: listRequestId }),
  reply: takenRequest,
  refusals: ['not-found', 'changed-meanwhile', 'list-held'],
});

export const renewListRequest = defineEndpoint({
  name: 'renewListRequest',
  purpose: 'Hold on to a taken one for some more minutes, half an hour at most since it was taken.',
  method: 'POST',
  path: '/api/admin/list-requests/:requestId/renew',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ requestId: listRequestId }),
  reply: z.object({
    leaseUntil: instant,
    /** True where it was held for as long as one may: others may take it, unless it is taken again. */
    isOver: z.boolean(),
  }),
  refusals: ['not-found', 'list-not-held', 'changed-meanwhile'],
});

export const leaveListRequest = defineEndpoint({
  name: 'leaveListRequest',
  purpose: 'Leave a taken one to the others, at its old place.',
  method: 'POST',
  path: '/api/admin/list-requests/:requestId/leave',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ requestId: listRequestId }),
  reply: done,
  refusals: ['not-found', 'list-not-held'],
});

export const writeListRequest = defineEndpoint({
  name: 'writeListRequest',
  purpose: 'Send the list as it was written down; its customer looks through it and places the order.',
  method: 'POST',
  path: '/api/admin/list-requests/:requestId/text',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    requestId: listRequestId,
    /** A list; the one line of a parcel or a task. */
    text: writtenList,
    /** The kind of what was heard or seen; absent: a list for a market. */
    orderKind: z.optional(askedKind),
  }),
  reply: done,
  refusals: [
    'not-found',
    'empty-list',
    'thing-too-long',
    'list-not-held',
    'changed-meanwhile',
    'same-id-other-body',
  ],
});

export const askAboutListRequest = defineEndpoint({
  name: 'askAboutListRequest',
  purpose: 'Ask its customer what cannot be made out; the answer brings it back to its old place.',
  method: 'POST',
  path: '/api/admin/list-requests/:requestId/question',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, requestId: listRequestId, question: askedWords }),
  reply: done,
  refusals: ['not-found', 'list-not-held', 'changed-meanwhile', 'same-id-other-body'],
});

export const markListRequestUnreadable = defineEndpoint({
  name: 'markListRequestUnreadable',
  purpose: 'End one that nobody can make out, with the reason that its customer is told.',
  method: 'POST',
  path: '/api/admin/list-requests/:requestId/unreadable',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, requestId: listRequestId, reason: unreadableReason }),
  reply: done,
  refusals: ['not-found', 'list-not-held', 'changed-meanwhile', 'same-id-other-body'],
});
