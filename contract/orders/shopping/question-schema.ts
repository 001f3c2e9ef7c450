import * as z from 'zod/mini';
import { instant, line } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { mostQuantity } from '#contract/lists/schema.ts';
import { measure } from '#contract/measures/measures.ts';
import { questionId } from '../ids.ts';

export const questionKinds = ['price', 'replacement', 'rejection'] as const;

/** Answers to a question: a yes, a no, three minutes of silence, or the agent withdrew it. */
export const questionAnswers = ['yes', 'no', 'silence', 'withdrawn'] as const;

/** Goods that the agent has in hand, with the price for all of it. */
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
  /** The order's ceiling after a yes to this alone, as it stood when it was asked; none below it. */
  newCeilingKobo: z.nullable(kobo),
  askedAt: instant,
  /** Time at which the price rule answers; null where an admin decides. */
  answerBy: z.nullable(instant),
});
export type ItemQuestion = z.output<typeof itemQuestion>;
