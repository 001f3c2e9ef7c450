import type { About } from '#contract/chat/schema.ts';
import type { Outcome } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { guessTries, partOf, type Part } from '../policy.ts';
import { findOrderTalk, findSupportTalk, findTalk, type Talk } from '../store.ts';

/** A conversation and as whom somebody takes part in it. */
export interface Taking {
  talk: Talk;
  part: Part;
}

type Found = Outcome<Taking, 'not-found' | 'too-many-tries'>;

/** The conversation that is meant, for whoever takes part; everybody else does not learn that there is one. */
export async function findTaking(db: Db, about: About, caller: Caller, now: Date): Promise<Found> {
  const talk = await findMeant(db, about, caller);
  const part = talk === undefined ? undefined : partOf(caller.person, about, talk, now);
  if (talk !== undefined && part !== undefined) return { ok: true, value: { talk, part } };
  const taken = await takeTry(db, [guessTries(caller)]);
  return taken.ok ? { ok: false, reason: 'not-found' } : taken;
}

async function findMeant(db: Db, about: About, caller: Caller): Promise<Talk | undefined> {
  if (about.kind === 'order') return findOrderTalk(db, about.code);
  if (about.kind === 'conversation') return findTalk(db, about.id);
  const user = userOf(caller.person);
  return user === null ? undefined : findSupportTalk(db, user.id);
}
