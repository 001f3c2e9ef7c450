import * as z from 'zod/mini';
import { id, instant, line, orNothing, prose } from '#contract/fields.ts';
import { address } from '#contract/address.ts';
import { clientRequestId } from '#contract/fields.ts';

export const savedListId = id.brand<'SavedListId'>();
export type SavedListId = z.output<typeof savedListId>;

export const mostSavedLists = 50;
export const mostSavedAddresses = 20;
export const longestSavedList = 20_000;
export const mostListName = 80;

/** A list kept to be ordered again, as it was written. */
export const savedList = z.object({
  id: savedListId,
  name: z.string(),
  text: z.string(),
  changedAt: instant,
});
export type SavedList = z.output<typeof savedList>;

const writtenList = {
  name: line(mostListName).check(z.minLength(1)),
  text: prose(longestSavedList).check(z.minLength(1)),
};
export const newSavedList = z.strictObject({ clientRequestId, ...writtenList });
export const changedSavedList = z.strictObject({ listId: savedListId, ...writtenList });

export const savedAddressId = id.brand<'SavedAddressId'>();
export type SavedAddressId = z.output<typeof savedAddressId>;

/** A place that orders go to. The area is one that was served when it was saved, or when it was changed. */
export const savedAddress = z.object({
  id: savedAddressId,
  label: z.string(),
  area: z.string(),
  landmark: z.string(),
  directions: z.string(),
  pin: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  isDefault: z.boolean(),
  /** False while nothing is brought there; nothing where an older version answered. */
  isServed: orNothing(z.boolean()),
});
export type SavedAddress = z.output<typeof savedAddress>;

const writtenAddress = {
  label: line(40).check(z.minLength(1)),
  ...address.shape,
  isDefault: z.boolean(),
};
export const newSavedAddress = z.strictObject({ clientRequestId, ...writtenAddress });
export const changedSavedAddress = z.strictObject({ addressId: savedAddressId, ...writtenAddress });
