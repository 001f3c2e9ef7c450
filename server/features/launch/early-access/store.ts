import type { Db } from '#server/db/database.ts';

export interface SubscriberRow {
  name: string;
  email: string;
  subscribedAt: Date;
}

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

/** What an account put on the list. */
export function readSubscribersOf(db: Db, accountId: string): Promise<SubscriberRow[]> {
  return db<SubscriberRow[]>`
    select name, email, subscribed_at as "subscribedAt" from subscriber
    where account_id = ${accountId} order by number`;
}

export async function deleteSubscribersOf(db: Db, accountId: string): Promise<void> {
  await db`delete from subscriber where account_id = ${accountId}`;
}

export async function countSubscribers(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from subscriber`;
  return row?.count ?? 0;
}

export function readSubscribers(db: Db): Promise<SubscriberRow[]> {
  return db<SubscriberRow[]>`
    select name, email, subscribed_at as "subscribedAt" from subscriber order by number desc`;
}
