import type { IncomingHttpHeaders } from 'node:http';
import { forPersonHeader, noPerson } from '#contract/installed/cache.ts';
import { userOf, type Person } from '../person.ts';

/**
 * Refusal of a call from this session: it waited on a phone for one person, and the cookie that goes with it now is no
 * one’s or another’s. The phone cannot know; only here both are seen at once.
 */
export function personMissing(
  headers: IncomingHttpHeaders,
  person: Person,
): 'not-signed-in' | 'other-person' | undefined {
  const intendedFor = headers[forPersonHeader];
  const here = userOf(person)?.id ?? noPerson;
  if (intendedFor === undefined || intendedFor === here) return undefined;
  return here === noPerson ? 'not-signed-in' : 'other-person';
}
