import * as z from 'zod/mini';

/** Event on a topic that this caller may follow; the screen queries the rest itself. */
export const liveEvent = z.object({
  kind: z.string(),
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type LiveEvent = z.output<typeof liveEvent>;
