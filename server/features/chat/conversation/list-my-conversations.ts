import type * as endpoints from '#contract/chat/endpoints.ts';
import type { About, MyConversation } from '#contract/chat/schema.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { readGlimpses } from '../messages/store.ts';
import { readMutesOf } from '../mutes/read-mutes.ts';
import { footingOf, muteOf, partOf, standingOf } from '../policy.ts';
import { readTalks, type BegunTalk } from '../store.ts';
import { counterpartOf, unreadFor, viewGlimpse } from '../view.ts';
import { readMine } from './store.ts';

/** Everything that this person has a part in, newest message first. */
export async function listMyConversations(
  db: Db,
  { links }: InputOf<typeof endpoints.listMyConversations>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listMyConversations>> {
  const now = new Date();
  const userId = userOf(caller.person)?.id ?? null;
  const tokens = new Map<string, string>(links.map(({ code, token }) => [code, token]));
  const held = links.map(({ code, token }) => ({ code, linkHash: hashSecret(token) }));
  const talks = await readTalks(db, await readMine(db, userId, held));
  const mine = talks.flatMap((talk) => {
    const part = partOf(caller.person, aboutOf(talk, tokens), talk, now);
    // Admins have a list of their own, `listConversations`.
    return part === undefined || part.side === 'office' ? [] : [{ talk, part }];
  });
  const [glimpses, mutes] = await Promise.all([
    readGlimpses(
      db,
      mine.map(({ talk: { id }, part }) => ({ ...part, id })),
    ),
    readMutesOf(
      db,
      mine.map(({ talk }) => talk),
      userId,
      now,
    ),
  ]);
  const conversations = mine
    .toSorted((one, other) => timeOf(other.talk) - timeOf(one.talk))
    .map(({ talk, part }): MyConversation => {
      const glimpse = glimpses.find(({ id }) => id === talk.id);
      const footing = footingOf(talk, now);
      return {
        id: talk.id,
        kind: talk.orderId === null ? 'support' : 'order',
        code: talk.code === null ? null : orderCode.parse(talk.code),
        me: part.side,
        counterpart: counterpartOf(talk, footing, part),
        standing: standingOf(talk, footing, part, muteOf(mutes, talk, part)),
        last: viewGlimpse(glimpse, part),
        unread: unreadFor(talk, part, glimpse),
      };
    });
  const unread = conversations.reduce((sum, one) => sum + one.unread, 0);
  return { ok: true, value: { conversations, unread } };
}

function timeOf({ lastAt }: BegunTalk): number {
  return lastAt?.getTime() ?? 0;
}

function aboutOf({ code, id }: BegunTalk, tokens: ReadonlyMap<string, string>): About {
  if (code === null) return { kind: 'conversation', id };
  return { kind: 'order', code: orderCode.parse(code), token: tokens.get(code) ?? null };
}
