import type { SavedAddressId, SavedListId } from '#contract/lists/saved/schema.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import type { WeeklyDraftId } from '#contract/orders/weekly/ids.ts';
import { tradingDays } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const weeklyListRow = {
  listId: idOf<SavedListId>(),
  weekday: oneOf(tradingDays),
  hour: nullable(number),
  marketId: idOf<MarketId>(),
  marketName: text,
  addressId: nullable(idOf<SavedAddressId>()),
  nextDay: text,
  pausedAt: nullable(instant),
  draftId: nullable(idOf<WeeklyDraftId>()),
};
export type WeeklyListRow = RowOf<typeof weeklyListRow>;

export function readWeeklyLists(db: Db, accountId: string): Promise<WeeklyListRow[]> {
  return db.rows(weeklyListRow)`
    select weekly.saved_list_id as "listId", weekly.weekday, weekly.hour, weekly.market_id as "marketId",
      market.name as "marketName", weekly.address_id as "addressId", weekly.next_day::text as "nextDay",
      weekly.paused_at as "pausedAt",
      (select id from weekly_draft draft
       where draft.saved_list_id = weekly.saved_list_id and draft.state = 'open'
       order by day limit 1) as "draftId"
    from weekly_list weekly
      join saved_list list on list.id = weekly.saved_list_id
      join market on market.id = weekly.market_id
    where list.account_id = ${accountId}
    order by list.name, list.id`;
}

/** Holds a list and an address of this account, ahead of what refers to them; nothing where either is another's or gone. */
export async function findOwn(
  db: Db,
  accountId: string,
  { listId, addressId }: { listId: string; addressId: string },
): Promise<RowOf<typeof ownRow> | undefined> {
  const [row] = await db.rows(ownRow)`
    select address.area, address.latitude, address.longitude,
      (select count(*)::int from weekly_list weekly join saved_list other on other.id = weekly.saved_list_id
       where other.account_id = ${accountId} and other.id <> list.id) as others
    from saved_list list join saved_address address on address.account_id = list.account_id
    where list.id = ${listId} and address.id = ${addressId} and list.account_id = ${accountId}
    for key share of list, address`;
  return row;
}

const ownRow = {
  area: text,
  latitude: nullable(number),
  longitude: nullable(number),
  /** Other weekly lists of the account. */
  others: number,
};

export interface WeeklyFacts {
  listId: string;
  weekday: string;
  hour: number | null;
  marketId: string;
  addressId: string;
  nextDay: string;
}

/** Makes a list weekly, or changes when and where; either way it begins anew. */
export async function putWeeklyList(db: Db, weekly: WeeklyFacts): Promise<void> {
  await db`
    insert into weekly_list (saved_list_id, weekday, hour, market_id, address_id, next_day)
    values (${weekly.listId}, ${weekly.weekday}, ${weekly.hour}, ${weekly.marketId}, ${weekly.addressId},
      ${weekly.nextDay}::date)
    on conflict (saved_list_id) do update
    set weekday = excluded.weekday, hour = excluded.hour, market_id = excluded.market_id,
      address_id = excluded.address_id, next_day = excluded.next_day, ignored = 0, paused_at = null`;
}

/** Makes no more drafts of it; the one that is there lives to the end of its day. */
export async function removeWeeklyList(db: Db, accountId: string, listId: string): Promise<void> {
  await db`
    delete from weekly_list where saved_list_id in (
      select id from saved_list where id = ${listId} and account_id = ${accountId})`;
}

/** Everything weekly of an account, with its drafts. */
export async function forgetWeeklyLists(db: Db, accountId: string): Promise<void> {
  await db`
    with own as (select id from saved_list where account_id = ${accountId} for update),
      drafts as (delete from weekly_draft where saved_list_id in (select id from own))
    delete from weekly_list where saved_list_id in (select id from own)`;
}
