import * as z from 'zod/mini';
import { heldLinks } from '../links.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/fields.ts';
import { orderCode } from '../schema.ts';

/** A question that runs out in time, as it is shown away from its order's own page. */
const unansweredQuestion = z.object({ code: orderCode, itemName: z.string(), answerBy: instant });
export type UnansweredQuestion = z.output<typeof unansweredQuestion>;

export const listOpenQuestions = defineEndpoint({
  name: 'listOpenQuestions',
  purpose:
    'What agents ask this customer now, of the account’s orders and of those whose links are given, the most urgent first.',
  method: 'POST',
  path: '/api/orders/questions',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    links: heldLinks,
  }),
  reply: z.object({
    questions: z.array(unansweredQuestion),
    /** Something of theirs is not bought yet: it is worth listening. */
    mayCome: z.boolean(),
    /** The time at which this was true. */
    asOf: instant,
  }),
  refusals: [],
});
