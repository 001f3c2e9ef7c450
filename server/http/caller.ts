import type { Language } from '#contract/accounts/schema.ts';
import type { Member, Person } from './person.ts';

export interface CookieJar {
  read(name: string): string | undefined;
  /** HttpOnly, Secure behind TLS, for the whole site; SameSite=Lax unless a page of ours alone may send it. */
  write(name: string, value: string, maxAgeSeconds: number, sameSite?: 'Lax' | 'Strict'): void;
  clear(name: string): void;
}

/** The caller: person, address and device. */
export interface Caller {
  person: Person;
  language: Language;
  /** The address of the nearest hop that is not a trusted proxy. */
  address: string;
  userAgent: string;
  /** Scheme, host and port of the page that calls, as its browser says it; else those under which the call came. */
  origin: string;
  cookies: CookieJar;
}

/** The signed-in caller; the HTTP layer lets nobody else through to a call that asks for one. */
export function memberOf(caller: Caller): Member {
  if (caller.person.kind === 'visitor') throw new Error('a call for members was answered for a visitor');
  return caller.person;
}
