import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/chat/endpoints.ts';
import { messagesAPage } from '#contract/chat/rules.ts';
import type { About, Conversation, MyConversation, OfficeView } from '#contract/chat/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { closesFor, footingOf, lookTries, muteOf, partOf, standingOf, type Part } from '../policy.ts';
import { readMine } from './store.ts';
import { readGlimpses, readMessages, type MessageRow } from '../messages/store.ts';
import { readOpenReports } from '../admin/store.ts';
import {
  findOrderTalk,
  findSupportTalk,
  findTalk,
  isBegun,
  readMutes,
  readTalks,
  type BegunTalk,
  type MuteRow,
  type Talk,
} from '../store.ts';
import { counterpartOf, unreadFor, viewConversation, viewGlimpse, viewOffice } from '../view.ts';

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
  const taken = await takeTry(db, [lookTries(caller)]);
  return taken.ok ? { ok: false, reason: 'not-found' } : taken;
}

async function findMeant(db: Db, about: About, caller: Caller): Promise<Talk | undefined> {
  if (about.kind === 'order') return findOrderTalk(db, about.code);
  if (about.kind === 'conversation') return findTalk(db, about.id);
  const user = userOf(caller.person);
  return user === null ? undefined : findSupportTalk(db, user.id);
}

export async function showConversation(
  db: Db,
  { about, before, after }: InputOf<typeof endpoints.showConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showConversation>> {
  const now = new Date();
  const found = await findTaking(db, about, caller, now);
  return found.ok ? { ok: true, value: await show(db, found.value, { before, after }, now) } : found;
}

type Wanted = { before?: number | undefined; after?: number | undefined };

/** What somebody sees of a conversation, with a page of it. */
export async function show(db: Db, { talk, part }: Taking, wanted: Wanted, now: Date): Promise<Conversation> {
  const [{ page, hasMore }, [glimpse], mutes, office, addressOf] = await Promise.all([
    readPage(db, talk, part, wanted),
    isBegun(talk) ? readGlimpses(db, [{ ...part, id: talk.id }]) : [],
    readMutesOf(db, [talk], part.userId, now),
    part.side === 'office' && part.mayWrite && isBegun(talk) ? readOfficeView(db, talk, now) : null,
    pictureAddresses(db, now),
  ]);
  const footing = footingOf(talk, now);
  const mute = muteOf(mutes, talk, part);
  const standing = standingOf(talk, footing, part, mute);
  const closesAt = closesFor(talk, footing, part);
  return viewConversation(
    { talk, footing, part, standing, closesAt, mute, page, hasMore, glimpse, office },
    addressOf,
  );
}

async function readPage(
  db: Db,
  talk: Talk,
  part: Part,
  wanted: Wanted,
): Promise<{ page: MessageRow[]; hasMore: boolean }> {
  if (!isBegun(talk)) return { page: [], hasMore: false };
  const rows = await readMessages(db, { ...part, id: talk.id }, { ...wanted, most: messagesAPage + 1 });
  const page = rows.slice(0, messagesAPage);
  return {
    page: wanted.after === undefined ? page.toReversed() : page,
    hasMore: rows.length > messagesAPage,
  };
}

/** Everybody in these conversations who cannot write now. */
export function readMutesOf(
  db: Db,
  talks: readonly Talk[],
  userId: string | null,
  now: Date,
): Promise<MuteRow[]> {
  const accounts = talks.flatMap((talk) => [talk.whoseId, talk.agentId, talk.riderId]);
  const accountIds = [...accounts, userId].filter((id) => id !== null);
  const orderIds = talks.map(({ orderId }) => orderId).filter((id) => id !== null);
  return readMutes(db, { accountIds, orderIds }, now);
}

/** What the office alone sees of it. */
export async function readOfficeView(db: Db, talk: BegunTalk, now: Date): Promise<OfficeView> {
  const [reports, mutes] = await Promise.all([
    readOpenReports(db, talk.id),
    readMutesOf(db, [talk], null, now),
  ]);
  const { carrierId } = footingOf(talk, now);
  const sides = [
    { side: 'customer', userId: talk.whoseId },
    ...(carrierId === null ? [] : [{ side: 'agent', userId: carrierId } as const]),
  ] as const;
  const muted = sides.flatMap(({ side, userId }) => {
    const mute = muteOf(mutes, talk, { side, userId, mayWrite: true });
    return mute === undefined ? [] : [{ side, until: mute.until.toISOString(), reason: mute.reason }];
  });
  return viewOffice(talk, reports, muted);
}

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
    // The office's own list is its inbox.
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
        last: glimpse === undefined ? null : viewGlimpse(glimpse, part),
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
