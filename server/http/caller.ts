import type { Language } from '#contract/accounts/schema.ts';
import type { Person } from './person.ts';

export interface CookieJar {
  read(name: string): string | undefined;
  /** HttpOnly, SameSite=Lax, Secure behind TLS, for the whole site. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  clear(name: string): void;
}

/** Who calls, from where, on what. */
export interface Caller {
  person: Person;
  language: Language;
  /** The address of the nearest hop that is not a trusted proxy. */
  address: string;
  userAgent: string;
  cookies: CookieJar;
}
