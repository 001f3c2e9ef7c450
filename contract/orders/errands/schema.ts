import * as z from 'zod/mini';
import { latitude, longitude } from '#contract/address.ts';
import { line, orNothing, shownName } from '#contract/fields.ts';

/** A list bought at a market, or one fetched from a shop that the customer names. */
export const orderKinds = ['market', 'fetch'] as const;
export type OrderKind = (typeof orderKinds)[number];
/** The kind in an answer; null in one of an older version. */
export const orderKind = orNothing(z.enum(orderKinds));

/** The shop or pharmacy that an errand goes to first. A pin or a plus code helps where the name of the zone is wide. */
export const stop = z.strictObject({
  name: shownName(80).check(z.minLength(1)),
  /** The name of a zone. */
  area: line(60).check(z.minLength(1)),
  landmark: line(200),
  pin: z.nullable(z.strictObject({ latitude, longitude })),
});
export type Stop = z.output<typeof stop>;

/** The first stop of an order that is no list for a market. */
export const errand = z.strictObject({ kind: z.literal('fetch'), stop });
export type Errand = z.output<typeof errand>;

/** The errand of an order as its readers see it; the name and the place of the stop stand as those of its market. */
export const seenErrand = z.object({
  kind: z.literal('fetch'),
  stop: z.object({ area: z.string(), landmark: z.string() }),
});
export type SeenErrand = z.output<typeof seenErrand>;
