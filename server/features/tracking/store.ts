import type { Db } from '#server/db/database.ts';

/** What tickets are signed with. */
export async function readTicketSecret(db: Db): Promise<string> {
  const [row] = await db<[{ value: string }]>`
    select value from house_secret where name = 'stream ticket'`;
  return row.value;
}
