import * as z from 'zod/mini';
import { latitude, longitude } from '#contract/address.ts';
import { instant, line, orNothing, shownName } from '#contract/fields.ts';
import { enteredKobo, kobo } from '#contract/kobo.ts';
import { loadClasses } from '#contract/lists/load/load-class.ts';
import { waitSteps } from './waiting.ts';

/**
 * A list bought at a market, or one fetched from a shop that the customer names; a parcel carried from one person to
 * another; something done at a place.
 */
export const orderKinds = ['market', 'fetch', 'carry', 'do'] as const;
export type OrderKind = (typeof orderKinds)[number];
/** The kind that is asked for. */
export const askedKind = z.enum(orderKinds);
/** The kind in an answer. */
export const orderKind = knownOrNothing(askedKind);

/** The longest line that says what is carried or done. */
export const mostThing = 200;
export const mostStopName = 80;
export const mostStopLandmark = 200;
export const mostGiverName = 80;

/** False for a name with an address of the web or a phone number: it stands in text messages under our name. */
export function isPlainName(name: string): boolean {
  return !/:\/\/|www\.|\.(?:com|ng|net|org|co|ly|me)\b|(?:\d[\s.-]?){7}/i.test(name);
}

/** True for a name that is there and can be shown. */
export function isShownName(name: string): boolean {
  return name.trim() !== '' && isPlainName(name);
}

/** The shop, person or place that an errand goes to first. A pin or a plus code helps where the name of the zone is wide. */
export const stop = z.strictObject({
  name: shownName(mostStopName).check(z.minLength(1), z.refine(isPlainName)),
  /** The name of a zone. */
  area: line(60).check(z.minLength(1)),
  landmark: shownName(mostStopLandmark),
  pin: z.nullable(z.strictObject({ latitude, longitude })),
});

/** The most that a parcel may be worth, and the most that is paid for one that is lost. */
export const mostDeclaredKobo = 5_000_000;

/** The errand of an order that is no list for a market. A parcel, or what is to be done, is its one line. */
export const errand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fetch'), stop }),
  z.strictObject({
    kind: z.literal('carry'),
    stop,
    /** The person who hands the parcel over. */
    giver: z.strictObject({
      name: shownName(mostGiverName).check(z.minLength(1), z.refine(isPlainName)),
      phone: line(30).check(z.minLength(1)),
    }),
    load: z.enum(loadClasses),
    declaredKobo: enteredKobo.check(z.maximum(mostDeclaredKobo)),
    /** True where a photo at the door will do instead of the PIN. */
    leavesWithPhoto: z.boolean(),
    waitSteps,
  }),
  z.strictObject({
    kind: z.literal('do'),
    stop,
    /** True where something comes back to the customer's door. */
    brings: z.boolean(),
    waitSteps,
  }),
]);
export type Errand = z.output<typeof errand>;

/** The wait at a stop: its agreed limit and price, the steps that were charged, and when the agent came there. */
const waiting = z.object({
  limit: z.int(),
  stepKobo: kobo,
  charged: z.int(),
  since: z.nullable(instant),
});
export type SeenWaiting = z.output<typeof waiting>;

const stopSeen = z.object({ area: z.string(), landmark: z.string() });

/** The errand of an order as its readers see it; the name and the place of the stop stand as those of its market. */
const errandSeen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fetch'), stop: stopSeen }),
  z.object({
    kind: z.literal('carry'),
    stop: stopSeen,
    /** Null for an agent who was only offered it, or has it no more. */
    giver: z.nullable(z.object({ name: z.string(), phone: z.string() })),
    /** The name of who handed it over in the end, as the agent wrote it. */
    givenBy: orNothing(z.string()),
    declaredKobo: kobo,
    /** The load class by its sender's word; null in an answer of an older version. */
    load: orNothing(z.enum(loadClasses)),
    leavesWithPhoto: z.boolean(),
    waiting,
  }),
  z.object({ kind: z.literal('do'), stop: stopSeen, brings: z.boolean(), waiting }),
]);
export type SeenErrand = z.output<typeof errandSeen>;
export const seenErrand = knownOrNothing(errandSeen);

/** Null in an answer of an older version, and for a kind that came later. */
function knownOrNothing<Schema extends z.core.$ZodType>(schema: Schema) {
  // The linter takes the schema's function for that of a promise.
  // oxlint-disable-next-line promise/valid-params
  return z.catch(orNothing(schema), null);
}
