import { type Happening, happenings, type Side, sides } from '#contract/chat/schema.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, boolean, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { joinedRow, outerJoined } from '#server/db/sql/outer-join.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const messageRow = {
  number: number,
  side: oneOf([...sides, 'house']),
  authorId: nullable(text),
  authorName: nullable(text),
  requestId: nullable(text),
  text: text,
  pictures: arrayOf(text),
  happened: nullable(oneOf(happenings)),
  isForOffice: boolean,
  isHidden: boolean,
  isForgotten: boolean,
  isReported: boolean,
  at: instant,
};
export type MessageRow = RowOf<typeof messageRow>;

/** Reader of a conversation, with their side. */
export interface Looker {
  id: string;
  side: Side;
  /** Null for a guest. */
  userId: string | null;
}

/** All but what others say to the office alone; an agent is another from the one who carried it before. */
function isVisibleTo(db: Db, { side, userId }: Pick<Looker, 'side' | 'userId'>) {
  if (side === 'office') return db`true`;
  const isOwn = side === 'agent' ? db`m.side = 'agent' and m.author_id = ${userId}` : db`m.side = 'customer'`;
  return db`(not m.is_for_office or m.side = 'house' or (${isOwn}))`;
}

function messageColumns(db: Db, side: Side) {
  return db`
    m.number, m.side, m.author_id as "authorId", coalesce(agent.name, author.name, author.username) as "authorName",
    m.request_id as "requestId", m.text, m.happened, m.is_for_office as "isForOffice",
    m.hidden_at is not null as "isHidden", m.is_forgotten as "isForgotten", m.at,
    array(select picture_id from chat_picture p
      where p.conversation_id = m.conversation_id and p.number = m.number order by p.position) as pictures,
    exists (select from chat_report r
      where r.conversation_id = m.conversation_id and r.number = m.number and r.side = ${side}) as "isReported"`;
}

function withAuthor(db: Db) {
  return db`left join account author on author.id = m.author_id left join agent on agent.user_id = m.author_id`;
}

export interface Page {
  before?: number | undefined;
  after?: number | undefined;
  most: number;
}

/** A page of what this side may see: after a number oldest first, else newest first. */
export function readMessages(
  db: Db,
  { id, side, userId }: Looker,
  { before, after, most }: Page,
): Promise<MessageRow[]> {
  const place = after === undefined ? db`m.number < ${before ?? 2_000_000_000}` : db`m.number > ${after}`;
  const order = after === undefined ? db`m.number desc` : db`m.number`;
  return db.rows(messageRow)`
    select ${messageColumns(db, side)} from chat_message m ${withAuthor(db)}
    where m.conversation_id = ${id} and ${isVisibleTo(db, { side, userId })} and ${place}
    order by ${order} limit ${most}`;
}

export async function findMessage(
  db: Db,
  { id, side, userId }: Looker,
  place: number,
): Promise<MessageRow | undefined> {
  const [row] = await db.rows(messageRow)`
    select ${messageColumns(db, side)} from chat_message m ${withAuthor(db)}
    where m.conversation_id = ${id} and m.number = ${place} and ${isVisibleTo(db, { side, userId })}`;
  return row;
}

const newestRow = {
  number: number,
  side: oneOf([...sides, 'house']),
  authorId: nullable(text),
  text: text,
  pictures: number,
  happened: nullable(oneOf(happenings)),
  isRemoved: boolean,
  at: instant,
};
export type NewestRow = RowOf<typeof newestRow>;
const glimpseRow = { id: text, unread: number, ...outerJoined(newestRow) };

/** The newest message that a side may see, and how many it has not read. */
export interface GlimpseRow {
  id: string;
  unread: number;
  /** Undefined without a message that the side may see. */
  newest: NewestRow | undefined;
}

const mostUnread = 100;

/** A glimpse of each of these, for whoever looks. How many they are is not shown, as in `idList`. */
export async function readGlimpses(db: Db, asked: readonly Looker[]): Promise<GlimpseRow[]> {
  const visible = db`(asked.side = 'office' or not m.is_for_office or m.side = 'house'
    or (m.side = asked.side and (asked.side = 'customer' or m.author_id = asked.user_id)))`;
  const rows = await db.rows(glimpseRow)`
    select c.id, newest.*, unread.count as unread
    from unnest(
        (select ${asked.map(({ id }) => id)}::uuid[]), (select ${asked.map(({ side }) => side)}::text[]),
        (select ${asked.map(({ userId }) => userId)}::uuid[])) as asked (id, side, user_id)
      join conversation c on c.id = asked.id
      left join lateral (
        select m.number, m.side, m.author_id as "authorId", left(m.text, 120) as text, m.happened, m.at,
          m.hidden_at is not null or m.is_forgotten as "isRemoved",
          (select count(*)::int from chat_picture p
            where p.conversation_id = m.conversation_id and p.number = m.number) as pictures
        from chat_message m where m.conversation_id = c.id and ${visible} order by m.number desc limit 1
      ) as newest on true
      cross join lateral (
        select count(*)::int as count from (
          select from chat_message m
          where m.conversation_id = c.id and ${visible} and m.side not in (asked.side, 'house')
            and m.number > case asked.side
              when 'customer' then c.customer_read when 'agent' then c.agent_read else c.office_read end
          limit ${mostUnread}
        ) as counted
      ) as unread`;
  return rows.map(({ id, unread, ...newest }) => ({ id, unread, newest: joinedRow(newestRow, newest) }));
}

export interface NewMessage {
  conversationId: string;
  number: number;
  side: Side | 'house';
  authorId: string | null;
  requestId: string | null;
  text: string;
  happened: Happening | null;
  isForOffice: boolean;
  at: Date;
  pictures: readonly string[];
}

export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db`
    insert into chat_message (
      conversation_id, number, side, author_id, request_id, text, happened, is_for_office, at)
    values (${message.conversationId}, ${message.number}, ${message.side}, ${message.authorId},
      ${message.requestId}, ${message.text}, ${message.happened}, ${message.isForOffice}, ${message.at})`;
  if (message.pictures.length === 0) return;
  await db`
    insert into chat_picture (picture_id, conversation_id, number, position)
    select picture.id, ${message.conversationId}, ${message.number}, picture.position - 1
    from unnest(${[...message.pictures]}::uuid[]) with ordinality as picture (id, position)`;
}
