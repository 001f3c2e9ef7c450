import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { loadClasses } from '#contract/lists/load/load-class.ts';
import { mostWaitSteps } from '#contract/orders/errands/waiting.ts';

/** The terms of a parcel or of something to do; half-filled is their natural state. */
export const terms = z.object({
  /** The parcel, or what is to be done, in one line. */
  what: z.string(),
  giver: z.object({ name: z.string(), phone: z.string() }),
  load: z.nullable(z.enum(loadClasses)),
  declaredKobo: z.nullable(kobo),
  leavesWithPhoto: z.boolean(),
  /** The customer collects a parcel at the door. */
  toMe: z.boolean(),
  /** True where something comes back to a door. */
  brings: z.nullable(z.boolean()),
  /** The most that an agent may lay out, 0 for nothing; null while it is not set. */
  moneyKobo: z.nullable(kobo),
  waitSteps: z.nullable(z.int().check(z.minimum(0), z.maximum(mostWaitSteps))),
  /** Until when it is wanted, as its sentence has it. */
  by: z.nullable(instant),
  /** The parts that a sentence filled and nobody has gone on from. Drafts of an older version of the app lack it. */
  unseen: z.prefault(z.array(z.enum(['market', 'where', 'who'])), []),
});
export type Terms = z.output<typeof terms>;

export const noTerms: Terms = {
  what: '',
  giver: { name: '', phone: '' },
  load: null,
  declaredKobo: null,
  leavesWithPhoto: false,
  toMe: false,
  brings: null,
  moneyKobo: null,
  waitSteps: null,
  by: null,
  unseen: [],
};
