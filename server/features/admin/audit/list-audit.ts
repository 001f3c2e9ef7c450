import type * as endpoints from '#contract/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { readOrderCode } from '#contract/orders/code.ts';
import { lagosDayEnd, lagosDayStart } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { viewAll } from './named-entries.ts';
import { findAccountId, findEndOfAuditScan, readAudit, readSubjectIds, type AuditFilter } from './store.ts';
import { readAuditPlace, writeAuditPlace } from './view.ts';

const entriesOnAPage = 50;

/** Changes, newest first; readers without the money permission see only that a change was made. */
export async function listAudit(
  db: Db,
  { after: written, ...asked }: InputOf<typeof endpoints.listAudit>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listAudit>> {
  const filter = await filterOf(db, asked);
  if (filter === undefined) return { ok: true, value: { entries: [], next: null, lookedTo: null } };
  const after = written === undefined ? undefined : readAuditPlace(written);
  const rows = await readAudit(db, filter, after, entriesOnAPage + 1);
  const isFull = rows.length > entriesOnAPage;
  const page = rows.slice(0, entriesOnAPage);
  const end = isFull ? undefined : await findEndOfAuditScan(db, filter, after);
  const next = isFull ? page.at(-1) : end;
  return {
    ok: true,
    value: {
      entries: await viewAll(db, page, memberOf(caller).user),
      next: next === undefined ? null : writeAuditPlace(next),
      lookedTo: end?.at.toISOString() ?? null,
    },
  };
}

/** Undefined where no subject has that name. */
async function filterOf(
  db: Db,
  { subject, from, to, ...asked }: Omit<InputOf<typeof endpoints.listAudit>, 'after'>,
): Promise<AuditFilter | undefined> {
  const actorId = asked.actor ? await findAccountId(db, nameKey(asked.actor)) : asked.actorId;
  if (asked.actor && actorId === undefined) return undefined;
  return {
    subjects: subject === undefined || subject === '' ? undefined : await subjectsOf(db, subject),
    actorId,
    action: asked.action === '' ? undefined : asked.action,
    noun: asked.noun === '' ? undefined : asked.noun,
    from: from === undefined ? undefined : lagosDayStart(from),
    to: to === undefined ? undefined : lagosDayEnd(to),
  };
}

const nameKey = (written: string) => written.normalize('NFKC').toLowerCase();

/** The text itself, and the ids of subjects with that name. */
async function subjectsOf(db: Db, written: string): Promise<string[]> {
  const named = { code: readOrderCode(written), usernameKey: nameKey(written) };
  return [written, ...(await readSubjectIds(db, named))];
}
