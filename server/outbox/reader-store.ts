import type { Db } from '../db/database.ts';
import type { PublishedEvent } from './published-store.ts';

export interface ReaderRow {
  number: number;
  failures: number;
}

/** How far a reader has come, held until the transaction ends; nothing while another instance reads in its name. */
export async function takeReader(transaction: Db, name: string): Promise<ReaderRow | undefined> {
  const [row] = await transaction<ReaderRow[]>`
    select number, failures from outbox_reader where name = ${name} for update skip locked`;
  return row;
}

export async function noteRead(
  transaction: Db,
  name: string,
  { number, failures }: ReaderRow,
): Promise<void> {
  await transaction`update outbox_reader set number = ${number}, failures = ${failures} where name = ${name}`;
}

export async function passOver(
  transaction: Db,
  name: string,
  { number, kind, payload }: PublishedEvent,
  why: string,
): Promise<void> {
  await transaction`
    insert into outbox_passed_over (reader, number, kind, payload, why)
    values (${name}, ${number}, ${kind}, ${transaction.json(payload)}, ${why})`;
}
