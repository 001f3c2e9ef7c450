import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { done, noInput } from '../fields.ts';
import { accessKey, accessKeyId, earlyAccess, launch, newAccessKey, subscriber } from './schema.ts';

export const joinEarlyAccess = defineEndpoint({
  name: 'joinEarlyAccess',
  purpose: 'Join the early-access list; an address that is on it already is answered the same.',
  method: 'POST',
  path: '/api/maintenance/subscribers',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: earlyAccess,
  reply: done,
  refusals: ['too-many-tries'],
});

export const verifyAccessKey = defineEndpoint({
  name: 'verifyAccessKey',
  purpose: 'Trade an access key for a pass through the maintenance page.',
  method: 'POST',
  path: '/api/maintenance/verify-key',
  audience: 'anyone',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  input: z.strictObject({
    key: z
      .string('Access key is required')
      .check(z.trim(), z.minLength(1, 'Access key is required'), z.maxLength(100)),
  }),
  reply: done,
  refusals: ['wrong-access-key', 'too-many-tries'],
});

export const showLaunch = defineEndpoint({
  name: 'showLaunch',
  purpose: 'Whether the gate is shut, the access keys, and how many wait on the early-access list.',
  method: 'GET',
  path: '/api/admin/launch',
  audience: 'launch:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: noInput,
  reply: launch,
  refusals: [],
});

export const switchMaintenance = defineEndpoint({
  name: 'switchMaintenance',
  purpose: 'Shut or open the gate.',
  method: 'PUT',
  path: '/api/admin/launch/maintenance',
  audience: 'launch:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({
    on: z.boolean(),
    /** The early-access list is notified of the opening unless this is false. */
    tells: z.optional(z.boolean()),
  }),
  reply: launch,
  refusals: [],
});

export const makeAccessKey = defineEndpoint({
  name: 'makeAccessKey',
  purpose: 'Make an access key; the key itself is shown this once.',
  method: 'POST',
  path: '/api/admin/launch/keys',
  audience: 'launch:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: newAccessKey,
  reply: z.object({ key: z.string(), row: accessKey }),
  refusals: ['already-over'],
});

export const revokeAccessKey = defineEndpoint({
  name: 'revokeAccessKey',
  purpose: 'Revoke an access key and every pass it gave.',
  method: 'DELETE',
  path: '/api/admin/launch/keys/:id',
  audience: 'launch:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ id: accessKeyId }),
  reply: launch,
  refusals: ['not-found'],
});

export const listSubscribers = defineEndpoint({
  name: 'listSubscribers',
  purpose: 'The early-access list, newest first.',
  method: 'GET',
  path: '/api/admin/launch/subscribers',
  audience: 'launch:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: noInput,
  reply: z.array(subscriber),
  refusals: [],
});
