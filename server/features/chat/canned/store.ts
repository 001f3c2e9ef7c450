import type { CannedId } from '#contract/chat/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const cannedRow = {
  id: idOf<CannedId>(),
  shortcut: text,
  pcm: text,
  en: text,
};
export type CannedRow = RowOf<typeof cannedRow>;

export function readCanned(db: Db): Promise<CannedRow[]> {
  return db.rows(cannedRow)`select id, shortcut, pcm, en from canned_reply order by shortcut`;
}

export async function findCanned(db: Db, id: string): Promise<CannedRow | undefined> {
  const [row] = await db.rows(cannedRow)`
    select id, shortcut, pcm, en from canned_reply where id = ${id} for update`;
  return row;
}

export async function insertCanned(db: Db, reply: CannedRow): Promise<void> {
  await db`
    insert into canned_reply (id, shortcut, pcm, en)
    values (${reply.id}, ${reply.shortcut}, ${reply.pcm}, ${reply.en})`;
}

export async function updateCanned(db: Db, reply: CannedRow): Promise<void> {
  await db`
    update canned_reply set shortcut = ${reply.shortcut}, pcm = ${reply.pcm}, en = ${reply.en}
    where id = ${reply.id}`;
}

export async function removeCanned(db: Db, id: string): Promise<void> {
  await db`delete from canned_reply where id = ${id}`;
}
