import type { Db } from '#server/db/database.ts';
import { anyJson } from '#server/db/sql/codecs.ts';

/** A person’s notice data for the export: choices and devices. */
export async function readForExport(db: Db, userId: string): Promise<unknown> {
  const [row] = await db.one({ kept: anyJson })`
    select json_build_object(
      'devices', (select coalesce(json_agg(json_build_object(
          'way', way, 'userAgent', user_agent, 'registeredAt', registered_at) order by registered_at), '[]')
        from notice_device where account_id = ${userId}),
      'choices', (select coalesce(json_agg(json_build_object(
          'about', about, 'push', push, 'sms', sms) order by about), '[]')
        from notice_choice where account_id = ${userId}),
      'quietHours', (select json_build_object('on', quiet_on, 'from', quiet_from, 'until', quiet_until)
        from notice_person where account_id = ${userId}),
      'notices', (select coalesce(json_agg(json_build_object('kind', kind, 'madeAt', made_at) order by id), '[]')
        from notice where account_id = ${userId})
    ) as kept`;
  return row.kept;
}

/** Takes it all away, what still waits to be told too. */
export async function forgetListener(db: Db, userId: string): Promise<void> {
  await db`delete from notice where account_id = ${userId}`;
  await db`
    delete from notice where account_id is null
      and order_id in (select id from customer_order where account_id = ${userId})`;
  await db`delete from notice_device where account_id = ${userId}`;
  await db`delete from notice_choice where account_id = ${userId}`;
  await db`delete from notice_person where account_id = ${userId}`;
}
