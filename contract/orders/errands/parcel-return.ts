import * as z from 'zod/mini';
import { instant, shownName } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { pictureId } from '#contract/media/schema.ts';
import { isPlainName } from './schema.ts';

/** The way of a parcel that nobody took at its door: to who gave it, or to the office where somebody says so. */
export const parcelPlaces = ['sender', 'office'] as const;

/** Hours for which the office stores a parcel, from when it came or was decided on last. */
export const parcelStoredHours = 48;

/** The proof that a parcel is with its sender again. */
export const handedBack = z.strictObject({
  pictureId,
  takenBy: shownName(80).check(z.minLength(1), z.refine(isPlainName)),
});

/** A parcel on its way back, for all who may see it. */
export const parcelReturn = z.object({
  to: z.enum(parcelPlaces),
  /** Owed once more where it is brought to its sender; nothing where it goes to the office, or the end was ours. */
  feeKobo: kobo,
  /** The person who took it back, with the photo of it. */
  takenBy: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  /** Time at which the office got it, and until when it is stored there. */
  receivedAt: z.nullable(instant),
  keptUntil: z.nullable(instant),
});

/** The outcomes of a parcel that comes back: by its agent, by the office, or lost. */
export const parcelOutcomes = ['brought-back', 'handed-over', 'disposed-of', 'written-off'] as const;

/** The same for the customer of the order. */
export const ownParcelReturn = z.object({
  ...parcelReturn.shape,
  madeAt: instant,
  broughtAt: z.nullable(instant),
  outcome: z.nullable(z.enum(parcelOutcomes)),
  /** The office's reason. */
  reason: z.string(),
  /** True while its customer may say that it goes to the office. */
  mayGoToOffice: z.boolean(),
});
export type OwnParcelReturn = z.output<typeof ownParcelReturn>;
