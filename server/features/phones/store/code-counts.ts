import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';
import { mostCounted } from '#server/metrics/gauges.ts';

export async function countCodesSent(db: Db): Promise<{ parts: number; failed: number }> {
  const [row] = await db.one({ parts: number, failed: number })`
    select coalesce(sum(sms_parts), 0)::int as parts, count(*) filter (where sms_state = 'failed') as failed
    from (
      select sms_parts, sms_state from phone_code
      where asked_at > now() - interval '1 day' order by asked_at desc limit ${mostCounted}) as lately`;
  return row;
}
