import type * as endpoints from '#contract/chat/endpoints.ts';
import { messagesAPage } from '#contract/chat/rules.ts';
import type { Conversation } from '#contract/chat/schema.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { readAdminView } from '../admin/admin-view.ts';
import { readGlimpses, readMessages, type MessageRow } from '../messages/store.ts';
import { readMutesOf } from '../mutes/read-mutes.ts';
import { closesFor, footingOf, muteOf, standingOf, type Part } from '../policy.ts';
import { isBegun, type Talk } from '../store.ts';
import { viewConversation } from '../view.ts';
import { findTaking, type Taking } from './taking-part.ts';

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

/** One side’s view of a conversation, with a page of messages. */
export async function show(db: Db, { talk, part }: Taking, wanted: Wanted, now: Date): Promise<Conversation> {
  const [{ page, hasMore }, [glimpse], mutes, office, addressOf] = await Promise.all([
    readPage(db, talk, part, wanted),
    isBegun(talk) ? readGlimpses(db, [{ ...part, id: talk.id }]) : [],
    readMutesOf(db, [talk], part.userId, now),
    part.side === 'office' && part.mayWrite && isBegun(talk) ? readAdminView(db, talk, now) : null,
    pictureAddresses(db, now),
  ]);
  const footing = footingOf(talk, now);
  const mute = muteOf(mutes, talk, part);
  const standing = standingOf(talk, footing, part, mute);
  const closesAt = closesFor(talk, footing, part);
  const last = lastShown(wanted, { page, hasMore }, glimpse?.newest?.number ?? 0);
  return viewConversation(
    { talk, footing, part, standing, closesAt, mute, page, hasMore, glimpse, last, office },
    addressOf,
  );
}

/**
 * The number up to which the reader has been told. The newest message is read beside the page and may be one that was
 * said in between: called the last, it would never be asked for.
 */
function lastShown({ before, after }: Wanted, { page, hasMore }: Page, newest: number): number {
  if (before !== undefined || (after !== undefined && hasMore)) return newest;
  return page.at(-1)?.number ?? Math.min(after ?? 0, newest);
}

interface Page {
  page: MessageRow[];
  hasMore: boolean;
}

async function readPage(db: Db, talk: Talk, part: Part, wanted: Wanted): Promise<Page> {
  if (!isBegun(talk)) return { page: [], hasMore: false };
  const rows = await readMessages(db, { ...part, id: talk.id }, { ...wanted, most: messagesAPage + 1 });
  const page = rows.slice(0, messagesAPage);
  return {
    page: wanted.after === undefined ? page.toReversed() : page,
    hasMore: rows.length > messagesAPage,
  };
}
