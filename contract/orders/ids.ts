import { id } from '../fields.ts';

export const orderItemId = id.brand<'OrderItemId'>();
export const claimId = id.brand<'ClaimId'>();
export const questionId = id.brand<'QuestionId'>();
