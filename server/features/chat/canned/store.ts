import type { CannedId } from '#contract/chat/schema.ts';
import type { Db } from '#server/db/database.ts';

export interface CannedRow {
  id: CannedId;
  shortcut: string;
  pcm: string;
  en: string;
}

export function readCanned(db: Db): Promise<CannedRow[]> {
  return db<CannedRow[]>`select id, shortcut, pcm, en from canned_reply order by shortcut`;
}

export async function findCanned(db: Db, id: string): Promise<CannedRow | undefined> {
  const [row] = await db<
    CannedRow[]
  >`select id, shortcut, pcm, en from canned_reply where id = ${id} for update`;
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
