import type { FeatureDeps } from '#server/feature.ts';
import { freeCitySlugs } from './free-slugs.ts';

/** Abuja came with the database; only its page may be in the way of a market's. */
export function seedCities({ db }: Pick<FeatureDeps, 'db'>, say: (sentence: string) => void): Promise<void> {
  return freeCitySlugs(db, say);
}
