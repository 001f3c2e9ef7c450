import { mostBagGrams, mostLightGrams, type LoadClass } from '#contract/lists/load/load-class.ts';

/** The weight that a parcel is reckoned with, by the class that its sender says. */
export const gramsOfParcel: Readonly<Record<LoadClass, number>> = {
  light: mostLightGrams,
  bag: mostBagGrams,
  heavy: 50_000,
};
