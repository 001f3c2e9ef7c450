import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { rowText, sealedNouns, type SealedNoun } from './store-row-text.ts';

/** The newest seal. */
const headRow = { place: number, hash: text };
export type Head = RowOf<typeof headRow>;

export interface Seal extends Head {
  noun: SealedNoun;
  id: number;
}

const unsealedRow = { noun: oneOf(sealedNouns), id: number, text };
export type UnsealedRow = RowOf<typeof unsealedRow>;

/** Place in the order in which rows are sealed. */
export interface RowPlace {
  noun: string;
  id: number;
}

/** True where this transaction is the one that seals, until it ends. */
export async function takeSealing(transaction: Db): Promise<boolean> {
  const [row] = await transaction.one({ got: boolean })`
    select pg_try_advisory_xact_lock(${advisoryLocks.sealing}) as got`;
  return row.got;
}

export async function readHead(db: Db): Promise<Head | undefined> {
  const [row] = await db.rows(headRow)`select place, hash from seal order by place desc limit 1`;
  return row;
}

/** Committed rows without a seal, in order. A mark whose row is gone or sealed already is left to the proof. */
export function readUnsealed(db: Db, after: RowPlace, most: number): Promise<UnsealedRow[]> {
  return db.rows(unsealedRow)`
    select noun, id, text from (
      select mark.noun, mark.row_id as id, ${rowText(db, db('mark.noun'), db('mark.row_id'))} as text
      from (
        select noun, row_id from unsealed_row mark
        where (noun, row_id) > (${after.noun}, ${after.id})
          and not exists (select from seal where seal.noun = mark.noun and seal.row_id = mark.row_id)
        order by noun, row_id limit ${most}) as mark) as waiting
    where text is not null order by noun, id`;
}

export async function insertSeals(db: Db, seals: readonly Seal[]): Promise<void> {
  await db`
    insert into seal (place, noun, row_id, hash)
    select place, noun, row_id, hash from unnest(
      ${seals.map(({ place }) => place)}::bigint[], ${seals.map(({ noun }) => noun)}::text[],
      ${seals.map(({ id }) => id)}::bigint[], ${seals.map(({ hash }) => hash)}::text[]
    ) as made (place, noun, row_id, hash)`;
}

export async function removeMarks(db: Db, sealed: readonly { noun: string; id: number }[]): Promise<void> {
  await db`
    delete from unsealed_row mark using unnest(
      ${sealed.map(({ noun }) => noun)}::text[], ${sealed.map(({ id }) => id)}::bigint[]
    ) as sealed (noun, row_id)
    where mark.noun = sealed.noun and mark.row_id = sealed.row_id`;
}

export async function measureChain(
  db: Db,
  most: number,
): Promise<{ sealed: number; unsealed: number; oldestSeconds: number }> {
  const [row] = await db.one({ sealed: number, unsealed: number, oldestSeconds: number })`
    select coalesce((select max(place) from seal), 0) as sealed, count(*) as unsealed,
      coalesce(extract(epoch from now() - min(since)), 0)::float8 as "oldestSeconds"
    from (select since from unsealed_row order by noun, row_id limit ${most}) as counted`;
  return row;
}
