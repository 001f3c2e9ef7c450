import type { Db } from '../../db/database.ts';

export interface SubscriberRow {
  name: string;
  email: string;
  subscribedAt: Date;
}

/** Adds a name; an address that is on the list already changes nothing. */
export async function insertSubscriber(db: Db, name: string, email: string): Promise<void> {
  await db`insert into subscriber (name, email) values (${name}, ${email}) on conflict do nothing`;
}

export async function countSubscribers(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from subscriber`;
  return row?.count ?? 0;
}

export function readSubscribers(db: Db): Promise<SubscriberRow[]> {
  return db<SubscriberRow[]>`
    select name, email, subscribed_at as "subscribedAt" from subscriber order by number desc`;
}
