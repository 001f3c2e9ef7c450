import type { PersonRow } from '#contract/accounts/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import type { AccountRow } from '../store.ts';
import { viewPerson } from '../view.ts';
import { readPerson } from './store.ts';

/** Writes down what became of an account's access, and answers with the account as it is now. */
export async function recordAccess(
  db: Db,
  action: string,
  before: AccountRow,
  caller: Caller,
): Promise<PersonRow> {
  const after = await readPerson(db, before.id);
  if (after === undefined) throw new Error('a locked account went away');
  await recordChange(db, actorOf(caller), {
    action,
    noun: 'accounts',
    subject: before.id,
    before: access(before),
    after: access(after),
  });
  return viewPerson(after);
}

function access({ role, isGodMode, permissions: granted, cities }: AccountRow): Facts {
  return { role, isGodMode, permissions: granted, ...(cities !== null && { cities }) };
}
