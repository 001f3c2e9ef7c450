import type { Db } from '#server/db/database.ts';
import { instant, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const subscriberRow = {
  name: text,
  email: text,
  subscribedAt: instant,
};
export type SubscriberRow = RowOf<typeof subscriberRow>;

/** Adds a name; of an address that is on the list already, at most whose it is becomes known. */
export async function insertSubscriber(
  db: Db,
  { name, email, accountId }: { name: string; email: string; accountId: string | null },
): Promise<void> {
  await db`
    insert into subscriber (name, email, account_id) values (${name}, ${email}, ${accountId})
    on conflict (lower(email)) do update set account_id = excluded.account_id
    where subscriber.account_id is null and excluded.account_id is not null`;
}

/** Entries of an account in the early-access list. */
export function readSubscribersOf(db: Db, accountId: string): Promise<SubscriberRow[]> {
  return db.rows(subscriberRow)`
    select name, email, subscribed_at as "subscribedAt" from subscriber
    where account_id = ${accountId} order by number`;
}

export async function deleteSubscribersOf(db: Db, accountId: string): Promise<void> {
  await db`delete from subscriber where account_id = ${accountId}`;
}

export async function countSubscribers(db: Db): Promise<number> {
  const [row] = await db.rows({ count: number })`select count(*) from subscriber`;
  return row?.count ?? 0;
}

export function readSubscribers(db: Db): Promise<SubscriberRow[]> {
  return db.rows(subscriberRow)`
    select name, email, subscribed_at as "subscribedAt" from subscriber order by number desc`;
}
