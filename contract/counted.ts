import * as z from 'zod/mini';

/** Nobody counts further: past it a list says "1,000+". */
export const mostCounted = 1000;

/** How many there are, counted no further than somebody wants to know. */
export const counted = z.object({
  count: z.int(),
  /** There are more than that, and nobody knows how many. */
  isMore: z.boolean(),
});
export type Counted = z.output<typeof counted>;
