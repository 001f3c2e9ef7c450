import type { Ground, Timed } from '#server/feature.ts';
import { tidyPhones } from './tidy-phones.ts';

export function phonesSchedule({ db }: Ground): Timed[] {
  return [{ name: 'phones-tidy', everySeconds: 60 * 60, topics: [], work: () => tidyPhones(db) }];
}
