import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { readOrderCode } from '#contract/orders/code.ts';
import { readPhone } from '#contract/phone.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readGlimpses } from '../messages/store.ts';
import { footingOf } from '../policy.ts';
import { readTalks } from '../store.ts';
import { viewAdminChatEntry } from '../view.ts';
import {
  countAdminChats,
  readAdminChats,
  searchAdminChats,
  type AdminChatQuestion,
  type ListedRow,
} from './store.ts';

const aPage = 30;

/** The conversations of admins, a page at a time. */
export async function listConversations(
  db: Db,
  { filter, waiting, search = '', after }: InputOf<typeof endpoints.listConversations>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listConversations>> {
  const userId = memberOf(caller).user.id;
  const asked = { filter, isWaiting: waiting === 'yes', userId, after: placeOf(after), most: aPage + 1 };
  const [rows, counts] = await Promise.all([ask(db, search, asked), countAdminChats(db, userId)]);
  const page = rows.slice(0, aPage);
  const last = rows.length > aPage ? page.at(-1) : undefined;
  const conversations = await readEntries(db, page, userId);
  return { ok: true, value: { conversations, next: last === undefined ? null : written(last), counts } };
}

function ask(db: Db, search: string, asked: AdminChatQuestion): Promise<ListedRow[]> {
  if (search === '') return readAdminChats(db, asked);
  const sought = {
    code: readOrderCode(search) ?? null,
    phone: readPhone(search) ?? null,
    name: search.toLowerCase(),
  };
  return searchAdminChats(db, sought, asked);
}

async function readEntries(db: Db, page: readonly ListedRow[], userId: string) {
  const ids = page.map(({ id }) => id);
  const now = new Date();
  const [talks, glimpses] = await Promise.all([
    readTalks(db, ids),
    readGlimpses(
      db,
      ids.map((id) => ({ id, side: 'office', userId })),
    ),
  ]);
  const part = { side: 'office', userId, mayWrite: true } as const;
  return ids.flatMap((id) => {
    const talk = talks.find((one) => one.id === id);
    const glimpse = glimpses.find((one) => one.id === id);
    return talk === undefined ? [] : [viewAdminChatEntry(talk, glimpse, part, footingOf(talk, now))];
  });
}

function placeOf(after: string | undefined): AdminChatQuestion['after'] {
  if (after === undefined) return undefined;
  const [micros = '', number = ''] = after.split('-');
  return { micros: Number(micros), number: Number(number) };
}

function written({ micros, number }: ListedRow): string {
  return `${micros}-${number}`;
}
