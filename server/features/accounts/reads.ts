import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/accounts/endpoints.ts';
import { mostCounted } from '#contract/counted.ts';
import { isStaff } from '#contract/permissions.ts';
import { readPhone } from '#contract/phones/number.ts';
import type { Db } from '#server/db/database.ts';
import type { PersonalData } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import type { Member } from '#server/http/person.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { countPeople, readPerson, searchPeople } from './admin/store.ts';
import { findSession, readSessions } from './sessions/store.ts';
import { viewDevice, viewPerson, viewUser } from './view.ts';

export const sessionCookie = 'session';

/** Who brings this session; nobody when it ended, was revoked, or never was. */
export async function readSession(db: Db, token: string): Promise<Member | null> {
  const row = await findSession(db, hashSecret(token));
  return row === undefined ? null : { kind: 'member', user: viewUser(row), sessionId: row.sessionId };
}

export async function me(caller: Caller): Promise<OutcomeOf<typeof endpoints.me>> {
  return { ok: true, value: memberOf(caller).user };
}

export async function listDevices(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.listDevices>> {
  const { user, sessionId } = memberOf(caller);
  const rows = await readSessions(db, user.id);
  return { ok: true, value: rows.map((row) => viewDevice(row, sessionId)) };
}

/** Everything that each feature keeps about the one who asks. */
export async function exportAccount(
  db: Db,
  kept: readonly PersonalData[],
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.exportAccount>> {
  return { ok: true, value: await exportOf(db, kept, memberOf(caller).user.id) };
}

export async function exportOf(
  db: Db,
  kept: readonly PersonalData[],
  userId: string,
): Promise<Record<string, unknown>> {
  const document: Record<string, unknown> = {};
  for (const data of kept) document[data.noun] = await data.exportFor(db, userId);
  return document;
}

/** True for an account whose person has not left. */
export async function isAccount(db: Db, userId: string): Promise<boolean> {
  const row = await readPerson(db, userId);
  return row !== undefined && row.deletedAt === null;
}

/** True for the accounts that are the owner's business alone. */
export async function isStaffAccount(db: Db, userId: string): Promise<boolean> {
  const row = await readPerson(db, userId);
  return row !== undefined && isStaff(row);
}

const peopleOnAPage = 50;

export async function listPeople(
  db: Db,
  { search = '', role, permission, deleted, after }: InputOf<typeof endpoints.listPeople>,
): Promise<OutcomeOf<typeof endpoints.listPeople>> {
  const isDeleted = deleted !== undefined;
  const wanted = { text: search, phone: readPhone(search), role, permission, isDeleted };
  const [rows, count] = await Promise.all([
    searchPeople(db, {
      ...wanted,
      after: after === undefined ? undefined : Number(after),
      most: peopleOnAPage + 1,
    }),
    after === undefined ? countPeople(db, wanted, mostCounted + 1) : null,
  ]);
  const page = rows.slice(0, peopleOnAPage);
  const last = rows.length > peopleOnAPage ? page.at(-1) : undefined;
  return {
    ok: true,
    value: {
      people: page.map(viewPerson),
      next: last === undefined ? null : String(last.number),
      total: count === null ? null : { count: Math.min(count, mostCounted), isMore: count > mostCounted },
    },
  };
}
