import type { IncomingHttpHeaders } from 'node:http';
import { forPersonHeader, nobody } from '#contract/installed/cache.ts';
import { userOf, type Person } from '../person.ts';

/**
 * Why a call cannot be taken from this session: it waited on a phone for one person, and the cookie that goes with it
 * now is nobody's or another's. The phone cannot know; only here both are seen at once.
 */
export function personMissing(
  headers: IncomingHttpHeaders,
  person: Person,
): 'not-signed-in' | 'other-person' | undefined {
  const meantFor = headers[forPersonHeader];
  const here = userOf(person)?.id ?? nobody;
  if (meantFor === undefined || meantFor === here) return undefined;
  return here === nobody ? 'not-signed-in' : 'other-person';
}
