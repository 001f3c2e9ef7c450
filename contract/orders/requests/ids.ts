import type * as z from 'zod/mini';
import { id } from '#contract/fields.ts';

export const listRequestId = id.brand<'ListRequestId'>();
export type ListRequestId = z.output<typeof listRequestId>;
