import type * as z from 'zod/mini';
import { id } from '../fields.ts';

export const orderItemId = id.brand<'OrderItemId'>();
export type OrderItemId = z.output<typeof orderItemId>;
export const claimId = id.brand<'ClaimId'>();
export type ClaimId = z.output<typeof claimId>;
export const questionId = id.brand<'QuestionId'>();
export type QuestionId = z.output<typeof questionId>;
