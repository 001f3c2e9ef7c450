import type { Place } from '#contract/areas.ts';
import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';

/** A phone tells a place every quarter of a minute: three hours at a door. */
const mostPlaces = 720;

/** The places of an agent's phone since then that are exact within so many metres. */
export function readTrailSince(
  db: Db,
  { agentId, from, mostMetresOff }: { agentId: string; from: Date; mostMetresOff: number },
): Promise<Place[]> {
  return db.rows({ latitude: number, longitude: number })`
    select latitude, longitude from agent_trail
    where user_id = ${agentId} and at >= ${from} and accuracy_metres <= ${mostMetresOff}
    order by at limit ${mostPlaces}`;
}
