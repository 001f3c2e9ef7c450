import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { clientRequestId, shownName } from '#contract/fields.ts';
import { enteredKobo } from '#contract/kobo.ts';
import { pictureId } from '#contract/media/schema.ts';
import { runOrder } from '../run/schema.ts';
import { step, stepReason, stepRefusals, withReceipts } from '../run/step.ts';
import { linkToken, order, orderCode } from '../schema.ts';
import { mostGiverName } from './schema.ts';

export const leaveStop = defineEndpoint({
  name: 'leaveStop',
  purpose:
    'The parcel is in the agent’s hands, or the thing is done: its photo, and what was laid out. The bill is final with the wait; what brings nothing is delivered.',
  method: 'POST',
  path: '/api/agent/orders/:code/leave-stop',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({
    ...step,
    /** A photo of the parcel as it was given, or of the proof that it is done. */
    pictureId,
    /** The name of who handed the parcel over; nothing for something done. */
    givenBy: z.nullable(shownName(mostGiverName).check(z.minLength(1))),
    /** Money laid out for what was done, up to the most of its line; nothing where none was. */
    laidOutKobo: z.nullable(enteredKobo.check(z.minimum(1))),
    /** Receipts of the money laid out; without any of that none is asked for. */
    ...withReceipts,
  }),
  reply: runOrder,
  refusals: [
    ...stepRefusals,
    'above-budget',
    'float-too-low',
    'needs-giver',
    'needs-receipt',
    'no-such-picture',
  ],
});

export const failAtStop = defineEndpoint({
  name: 'failAtStop',
  purpose:
    'Nobody was at the stop of an errand: after ten minutes there and two calls, by the server’s record; else the office decides.',
  method: 'POST',
  path: '/api/agent/orders/:code/fail-at-stop',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({
    ...step,
    reason: stepReason,
    /** By the phone's monotonic clock since it came there. */
    waitedSeconds: z.int().check(z.minimum(0), z.maximum(24 * 60 * 60)),
  }),
  reply: runOrder,
  refusals: [...stepRefusals, 'wait-at-stop'],
});

export const confirmDone = defineEndpoint({
  name: 'confirmDone',
  purpose: 'The customer says that what ends where it is done was done: the order is completed.',
  method: 'POST',
  path: '/api/orders/:code/confirm-done',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, code: orderCode, token: z.nullable(linkToken) }),
  reply: order,
  refusals: ['not-found', 'out-of-turn', 'same-id-other-body', 'too-many-tries'],
});
