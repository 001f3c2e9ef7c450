import type { User } from '#contract/accounts/schema.ts';

export type Person = { kind: 'visitor' } | Member;

export interface Member {
  kind: 'member';
  user: User;
  sessionId: string;
  /** True for ten minutes after the person proved that it is them. */
  hasSteppedUp: boolean;
}

export const visitor: Person = { kind: 'visitor' };

export function userOf(person: Person): User | null {
  return person.kind === 'member' ? person.user : null;
}
