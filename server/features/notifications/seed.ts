import type { Ground } from '#server/feature.ts';
import { prepareKeys } from './devices/vapid-keys.ts';

export function seedKeys({ db }: Ground): Promise<void> {
  return prepareKeys(db);
}
