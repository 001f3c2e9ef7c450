import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { dispatchWhereDue } from './planning/dispatch-cycle.ts';
import { watchOrders } from './stuck-orders/watch-orders.ts';

/** Planning is woken by what happens, and comes round for what only the clock knows; watching is the clock's alone. */
export function dispatchSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [
    {
      name: 'dispatch-plan',
      everySeconds: 2,
      topics: ['orders', 'agents', 'dispatch'],
      work: () => dispatchWhereDue(db),
    },
    { name: 'dispatch-watch', everySeconds: 3, topics: [], work: () => watchOrders(db) },
  ];
}
