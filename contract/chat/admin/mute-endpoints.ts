import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant, line } from '#contract/fields.ts';
import { mostMuteHours } from '../rules.ts';

const personMute = z.object({
  /** Null where they can write. */
  muted: z.nullable(z.object({ until: instant, reason: z.string() })),
});

export const showMute = defineEndpoint({
  name: 'showMute',
  purpose: 'Whether a person can write in conversations, and until when not.',
  method: 'GET',
  path: '/api/admin/users/:userId/mute',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: z.strictObject({ userId }),
  reply: personMute,
  refusals: ['not-found'],
});

export const mutePerson = defineEndpoint({
  name: 'mutePerson',
  purpose:
    'A person cannot write in any conversation for so many hours; with none they can again; staff only by godmode.',
  method: 'PUT',
  path: '/api/admin/users/:userId/mute',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: z.strictObject({
    userId,
    hours: z.int().check(z.minimum(0), z.maximum(mostMuteHours)),
    reason: line(300).check(z.minLength(1)),
  }),
  reply: personMute,
  refusals: ['not-found', 'own-account', 'not-allowed'],
});
