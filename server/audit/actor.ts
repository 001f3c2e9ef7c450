import type { Caller } from '../http/caller.ts';

/** Account and address behind a change; without an account it is the system, at a start. */
export interface Actor {
  userId: string | null;
  address: string;
  userAgent: string;
}

export const theHouse: Actor = { userId: null, address: '', userAgent: '' };

export function actorOf(caller: Caller): Actor {
  return {
    userId: caller.person.kind === 'member' ? caller.person.user.id : null,
    address: caller.address,
    userAgent: caller.userAgent,
  };
}
