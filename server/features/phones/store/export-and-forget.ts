import type { Db } from '#server/db/database.ts';
import { anyJson } from '#server/db/sql/codecs.ts';

/** Everything that is kept of somebody's numbers. */
export async function readForExport(db: Db, accountId: string): Promise<unknown> {
  const [row] = await db.one({ kept: anyJson })`
    select json_build_object(
      'verified', (select coalesce(json_agg(json_build_object(
          'phone', phone, 'how', how, 'verifiedAt', verified_at) order by id), '[]')
        from verified_phone where account_id = ${accountId}),
      'codes', (select coalesce(json_agg(json_build_object(
          'phone', phone, 'askedAt', asked_at, 'state', sms_state) order by asked_at), '[]')
        from phone_code where account_id = ${accountId}),
      'calls', (select coalesce(json_agg(json_build_object(
          'outcome', outcome, 'calledAt', called_at) order by id), '[]')
        from phone_call where account_id = ${accountId})) as kept`;
  return row.kept;
}

export async function forgetPhones(db: Db, accountId: string): Promise<void> {
  await db`delete from verified_phone where account_id = ${accountId}`;
  await db`delete from phone_code where account_id = ${accountId}`;
  await db`delete from phone_call where account_id = ${accountId}`;
}
