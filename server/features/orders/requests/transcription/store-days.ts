import { aimMinutes } from '#contract/orders/requests/transcription/schema.ts';
import type { Db } from '#server/db/database.ts';
import { waitedSeconds } from './store-waited.ts';

/** Counts a request that was just written down, on the day in Lagos, and whether that was in time. */
export async function countWritten(transaction: Db, id: string): Promise<void> {
  await transaction`
    insert into list_request_day as counted (city_id, day, written, in_time)
    select r.city_id, (now() at time zone 'Africa/Lagos')::date, 1,
      (${waitedSeconds(transaction)} <= ${aimMinutes * 60})::int
    from list_request r where r.id = ${id}
    on conflict (city_id, day) do update
    set written = counted.written + 1, in_time = counted.in_time + excluded.in_time`;
}

/** Counts one that nobody could make out. */
export async function countUnreadable(transaction: Db, id: string): Promise<void> {
  await transaction`
    insert into list_request_day as counted (city_id, day, unreadable)
    select r.city_id, (now() at time zone 'Africa/Lagos')::date, 1 from list_request r where r.id = ${id}
    on conflict (city_id, day) do update set unreadable = counted.unreadable + 1`;
}
