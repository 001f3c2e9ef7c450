import { memberOf, type Caller } from '../http/caller.ts';

/** Account and address behind a change; without an account it is the system, at a start. */
export interface Actor {
  userId: string | null;
  address: string;
  userAgent: string;
}

/** A person behind a change, and not the system. */
export type Doer = Actor & { userId: string };

export const theHouse: Actor = { userId: null, address: '', userAgent: '' };

export function actorOf(caller: Caller): Actor {
  return {
    userId: caller.person.kind === 'member' ? caller.person.user.id : null,
    address: caller.address,
    userAgent: caller.userAgent,
  };
}

/** The signed-in caller of a call that nobody else is let through to. */
export function doerOf(caller: Caller): Doer {
  return { ...actorOf(caller), userId: memberOf(caller).user.id };
}
