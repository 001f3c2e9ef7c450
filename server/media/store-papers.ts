import type { Db } from '../db/database.ts';
import { nullable, number, text } from '../db/sql/codecs.ts';
import type { RowOf } from '../db/sql/row.ts';

const paperRow = { id: text, sha256: text, dataKey: nullable(text) };
export type PaperRow = RowOf<typeof paperRow>;

/**
 * Some identity photos that are not encrypted yet, behind that one. Each is looked up by its agent: as a plain join every
 * picture there is was read, four times a minute.
 */
export function readPlainPapers(db: Db, after: string, most: number): Promise<PaperRow[]> {
  return db.rows(paperRow)`
    select paper.id, paper.sha256, paper.data_key as "dataKey"
    from agent, lateral (
      select id, sha256, data_key from picture where id = agent.id_photo_id and data_key is null and is_kept offset 0) as paper
    where agent.id_photo_id > ${after}
    order by agent.id_photo_id limit ${most}`;
}

/** Some pictures of these keys, behind that one. */
export function readPapersOf(
  db: Db,
  keyIds: readonly string[],
  { after, most }: { after: string; most: number },
): Promise<PaperRow[]> {
  return db.rows(paperRow)`
    select id, sha256, data_key as "dataKey" from picture
    where data_key = any(${[...keyIds]}::text[]) and id > ${after}
    order by id limit ${most}`;
}

/** Points a picture at its encrypted file; false where it was replaced or taken away meanwhile. */
export async function setEncrypted(
  db: Db,
  paper: PaperRow,
  now: { sha256: string; dataKey: string },
): Promise<boolean> {
  const rows = await db`
    update picture set sha256 = ${now.sha256}, data_key = ${now.dataKey}
    where id = ${paper.id} and sha256 = ${paper.sha256}
    returning id`;
  return rows.length > 0;
}

/** Encrypted pictures, counted by key. */
export function readPaperUses(db: Db): Promise<{ id: string; rows: number }[]> {
  return db.rows({ id: text, rows: number })`
    select data_key as id, count(*) as rows from picture where data_key is not null group by 1`;
}
