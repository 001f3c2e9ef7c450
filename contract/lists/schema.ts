import * as z from 'zod/mini';
import { mostEnteredKobo } from '../kobo.ts';
import { measure } from '../measures/measures.ts';

/** The longest text of an item, as an order takes it. */
export const mostRaw = 2000;

/** Parts of an item that the parser was unsure of, in the order that a chip shows them. */
export const unsureParts = ['name', 'amount', 'measure', 'money'] as const;

export type UnsurePart = (typeof unsureParts)[number];

/** With `item`, whether it is one at all: a greeting, a heading or a sum is none until the customer says so. */
export const readerDoubts = ['item', ...unsureParts] as const;

/** The longest list that is read in one go, in characters. */
export const longestList = 100_000;
export const mostQuantity = 100_000;
/** Ten million naira: beyond it a figure on a list is a slip of the thumb or a phone number. */
export const mostCapKobo = mostEnteredKobo;

/** The smallest step of a quantity that anybody enters: a gram of a kilo. */
const quantityStep = 0.001;
export const enteredQuantity = z
  .number()
  .check(z.minimum(quantityStep), z.maximum(mostQuantity), z.multipleOf(quantityStep));

export const listItem = z.object({
  raw: z.string(),
  name: z.string().check(z.minLength(1)),
  quantity: z.number().check(z.positive(), z.lte(mostQuantity)),
  measure: z.nullable(measure),
  capKobo: z.nullable(z.int().check(z.positive(), z.lte(mostCapKobo))),
  note: z.string(),
  unsure: z.array(z.enum(readerDoubts)),
});

export type ListItem = z.output<typeof listItem>;
