import type { Ground, Timed } from '#server/feature.ts';
import { forgetOldPrices } from './prices/forget-old-prices.ts';

export function listsSchedule({ db }: Ground): Timed[] {
  return [
    { name: 'lists-learn', everySeconds: 5 * 60, topics: [], work: () => forgetOldPrices(db, new Date()) },
  ];
}
