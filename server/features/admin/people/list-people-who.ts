import { mostOfAMatter, type listPeopleWho as listing } from '#contract/admin/people-endpoints.ts';
import type { PeopleMatter } from '#contract/admin/people-endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { holds, type Permission } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { peopleNamed } from '#server/features/accounts/admin/people-named.ts';
import { readDebtors, readLastSeen, readMuted, type Concerned } from './store.ts';

/** Seeing people does not open what is said about them elsewhere. */
const alsoNeeds: Readonly<Record<PeopleMatter, Permission | null>> = {
  owes: 'money:view',
  muted: 'chats:reply',
  seen: null,
};

export async function listPeopleWho(
  db: Db,
  { matter }: InputOf<typeof listing>,
  caller: Caller,
): Promise<OutcomeOf<typeof listing>> {
  const needed = alsoNeeds[matter];
  if (needed !== null && !holds(memberOf(caller).user, needed)) return { ok: false, reason: 'not-allowed' };
  const rows = await concernedBy(db, matter, mostOfAMatter + 1);
  const shown = new Map(rows.slice(0, mostOfAMatter).map((row) => [row.userId, row]));
  const people = (await peopleNamed(db, [...shown.keys()])).map((person) => {
    const row = shown.get(person.id);
    return { person, owedKobo: row?.owedKobo ?? null, at: row?.at?.toISOString() ?? null };
  });
  return { ok: true, value: { people, isMore: rows.length > mostOfAMatter } };
}

function concernedBy(db: Db, matter: PeopleMatter, most: number): Promise<Concerned[]> {
  if (matter === 'owes') return readDebtors(db, most);
  return matter === 'muted' ? readMuted(db, new Date(), most) : readLastSeen(db, most);
}
