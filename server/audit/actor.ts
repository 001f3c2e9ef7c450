import type { Caller } from '../http/caller.ts';

/** Who does it, and from where; without an account it is the house itself, at a start. */
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
