import * as z from 'zod/mini';
import { instant, line } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { measure, mostQuantity } from '#contract/lists/schema.ts';
import { questionId } from '../ids.ts';

export const questionKinds = ['price', 'replacement', 'rejection'] as const;

/** What came of a question: a yes, a no, three minutes of silence, or the agent took it back. */
export const questionAnswers = ['yes', 'no', 'silence', 'withdrawn'] as const;

/** What the agent holds in the hand: how much of what, and for how much in all. */
export const offered = z.object({
  name: line(200).check(z.minLength(1)),
  quantity: z.number().check(z.positive(), z.maximum(mostQuantity)),
  measure: z.nullable(measure),
  priceKobo: kobo,
});
export type Offered = z.output<typeof offered>;

/** A question about one item: to the customer, or, about a dear item refused at the door, to an admin. */
export const itemQuestion = z.object({
  id: questionId,
  kind: z.enum(questionKinds),
  ...offered.shape,
  pictureUrl: z.nullable(z.string()),
  /** What the order's ceiling becomes with a yes, where this would go above it. */
  newCeilingKobo: z.nullable(kobo),
  askedAt: instant,
  /** When the rule answers; nothing where an admin decides. */
  answerBy: z.nullable(instant),
});
export type ItemQuestion = z.output<typeof itemQuestion>;
