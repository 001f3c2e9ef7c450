import * as z from 'zod/mini';

/** One kind of event and what it says; a kind is noun.pastTense. */
export function event<Kind extends `${string}.${string}`, Payload extends z.core.$ZodShape>(
  kind: Kind,
  payload: Payload,
) {
  return z.object({ kind: z.literal(kind), payload: z.object(payload) });
}
