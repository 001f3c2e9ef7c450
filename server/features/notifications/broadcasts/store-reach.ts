import type { BroadcastAudience } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { countSubscribers } from '#server/features/launch/early-access/store.ts';

/** Quiet hours of an account: its own choice, else the default of the installation. */
export function quietColumns(db: Db) {
  return db`
    coalesce(person.quiet_on, true) as "quietOn", coalesce(person.quiet_from, house.quiet_from) as "quietFrom",
    coalesce(person.quiet_until, house.quiet_until) as "quietUntil"`;
}

export function quietTables(db: Db) {
  return db`
    account
      left join notice_person person on person.account_id = account.id
      left join notice_house house on true`;
}

/** Members of an audience, whatever their choices are. */
function belongsTo(db: Db, audience: BroadcastAudience) {
  return {
    everybody: db`true`,
    customers: db`account.role = 'customer'`,
    agents: db`account.role = 'agent'`,
    staff: db`(account.role in ('admin', 'godmode') or account.is_god_mode)`,
    // An account that was signed in when it joined, or whose username is the e-mail address in the list.
    'early-access': db`(
      exists (select from subscriber where account_id = account.id)
      or exists (select from subscriber where lower(email) = account.username_key))`,
  }[audience];
}

/** Members of an audience who have news on, or asked to hear of the opening, and have a device. */
export function isReached(db: Db, audience: BroadcastAudience) {
  const hasDevice = db`exists (
    select from notice_device device join session on session.id = device.session_id and session.expires_at > now()
    where device.account_id = account.id)`;
  const wantsNews = db`exists (
    select from notice_choice where account_id = account.id and about = 'news' and push)`;
  const wants = audience === 'early-access' ? db`true` : wantsNews;
  return db`account.deleted_at is null and ${belongsTo(db, audience)} and ${wants} and ${hasDevice}`;
}

/** People who have the same quiet hours, and their devices. */
const reachedGroupRow = {
  people: number,
  devices: number,
  quietOn: boolean,
  quietFrom: nullable(text),
  quietUntil: nullable(text),
};
export type ReachedGroup = RowOf<typeof reachedGroupRow>;

/** The people that an audience reaches, by their quiet hours; without those who got the notice of an occasion already. */
export function countReached(
  db: Db,
  audience: BroadcastAudience,
  occasion: 'opened' | null = null,
): Promise<ReachedGroup[]> {
  return db.rows(reachedGroupRow)`
    select "quietOn", "quietFrom", "quietUntil", count(*) as people, sum(devices)::bigint as devices
    from (
      select ${quietColumns(db)}, (
        select count(*) from notice_device device
          join session on session.id = device.session_id and session.expires_at > now()
        where device.account_id = account.id) as devices
      from ${quietTables(db)}
      where ${isReached(db, audience)} and not exists (
        select from notice join broadcast on broadcast.id = notice.broadcast_id
        where notice.account_id = account.id and broadcast.occasion = ${occasion})) as reached
    group by "quietOn", "quietFrom", "quietUntil"`;
}

/** Size of an audience; of the early-access list, its entries. */
export async function countAudience(db: Db, audience: BroadcastAudience): Promise<number> {
  if (audience === 'early-access') return countSubscribers(db);
  const [row] = await db.one({ people: number })`
    select count(*) as people from account where deleted_at is null and ${belongsTo(db, audience)}`;
  return row.people;
}
