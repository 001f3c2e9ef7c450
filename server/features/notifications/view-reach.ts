import type { Reach } from '#contract/notifications/schema.ts';
import { afterQuiet } from './policy.ts';
import type { ReachedGroup } from './store-reach.ts';
import { quietOf } from './view-quiet.ts';

/** Whom something would reach at that moment, and how many of them sleep then. */
export function viewReach(groups: readonly ReachedGroup[], outOf: number, at: Date): Reach {
  const sum = (counted: readonly ReachedGroup[], of: 'people' | 'devices') =>
    counted.reduce((so, group) => so + group[of], 0);
  const asleep = groups.filter((group) => afterQuiet(at, quietOf(group)) > at);
  return {
    people: sum(groups, 'people'),
    devices: sum(groups, 'devices'),
    waits: sum(asleep, 'people'),
    outOf,
  };
}
