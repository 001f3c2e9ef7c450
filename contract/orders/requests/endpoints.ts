import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { clientRequestId, noInput, prose } from '#contract/fields.ts';
import { linkToken } from '../schema.ts';
import { listRequest, longestAnswer, newListRequest, ofOwnRequest } from './schema.ts';

export const sendListRequest = defineEndpoint({
  name: 'sendListRequest',
  purpose:
    'Send a voice note or photos in place of a list, once however often it is sent; staff write it down, and it is no order.',
  method: 'POST',
  path: '/api/list-requests',
  audience: 'anyone',
  duringMaintenance: 'refused',
  input: newListRequest,
  reply: z.object({ request: listRequest, token: linkToken }),
  refusals: [
    'bad-phone',
    'no-such-city',
    'no-such-recording',
    'no-such-picture',
    'requests-open',
    'same-id-other-body',
    'too-many-lists',
    // The request was forgotten with its account, and comes once more.
    'not-found',
  ],
});

export const showListRequest = defineEndpoint({
  name: 'showListRequest',
  purpose: 'One list that was not typed, for the account that sent it or a phone that holds its key.',
  method: 'POST',
  path: '/api/list-requests/:requestId/open',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: ofOwnRequest,
  reply: listRequest,
  refusals: ['not-found', 'too-many-tries'],
});

export const listMyListRequests = defineEndpoint({
  name: 'listMyListRequests',
  purpose:
    'This account’s lists that were not typed, newest first: those that are open or were sent in the last days.',
  method: 'GET',
  path: '/api/list-requests',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(listRequest),
  refusals: [],
});

export const answerRequestQuestion = defineEndpoint({
  name: 'answerRequestQuestion',
  purpose: 'Answer what staff ask about a list that they cannot make out.',
  method: 'POST',
  path: '/api/list-requests/:requestId/answer',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    ...ofOwnRequest.shape,
    clientRequestId,
    answer: prose(longestAnswer).check(z.minLength(1)),
  }),
  reply: listRequest,
  refusals: ['not-found', 'request-over', 'same-id-other-body', 'too-many-tries'],
});

export const withdrawListRequest = defineEndpoint({
  name: 'withdrawListRequest',
  purpose: 'Take back a list that was not typed.',
  method: 'POST',
  path: '/api/list-requests/:requestId/withdraw',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: ofOwnRequest,
  reply: listRequest,
  refusals: ['not-found', 'request-over', 'too-many-tries'],
});
