import * as z from 'zod/mini';

/** Counting stops here, which bounds the query: past it a list says "1,000+". */
export const mostCounted = 1000;

/** A count that stops at the limit. */
export const counted = z.object({
  count: z.int(),
  /** There are more than that, and nobody knows how many. */
  isMore: z.boolean(),
});
export type Counted = z.output<typeof counted>;
