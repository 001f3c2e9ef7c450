import type { SavedListId } from '#contract/lists/saved/schema.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import type { WeeklyDraftId } from '#contract/orders/weekly/ids.ts';
import { draftStates, weeklyTroubles } from '#contract/orders/weekly/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, kobo, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import type { WeeklyFacts } from './store-lists.ts';

const placeRow = {
  area: nullable(text),
  landmark: nullable(text),
  directions: nullable(text),
  latitude: nullable(number),
  longitude: nullable(number),
};

function placeColumns(db: Db) {
  return db`address.area, address.landmark, address.directions, address.latitude, address.longitude`;
}

const draftRow = {
  id: idOf<WeeklyDraftId>(),
  day: text,
  hour: nullable(number),
  state: oneOf(draftStates),
  text,
  marketId: idOf<MarketId>(),
  ...placeRow,
};
export type DraftRow = RowOf<typeof draftRow>;

/** A draft of this account. */
export async function findDraft(db: Db, accountId: string, id: string): Promise<DraftRow | undefined> {
  const [row] = await db.rows(draftRow)`
    select draft.id, draft.day::text, draft.hour, draft.state, list.text, draft.market_id as "marketId",
      ${placeColumns(db)}
    from weekly_draft draft
      join saved_list list on list.id = draft.saved_list_id
      left join saved_address address on address.id = draft.address_id
    where draft.id = ${id} and list.account_id = ${accountId}`;
  return row;
}

const dueRow = {
  listId: idOf<SavedListId>(),
  accountId: text,
  text,
  hour: nullable(number),
  marketId: idOf<MarketId>(),
  addressId: nullable(text),
  day: text,
  ...placeRow,
};
export type DueRow = RowOf<typeof dueRow>;

/** Locks some weekly lists whose draft is to be there, with the saved lists; what another holds is passed over. */
export function lockDue(
  transaction: Db,
  lastDay: string,
  { behind, most }: { behind: DueRow | undefined; most: number },
): Promise<DueRow[]> {
  const isBehind = behind
    ? transaction`and (weekly.next_day, weekly.saved_list_id) > (${behind.day}::date, ${behind.listId}::uuid)`
    : transaction``;
  return transaction.rows(dueRow)`
    select weekly.saved_list_id as "listId", list.account_id as "accountId", list.text, weekly.hour,
      weekly.market_id as "marketId", weekly.address_id as "addressId", weekly.next_day::text as day,
      ${placeColumns(transaction)}
    from weekly_list weekly
      join saved_list list on list.id = weekly.saved_list_id
      join account on account.id = list.account_id and account.deleted_at is null
      left join saved_address address on address.id = weekly.address_id
    where weekly.paused_at is null and weekly.next_day <= ${lastDay}::date ${isBehind}
    order by weekly.next_day, weekly.saved_list_id limit ${most}
    for no key update of list, weekly skip locked`;
}

/**
 * Keeps an address from being deleted until the draft refers to it; false where it is being deleted. A deletion holds
 * the address and wants the weekly list, so a job that holds the list does not wait for the address.
 */
export async function holdAddress(transaction: Db, id: string): Promise<boolean> {
  const held = await transaction`select from saved_address where id = ${id} for key share skip locked`;
  return held.count > 0;
}

/** The next draft is for the same weekday again: after a standstill this day itself may still be served. */
export async function moveOn(db: Db, listId: string, today: string): Promise<void> {
  await db`
    update weekly_list
    set next_day = next_day + 7 * greatest(1, (${today}::date - next_day + 6) / 7)
    where saved_list_id = ${listId}`;
}

export interface NewDraft {
  due: DueRow;
  at: Date;
  estimateKobo: number | null;
  unknownLines: number;
  trouble: string | null;
}

/** Writes a draft down; nothing where the list has one for that day. */
export async function insertDraft(db: Db, draft: NewDraft): Promise<string | undefined> {
  const { due, at, estimateKobo, unknownLines, trouble } = draft;
  const [row] = await db.rows({ id: text })`
    insert into weekly_draft (saved_list_id, day, hour, market_id, address_id, made_at, estimate_kobo,
      unknown_lines, trouble)
    values (${due.listId}, ${due.day}::date, ${due.hour}, ${due.marketId}, ${due.addressId}, ${at},
      ${estimateKobo}, ${unknownLines}, ${trouble})
    on conflict (saved_list_id, day) do nothing
    returning id`;
  return row?.id;
}

const openRow = { ...dueRow, id: text };
type OpenRow = RowOf<typeof openRow>;

/** Locks the open drafts of a list, each as it would be made for another market, hour and address. */
export function lockOpenDrafts(transaction: Db, weekly: Omit<WeeklyFacts, 'nextDay'>): Promise<OpenRow[]> {
  return transaction.rows(openRow)`
    select draft.id, draft.saved_list_id as "listId", list.account_id as "accountId", list.text,
      ${weekly.hour}::smallint as hour, ${weekly.marketId}::uuid as "marketId", address.id as "addressId",
      draft.day::text, ${placeColumns(transaction)}
    from weekly_draft draft
      join saved_list list on list.id = draft.saved_list_id
      join saved_address address on address.id = ${weekly.addressId}
    where draft.saved_list_id = ${weekly.listId} and draft.state = 'open'
    order by draft.day for no key update of draft`;
}

/** Puts an open draft before its person anew, for another market, hour or address. */
export async function changeDraft(db: Db, id: string, draft: NewDraft): Promise<void> {
  const { due, at, estimateKobo, unknownLines, trouble } = draft;
  await db`
    update weekly_draft
    set hour = ${due.hour}, market_id = ${due.marketId}, address_id = ${due.addressId}, made_at = ${at},
      estimate_kobo = ${estimateKobo}, unknown_lines = ${unknownLines}, trouble = ${trouble}
    where id = ${id}`;
}

/**
 * An order came of it: its list was not ignored. A draft that is another's or over stays as it is. The saved list is
 * locked before its draft, as a deletion locks them.
 */
export async function markUsed(db: Db, accountId: string, id: string): Promise<void> {
  await db`
    with list as materialized (
      select id from saved_list
      where account_id = ${accountId} and id in (select saved_list_id from weekly_draft where id = ${id})
      for key share),
    used as (
      update weekly_draft draft set state = 'used'
      from list
      where draft.id = ${id} and draft.state = 'open' and list.id = draft.saved_list_id
      returning draft.saved_list_id)
    update weekly_list set ignored = 0 where saved_list_id in (select saved_list_id from used)`;
}

const noticeRow = {
  listId: idOf<SavedListId>(),
  accountId: text,
  day: text,
  marketName: text,
  estimateKobo: nullable(kobo),
  unknownLines: number,
  trouble: nullable(oneOf(weeklyTroubles)),
};

/** The facts for a notice of a draft that is open. */
export async function findDraftToNotify(db: Db, id: string): Promise<RowOf<typeof noticeRow> | undefined> {
  const [row] = await db.rows(noticeRow)`
    select list.id as "listId", list.account_id as "accountId", draft.day::text, market.name as "marketName",
      draft.estimate_kobo as "estimateKobo", draft.unknown_lines as "unknownLines", draft.trouble
    from weekly_draft draft
      join saved_list list on list.id = draft.saved_list_id
      join market on market.id = draft.market_id
    where draft.id = ${id} and draft.state = 'open'`;
  return row;
}
