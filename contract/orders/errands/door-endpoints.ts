import * as z from 'zod/mini';
import { address } from '#contract/address.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { clientRequestId } from '#contract/fields.ts';
import { enteredKobo } from '#contract/kobo.ts';
import { pictureId } from '#contract/media/schema.ts';
import { runOrder } from '../run/schema.ts';
import { step, stepReason, stepRefusals } from '../run/step.ts';
import { linkToken, order, orderCode, version } from '../schema.ts';
import { newWayFee } from './new-way-fee.ts';

export const sendParcelToOffice = defineEndpoint({
  name: 'sendParcelToOffice',
  purpose:
    'The customer or staff have a parcel that nobody took brought to the office, not back to its sender.',
  method: 'POST',
  path: '/api/orders/:code/parcel-to-office',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, code: orderCode, token: z.nullable(linkToken) }),
  reply: order,
  refusals: ['not-found', 'out-of-turn', 'too-late', 'same-id-other-body', 'too-many-tries'],
});

export const correctAddress = defineEndpoint({
  name: 'correctAddress',
  purpose:
    'The customer or staff correct the address of an errand until it is handed over: free near the door whose fee was agreed, else for a fresh fee that wants a yes.',
  method: 'POST',
  path: '/api/orders/:code/address',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    code: orderCode,
    token: z.nullable(linkToken),
    /** The order as its reader saw it. */
    version,
    address,
    /** The delivery fee that the answer before asked a yes for; null at first. */
    agreedFeeKobo: z.nullable(enteredKobo),
  }),
  /** With `asks` nothing was changed: the same again, with another id and that fee, is the yes. */
  reply: z.object({ order, asks: z.nullable(newWayFee) }),
  refusals: [
    'not-found',
    'out-of-turn',
    'changed-meanwhile',
    'outside-area',
    'above-delivery-cap',
    'same-id-other-body',
    'too-many-tries',
  ],
});

export const refuseParcel = defineEndpoint({
  name: 'refuseParcel',
  purpose: 'The receiver does not take the parcel, and says why: it goes back, without a wait.',
  method: 'POST',
  path: '/api/agent/orders/:code/refuse-parcel',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ ...step, reason: stepReason, pictureId }),
  reply: runOrder,
  refusals: [...stepRefusals, 'no-such-picture'],
});
