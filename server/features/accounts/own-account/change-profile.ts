import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { readPhone } from '#contract/phone.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { updateProfile } from '../store.ts';
import { viewUser } from '../view.ts';

export async function changeProfile(
  db: Db,
  { name, phone }: InputOf<typeof endpoints.changeProfile>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changeProfile>> {
  const { user } = memberOf(caller);
  const number = phone === null || phone === '' ? null : readPhone(phone);
  if (number === undefined) return { ok: false, reason: 'bad-phone' };
  const row = await updateProfile(db, user.id, { name: name === '' ? null : name, phone: number });
  if (row === undefined) throw new Error('an account went away while its profile was changed');
  return { ok: true, value: viewUser(row) };
}
