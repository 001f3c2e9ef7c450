import * as z from 'zod/mini';
import { clientRequestId, instant, line } from '#contract/fields.ts';
import { pictureId } from '#contract/media/schema.ts';
import { orderCode } from '../schema.ts';

/** Every step of a run may be done without network and sent later, so each says when the phone thinks it was done. */
export const step = { clientRequestId, code: orderCode, doneAt: z.nullable(instant) };

export const stepReason = line(300).check(z.minLength(1));

/** Photos of receipts, or why there are none. */
export const withReceipts = {
  receipts: z.array(pictureId).check(z.maxLength(8)),
  waivedReason: z.nullable(stepReason),
};

export const stepRefusals = ['not-found', 'out-of-turn', 'same-id-other-body'] as const;
