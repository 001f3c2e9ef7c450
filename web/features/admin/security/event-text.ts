import type { SecurityEvent } from '#contract/admin/security-endpoints.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import type { SecurityCopy } from '#contract/copy/admin/security/en.ts';

/** The act in words; one that this page does not know yet, by its own name. */
export function kindOf({ kind }: SecurityEvent, copy: SecurityCopy): string {
  return Object.entries(copy.kinds).find(([known]) => known === kind)?.[1] ?? kind.replaceAll('-', ' ');
}

/** Without an account it was the system, or whoever had the address of a picture. */
export function actorOf({ actor, address }: SecurityEvent, copy: SecurityCopy): string {
  return actor?.name ?? (address === '' ? copy.theHouse : copy.somebody);
}

type PeopleCopy = AdminCopy['people'];

/** Detail of an event; rights and roles by the names that the office has for them. */
export function detailOf(
  { kind, detail }: Pick<SecurityEvent, 'kind' | 'detail'>,
  people: PeopleCopy,
): string {
  if (kind === 'role-changed') return nameIn(people.roles, detail);
  if (kind !== 'permissions-changed') return detail;
  return detail
    .split(' ')
    .map((permission) => nameIn(people.permissions, permission))
    .join('; ');
}

function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key;
}

/** Head and lines of the file. */
export function csvRows(
  events: readonly SecurityEvent[],
  copy: SecurityCopy,
  people: PeopleCopy,
): string[][] {
  const heads = copy.columns;
  const head = [heads.at, heads.actor, heads.kind, heads.subject, heads.detail, heads.address, heads.device];
  const lines = events.map((event) => [
    event.at,
    actorOf(event, copy),
    kindOf(event, copy),
    event.subject?.name ?? '',
    detailOf(event, people),
    event.address,
    event.device,
  ]);
  return [head, ...lines];
}
