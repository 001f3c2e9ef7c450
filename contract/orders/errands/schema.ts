import * as z from 'zod/mini';
import { latitude, longitude } from '#contract/address.ts';
import { line, orNothing, shownName } from '#contract/fields.ts';

/** A list bought at a market, or one fetched from a shop that the customer names. */
export const orderKinds = ['market', 'fetch'] as const;
export type OrderKind = (typeof orderKinds)[number];
/** The kind in an answer. */
export const orderKind = knownOrNothing(z.enum(orderKinds));

export const mostStopName = 80;
export const mostStopLandmark = 200;

/** False for a name with an address of the web or a phone number: it is said in text messages under our name. */
export function isPlainName(name: string): boolean {
  return !/:\/\/|www\.|\.(?:com|ng|net|org|co|ly|me)\b|(?:\d[\s.-]?){7}/i.test(name);
}

/** The shop or pharmacy that an errand goes to first. A pin or a plus code helps where the name of the zone is wide. */
export const stop = z.strictObject({
  name: shownName(mostStopName).check(z.minLength(1), z.refine(isPlainName)),
  /** The name of a zone. */
  area: line(60).check(z.minLength(1)),
  landmark: shownName(mostStopLandmark),
  pin: z.nullable(z.strictObject({ latitude, longitude })),
});

/** The first stop of an order that is no list for a market. */
export const errand = z.strictObject({ kind: z.literal('fetch'), stop });
export type Errand = z.output<typeof errand>;

/** The errand of an order as its readers see it; the name and the place of the stop stand as those of its market. */
const errandSeen = z.object({
  kind: z.literal('fetch'),
  stop: z.object({ area: z.string(), landmark: z.string() }),
});
export type SeenErrand = z.output<typeof errandSeen>;
export const seenErrand = knownOrNothing(errandSeen);

/** Null in an answer of an older version, and for a kind that came later. */
function knownOrNothing<Schema extends z.core.$ZodType>(schema: Schema) {
  // The linter takes the schema's function for that of a promise.
  // oxlint-disable-next-line promise/valid-params
  return z.catch(orNothing(schema), null);
}
