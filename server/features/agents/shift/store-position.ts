import type { Position } from '#contract/agents/schema.ts';
import type { Db } from '#server/db/database.ts';

/** The phone is alive; false where its agent is not online. */
export async function touchOnline(db: Db, userId: string): Promise<boolean> {
  const rows = await db`
    with online as (select user_id from shift where user_id = ${userId} and ended_at is null for share)
    update agent set last_seen_at = now() where user_id in (select user_id from online)
    returning user_id`;
  return rows.length > 0;
}

/** Stores the present position, and a point of the trail; one too soon after the last is left out. */
export async function storePosition(
  db: Db,
  userId: string,
  place: Position,
  when: { takenAt: string; leastSeconds: number },
): Promise<void> {
  await db`
    with moved as (
      update agent
      set latitude = ${place.latitude}, longitude = ${place.longitude},
        accuracy_metres = ${place.accuracyMetres}, position_at = now()
      where user_id = ${userId}
        and (position_at is null or position_at <= now() - ${when.leastSeconds} * interval '1 second')
      returning user_id)
    insert into agent_trail (user_id, at, taken_at, latitude, longitude, accuracy_metres)
    select user_id, now(), ${when.takenAt}, ${place.latitude}, ${place.longitude}, ${place.accuracyMetres}
    from moved`;
}

export async function deleteOldTrail(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from agent_trail where (user_id, at) in (
      select user_id, at from agent_trail where at < now() - ${days} * interval '1 day'
      order by at limit ${most} for update skip locked)`;
  return gone.count;
}
