import type { Place } from '#contract/areas.ts';
import type { Db } from '#server/db/database.ts';
import { instant, number } from '#server/db/sql/codecs.ts';

/** A phone reports a place every quarter of a minute: three hours at a door. */
const mostPlaces = 720;

/** A place of a phone, and when it was there. */
export interface TrailPoint extends Place {
  at: Date;
}

/** The places of an agent's phone since then that are exact within so many metres, the earliest first. */
export function readTrailSince(
  db: Db,
  { agentId, from, mostMetresOff }: { agentId: string; from: Date; mostMetresOff: number },
): Promise<TrailPoint[]> {
  return db.rows({ at: instant, latitude: number, longitude: number })`
    select at, latitude, longitude from agent_trail
    where user_id = ${agentId} and at >= ${from} and accuracy_metres <= ${mostMetresOff}
    order by at limit ${mostPlaces}`;
}
