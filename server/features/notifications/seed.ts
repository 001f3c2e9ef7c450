import type { FeatureDeps } from '#server/feature.ts';
import { prepareKeys } from './devices/vapid-keys.ts';

export function seedKeys({ db }: FeatureDeps): Promise<void> {
  return prepareKeys(db);
}
