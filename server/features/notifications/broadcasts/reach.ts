import type { BroadcastAudience, Reach } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { afterQuiet } from '../policy.ts';
import { countAudience, countReached, type ReachedGroup } from './store-reach.ts';
import { quietOf } from '../preferences/view-quiet.ts';

/** Receivers at that time, and those in quiet hours then. */
export async function reachOf(
  db: Db,
  audience: BroadcastAudience,
  at: Date,
  occasion: 'opened' | null = null,
): Promise<Reach> {
  const groups = await countReached(db, audience, occasion);
  const asleep = groups.filter((group) => afterQuiet(at, quietOf(group)) > at);
  return {
    people: sum(groups, 'people'),
    devices: sum(groups, 'devices'),
    waits: sum(asleep, 'people'),
    outOf: await countAudience(db, audience),
  };
}

function sum(groups: readonly ReachedGroup[], of: 'people' | 'devices'): number {
  return groups.reduce((so, group) => so + group[of], 0);
}
