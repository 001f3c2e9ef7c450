import type { PersonRow as PersonReply } from '#contract/accounts/schema.ts';
import type { Db } from '#server/db/database.ts';
import { viewPerson } from '../view.ts';
import { readPeople } from './store.ts';

/** These accounts, in the order they are named. */
export async function peopleNamed(db: Db, ids: readonly string[]): Promise<PersonReply[]> {
  const rows = new Map((await readPeople(db, ids)).map((row) => [row.id as string, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [viewPerson(row)];
  });
}
