import * as z from 'zod/mini';
import { weeklyTroubles } from '#contract/orders/weekly/schema.ts';
import { tradingDays } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, json, nullable, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const endedRow = {
  id: text,
  day: text,
  listId: text,
  accountId: text,
  marketId: text,
  trouble: nullable(oneOf(weeklyTroubles)),
};

export type EndedRow = RowOf<typeof endedRow>;

/** Locks some open drafts of days that are over, with their lists as a deletion does; what another holds is passed over. */
export function lockOver(
  transaction: Db,
  today: string,
  { behind, most }: { behind: EndedRow | undefined; most: number },
): Promise<EndedRow[]> {
  const isBehind = behind
    ? transaction`and (draft.day, draft.id) > (${behind.day}::date, ${behind.id}::uuid)`
    : transaction``;
  return transaction.rows(endedRow)`
    select draft.id, draft.day::text, draft.saved_list_id as "listId", list.account_id as "accountId",
      draft.market_id as "marketId", draft.trouble
    from weekly_draft draft join saved_list list on list.id = draft.saved_list_id
    where draft.state = 'open' and draft.day < ${today}::date ${isBehind}
    order by draft.day, draft.id limit ${most}
    for no key update of list, draft skip locked`;
}

export async function endDraft(db: Db, id: string, state: 'ignored' | 'over'): Promise<void> {
  await db`update weekly_draft set state = ${state} where id = ${id}`;
}

/** Counts a draft that nobody ordered from; true where its list rests from now on. */
export async function countIgnored(
  db: Db,
  listId: string,
  { most, at }: { most: number; at: Date },
): Promise<boolean> {
  const [row] = await db.rows({ isPaused: boolean })`
    update weekly_list
    set ignored = ignored + 1, paused_at = case when ignored + 1 >= ${most} then ${at}::timestamptz end
    where saved_list_id = ${listId} and paused_at is null
    returning paused_at is not null as "isPaused"`;
  return row?.isPaused ?? false;
}

export async function deleteOldDrafts(db: Db, before: string, most: number): Promise<number> {
  const gone = await db`
    delete from weekly_draft where id in (
      select id from weekly_draft where day < ${before}::date and state <> 'open'
      order by day limit ${most} for update skip locked)`;
  return gone.count;
}

const pausedRow = { accountId: text, weekday: oneOf(tradingDays) };

/** A weekly list that rests; nothing where its person has started or stopped it meanwhile. */
export async function findPaused(db: Db, listId: string): Promise<RowOf<typeof pausedRow> | undefined> {
  const [row] = await db.rows(pausedRow)`
    select list.account_id as "accountId", weekly.weekday
    from weekly_list weekly join saved_list list on list.id = weekly.saved_list_id
    where weekly.saved_list_id = ${listId} and weekly.paused_at is not null`;
  return row;
}

const exportedRow = { weekly: json(z.record(z.string(), z.unknown())) };

/** Everything weekly that is stored of an account, with its drafts. */
export function readWeeklyForExport(db: Db, accountId: string): Promise<RowOf<typeof exportedRow>[]> {
  return db.rows(exportedRow)`
    select json_build_object(
        'list', list.name, 'weekday', weekly.weekday, 'hour', weekly.hour, 'market', market.name,
        'address', address.label, 'nextDay', weekly.next_day, 'pausedAt', weekly.paused_at,
        'drafts', (select coalesce(json_agg(json_build_object('day', draft.day, 'hour', draft.hour,
            'madeAt', draft.made_at, 'estimateKobo', draft.estimate_kobo, 'trouble', draft.trouble,
            'state', draft.state) order by draft.day), '[]')
          from weekly_draft draft where draft.saved_list_id = list.id)) as weekly
    from saved_list list
      left join weekly_list weekly on weekly.saved_list_id = list.id
      left join market on market.id = weekly.market_id
      left join saved_address address on address.id = weekly.address_id
    where list.account_id = ${accountId}
      and (weekly.saved_list_id is not null or exists (select from weekly_draft where saved_list_id = list.id))
    order by list.name, list.id`;
}
