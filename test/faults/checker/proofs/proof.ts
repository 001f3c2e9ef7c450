import type { Db } from '#server/db/database.ts';
import type { AnsweredLine } from '#test/faults/journal.ts';

/** Finds the rows that an acknowledged write must have left: one, and only one. */
export type Proof = (db: Db, line: AnsweredLine) => PromiseLike<readonly unknown[]>;

/** By the name of the call that was answered. */
export type Proofs = Readonly<Record<string, Proof>>;

type Written = Readonly<Record<string, unknown>>;

export function textIn(written: Written, name: string): string {
  const value = written[name];
  if (typeof value !== 'string') throw new TypeError(`the journal has no ${name}`);
  return value;
}

export function listIn(written: Written, name: string): readonly unknown[] {
  const value = written[name];
  if (!Array.isArray(value)) throw new TypeError(`the journal has no list of ${name}`);
  return value;
}
