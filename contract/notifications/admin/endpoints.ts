import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant, noInput } from '#contract/fields.ts';
import { clientRequestId } from '#contract/fields.ts';
import {
  broadcast,
  broadcastAudience,
  broadcastId,
  delivery,
  deliveryFilter,
  newBroadcast,
  openedNews,
  quietHours,
  reach,
} from '../schema.ts';

const after = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));
export const listBroadcasts = defineEndpoint({
  name: 'listBroadcasts',
  purpose: 'Every broadcast and how far it has come, newest first, a page at a time.',
  method: 'GET',
  path: '/api/admin/notifications/broadcasts',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ after }),
  reply: z.object({ broadcasts: z.array(broadcast), next: z.nullable(z.string()) }),
  refusals: [],
});

export const composeBroadcast = defineEndpoint({
  name: 'composeBroadcast',
  purpose: 'Write a broadcast down as a draft.',
  method: 'POST',
  path: '/api/admin/notifications/broadcasts',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, ...newBroadcast.shape }),
  reply: broadcast,
  refusals: ['same-id-other-body'],
});

export const reviseBroadcast = defineEndpoint({
  name: 'reviseBroadcast',
  purpose: 'Write a draft anew.',
  method: 'PUT',
  path: '/api/admin/notifications/broadcasts/:id',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ id: broadcastId, ...newBroadcast.shape }),
  reply: broadcast,
  refusals: ['not-found', 'already-decided'],
});

export const previewBroadcast = defineEndpoint({
  name: 'previewBroadcast',
  purpose:
    'How many people, and devices of theirs, an audience would reach, and how many have quiet hours then.',
  method: 'GET',
  path: '/api/admin/notifications/reach',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({ audience: broadcastAudience, at: z.optional(instant) }),
  reply: reach,
  refusals: [],
});

export const scheduleBroadcast = defineEndpoint({
  name: 'scheduleBroadcast',
  purpose: 'Send a draft, now or at a time to come.',
  method: 'POST',
  path: '/api/admin/notifications/broadcasts/:id/schedule',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({
    id: broadcastId,
    startsAt: z.nullable(instant),
    /** As this admin saw it: what another has written anew meanwhile is not sent unread. */
    seen: newBroadcast,
  }),
  reply: broadcast,
  refusals: ['not-found', 'already-decided', 'already-over', 'changed-meanwhile'],
});

export const cancelBroadcast = defineEndpoint({
  name: 'cancelBroadcast',
  purpose: 'Stop a broadcast: whoever has not heard it does not hear it any more.',
  method: 'POST',
  path: '/api/admin/notifications/broadcasts/:id/cancel',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ id: broadcastId }),
  reply: broadcast,
  refusals: ['not-found', 'already-decided'],
});

export const listDeliveries = defineEndpoint({
  name: 'listDeliveries',
  purpose: 'What became of every notice of the last thirty days, newest first, a page at a time.',
  method: 'GET',
  path: '/api/admin/notifications/deliveries',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({ after, ...deliveryFilter }),
  reply: z.object({ deliveries: z.array(delivery), next: z.nullable(z.string()) }),
  refusals: [],
});

export const showHouseQuietHours = defineEndpoint({
  name: 'showHouseQuietHours',
  purpose: 'When nothing that can wait is told to those who have not said otherwise.',
  method: 'GET',
  path: '/api/admin/notifications/quiet-hours',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  input: noInput,
  reply: quietHours,
  refusals: [],
});

export const changeHouseQuietHours = defineEndpoint({
  name: 'changeHouseQuietHours',
  purpose: 'Change the quiet hours of those who have not said otherwise.',
  method: 'PUT',
  path: '/api/admin/notifications/quiet-hours',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  input: quietHours,
  reply: quietHours,
  refusals: [],
});

export const tryBroadcast = defineEndpoint({
  name: 'tryBroadcast',
  purpose: 'Show what a broadcast will say on the devices of whoever writes it, and on no others.',
  method: 'POST',
  path: '/api/admin/notifications/try',
  audience: 'notifications:send',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ words: newBroadcast.shape.words, link: newBroadcast.shape.link }),
  reply: z.object({ sent: z.int(), failed: z.int() }),
  refusals: ['no-device', 'notice-not-sent', 'too-many-tries'],
});

export const showOpened = defineEndpoint({
  name: 'showOpened',
  purpose: 'Who on the early-access list would hear that the place is open, and how far that has come.',
  method: 'GET',
  path: '/api/admin/launch/opened',
  audience: 'launch:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: noInput,
  reply: openedNews,
  refusals: [],
});

export const tellOpened = defineEndpoint({
  name: 'tellOpened',
  purpose: 'Tell the early-access list that the place is open; nobody hears it twice.',
  method: 'POST',
  path: '/api/admin/launch/opened',
  audience: 'launch:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: noInput,
  reply: openedNews,
  refusals: ['gate-shut', 'already-decided'],
});
