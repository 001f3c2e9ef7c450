import type { SavedListId } from '#contract/lists/saved/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const savedListRow = {
  id: idOf<SavedListId>(),
  name: text,
  text: text,
  changedAt: instant,
};
export type SavedListRow = RowOf<typeof savedListRow>;

function listColumns(db: Db) {
  return db`id, name, text, changed_at as "changedAt"`;
}

export function readSavedLists(db: Db, accountId: string): Promise<SavedListRow[]> {
  return db.rows(savedListRow)`
    select ${listColumns(db)} from saved_list where account_id = ${accountId} order by changed_at desc, id`;
}

export async function findListOfRequest(
  db: Db,
  accountId: string,
  clientRequestId: string,
): Promise<SavedListRow | undefined> {
  const [row] = await db.rows(savedListRow)`
    select ${listColumns(db)} from saved_list
    where account_id = ${accountId} and client_request_id = ${clientRequestId}`;
  return row;
}

export async function countSavedLists(db: Db, accountId: string): Promise<number> {
  const [row] = await db.rows({ count: number })`
    select count(*) from saved_list where account_id = ${accountId}`;
  return row?.count ?? 0;
}

export async function insertSavedList(
  db: Db,
  accountId: string,
  list: { clientRequestId: string; name: string; text: string },
): Promise<SavedListRow> {
  const [row] = await db.rows(savedListRow)`
    insert into saved_list (account_id, client_request_id, name, text)
    values (${accountId}, ${list.clientRequestId}, ${list.name}, ${list.text})
    returning ${listColumns(db)}`;
  if (row === undefined) throw new Error('a list was kept and cannot be read');
  return row;
}

export async function updateSavedList(
  db: Db,
  accountId: string,
  id: string,
  list: { name: string; text: string },
): Promise<SavedListRow | undefined> {
  const [row] = await db.rows(savedListRow)`
    update saved_list set name = ${list.name}, text = ${list.text}, changed_at = now()
    where id = ${id} and account_id = ${accountId}
    returning ${listColumns(db)}`;
  return row;
}

export async function removeSavedList(db: Db, accountId: string, id: string): Promise<void> {
  await db`delete from saved_list where id = ${id} and account_id = ${accountId}`;
}

export async function forgetSavedLists(db: Db, accountId: string): Promise<void> {
  await db`delete from saved_list where account_id = ${accountId}`;
}
