import type { SecurityEvent } from '../security-log/store.ts';

/** The parts of a change that are read here. */
interface Change {
  action: string;
  noun: string;
  subject: string;
  after: Readonly<Record<string, unknown>> | null;
}

/** Changes of accounts that the security log tells as well. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['changeRole', 'role-changed'],
  ['grantPermissions', 'permissions-changed'],
  ['issueResetLink', 'reset-issued'],
  ['resetSecondSteps', 'second-steps-reset'],
  ['createOwner', 'owner-created'],
  ['signPersonOut', 'signed-out-by-office'],
  ['exportPerson', 'person-exported'],
  ['deletePerson', 'person-deleted'],
]);

export function securityOf({ action, noun, subject, after }: Change): SecurityEvent | null {
  const kind = noun === 'accounts' ? kinds.get(action) : undefined;
  if (kind === undefined) return null;
  return {
    kind,
    subjectId: subject,
    detail: detailOf(kind === 'permissions-changed' ? after?.['permissions'] : after?.['role']),
  };
}

function detailOf(fact: unknown): string {
  if (Array.isArray(fact)) return fact.join(' ');
  return typeof fact === 'string' ? fact : '';
}
