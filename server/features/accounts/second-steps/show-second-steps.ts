import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import { hasGodMode, isAdmin, type Rights } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readEnrolledAt } from './authenticator/store.ts';
import { siteOf } from './passkeys/site.ts';
import { readPasskeys } from './passkeys/store.ts';
import { viewPasskey } from './passkeys/view.ts';
import { countUnused } from './recovery-codes/store.ts';

export async function showSecondSteps(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showSecondSteps>> {
  const { user } = memberOf(caller);
  if (!isAdmin(user)) return { ok: false, reason: 'not-allowed' };
  const [enrolledAt, passkeys, recoveryCodesLeft] = await Promise.all([
    readEnrolledAt(db, user.id),
    readPasskeys(db, user.id),
    countUnused(db, user.id),
  ]);
  const hasSecondStep = enrolledAt !== undefined || passkeys.length > 0;
  return {
    ok: true,
    value: {
      authenticatorSince: enrolledAt?.toISOString() ?? null,
      passkeys: passkeys.map(viewPasskey),
      recoveryCodesLeft,
      canHavePasskey: siteOf(caller.origin) !== null,
      isAskedToEnrol: !hasSecondStep && needsSecondStep(user),
    },
  };
}

const weighty: ReadonlySet<string> = new Set(['users:manage', 'integrations:manage']);

/** True for the owner and for holders of rights over money, people and integrations. */
function needsSecondStep(person: Rights): boolean {
  const isWeighty = (permission: string) => permission.startsWith('money:') || weighty.has(permission);
  return hasGodMode(person) || person.permissions.some(isWeighty);
}
