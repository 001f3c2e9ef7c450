import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { line, prose } from '#contract/fields.ts';
import { enteredKobo, kobo } from '#contract/kobo.ts';
import { measure } from '#contract/measures/measures.ts';
import { pictureId } from '#contract/media/schema.ts';
import { claim, claimKind, claimOutcome, mostClaimPictures, unseenClaims } from './schema.ts';
import { claimId, orderItemId } from '../ids.ts';
import { clientRequestId } from '#contract/fields.ts';
import { linkToken, orderCode } from '../schema.ts';

const money = enteredKobo.check(z.minimum(1));

export const makeClaim = defineEndpoint({
  name: 'makeClaim',
  purpose:
    'Say within 24 hours of delivery what was wrong with an item, with pictures, and ask money back; of a parcel, up to its declared value.',
  method: 'POST',
  path: '/api/orders/:code/claims',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z
    .strictObject({
      clientRequestId,
      code: orderCode,
      token: z.nullable(linkToken),
      itemId: orderItemId,
      what: claimKind,
      words: prose(500),
      /** As `addPicture` answered them; each can be used once, by who brought it. */
      pictures: z.array(pictureId).check(z.maxLength(mostClaimPictures)),
      askedKobo: money,
    })
    .check(z.refine(({ what, pictures }) => pictures.length > 0 || unseenClaims.has(what))),
  reply: claimOutcome,
  refusals: [
    'not-found',
    'too-early',
    'too-late',
    'out-of-turn',
    'no-price',
    'claim-open',
    'amount-too-high',
    'more-than-paid',
    'no-such-picture',
    'same-id-other-body',
    'too-many-tries',
  ],
});

export const decideClaim = defineEndpoint({
  name: 'decideClaim',
  purpose: 'Approve an open claim, up to what was asked, or refuse it with a reason.',
  method: 'POST',
  path: '/api/admin/claims/:claimId/decision',
  audience: 'claims:decide',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({
    clientRequestId,
    claimId,
    decision: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('approve'), kobo: money }),
      z.strictObject({ kind: z.literal('refuse'), reason: line(300) }),
    ]),
  }),
  reply: claimOutcome,
  refusals: [
    'not-found',
    'already-decided',
    'amount-too-high',
    'more-than-paid',
    'needs-reason',
    'own-account',
    'second-person-needed',
    'second-person-asked',
    'same-id-other-body',
  ],
});

export const listClaimsWaiting = defineEndpoint({
  name: 'listClaimsWaiting',
  purpose: 'Open claims, oldest first, each with its item, its pictures and whom to call.',
  method: 'GET',
  path: '/api/admin/claims',
  audience: 'orders:view',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(
    z.object({
      ...claim.shape,
      code: orderCode,
      customerName: z.string(),
      customerPhone: z.string(),
      item: z.object({
        name: z.string(),
        quantity: z.number(),
        measure: z.nullable(measure),
        note: z.string(),
        paidKobo: kobo,
      }),
    }),
  ),
  refusals: [],
});
