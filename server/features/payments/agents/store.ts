import type { UserId } from '#contract/accounts/schema.ts';
import { type CountId, countStates, floatMovements } from '#contract/payments/agents/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { forgottenText } from '#server/retention/forgotten-text.ts';
import { andOfCities } from '#server/features/accounts/store-cities.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const agentRow = {
  agentId: idOf<UserId>(),
  name: text,
  floatKobo: number,
  earningsKobo: number,
  lastCountedAt: nullable(instant),
  changeWaitingKobo: number,
};
export type AgentRow = RowOf<typeof agentRow>;

function agentColumns(db: Db) {
  return db`
    account.id as "agentId",
    -- As they applied; who only has the role, as they call themselves.
    coalesce((select agent.name from agent where agent.user_id = account.id and agent.name <> ''),
      account.name, account.username) as name,
    coalesce((select kobo_sum(kobo) from ledger_balance where kind = 'agent_float' and subject = account.id), 0)
      as "floatKobo",
    coalesce((select kobo_sum(kobo) from ledger_balance where kind = 'agent_earnings' and subject = account.id), 0)
      as "earningsKobo",
    (select max(counted_at) from float_count where agent_id = account.id and state = 'confirmed')
      as "lastCountedAt",
    (select kobo_sum(coalesce(sum(kobo), 0)) from (${waitingChange(db)}) as waiting
     where "agentId" = account.id::text) as "changeWaitingKobo"`;
}

/** Agents, and former ones who still hold company money or are owed some. */
export function readAgents(db: Db): Promise<AgentRow[]> {
  return db.rows(agentRow)`
    select ${agentColumns(db)} from account
    where (role = 'agent' or id in (
      select subject from ledger_balance where kind in ('agent_float', 'agent_earnings') and kobo > 0))
      ${andOfCities(db)}
    order by "floatKobo" desc, account.number`;
}

export async function findAgent(db: Db, agentId: string): Promise<AgentRow | undefined> {
  const [row] = await db.rows(agentRow)`
    select ${agentColumns(db)} from account
    where id = ${agentId} and (role = 'agent' or id in (
      select subject from ledger_balance where kind in ('agent_float', 'agent_earnings') and subject = ${agentId}))
      ${andOfCities(db)}`;
  return row;
}

const paperLineRow = {
  at: instant,
  what: oneOf(floatMovements),
  code: nullable(text),
  kobo: number,
};
export type PaperLineRow = RowOf<typeof paperLineRow>;

/** Movements of an agent’s float after a time, newest first. */
export function readPaperLines(db: Db, agentId: string, since: Date | null): Promise<PaperLineRow[]> {
  return db.rows(paperLineRow)`
    select posting.at, posting.what, o.code, line.kobo
    from ledger_line line
    join ledger_posting posting on posting.id = line.posting_id
    left join customer_order o on o.id = posting.order_id
    where line.kind = 'agent_float' and line.subject = ${agentId} and posting.at > coalesce(${since}::timestamptz, '-infinity')
    order by posting.id desc`;
}

const countRow = {
  id: idOf<CountId>(),
  agentId: idOf<UserId>(),
  state: oneOf(countStates),
  countedKobo: number,
  bookKobo: number,
  words: text,
  countedAt: instant,
  decidedAt: nullable(instant),
  reason: nullable(text),
};
export type CountRow = RowOf<typeof countRow>;

function countColumns(db: Db) {
  return db`
    id, agent_id as "agentId", state, counted_kobo as "countedKobo", book_kobo as "bookKobo", words,
    counted_at as "countedAt", decided_at as "decidedAt", reason`;
}

export function readOpenCounts(db: Db): Promise<CountRow[]> {
  return db.rows(countRow)`select ${countColumns(db)} from float_count where state = 'open'`;
}

export async function findOpenCount(db: Db, agentId: string): Promise<CountRow | undefined> {
  const [row] = await db.rows(countRow)`
    select ${countColumns(db)} from float_count where agent_id = ${agentId} and state = 'open'`;
  return row;
}

export async function lockCount(db: Db, countId: string): Promise<CountRow | undefined> {
  const [row] = await db.rows(countRow)`
    select ${countColumns(db)} from float_count where id = ${countId} for update`;
  return row;
}

type NewCount = Pick<CountRow, 'id' | 'agentId' | 'countedKobo' | 'bookKobo' | 'words'>;

/**
 * Undefined where one waits already. The clock is the database's, as in the book: a count confirms the change that came
 * before it.
 */
export async function insertCount(db: Db, count: NewCount): Promise<CountRow | undefined> {
  const [row] = await db.rows(countRow)`
    insert into float_count (id, agent_id, state, counted_kobo, book_kobo, words, counted_at)
    values (${count.id}, ${count.agentId}, 'open', ${count.countedKobo}, ${count.bookKobo}, ${count.words},
      clock_timestamp())
    on conflict (agent_id) where state = 'open' do nothing
    returning ${countColumns(db)}`;
  return row;
}

/** Change that waits for an agent's count, order by order. */
function waitingChange(db: Db) {
  return db`
    select balance.subject as "orderId", posting.movement ->> 'agentId' as "agentId",
      posting.movement -> 'over' ->> 'accountId' as "accountId", balance.kobo, posting.at
    from ledger_balance balance join ledger_posting posting on posting.key = 'cash-collected:' || balance.subject
    where balance.kind = 'change_waiting' and balance.kobo > 0`;
}

const waitingChangeRow = {
  orderId: text,
  accountId: text,
  kobo: number,
};
export type WaitingChangeRow = RowOf<typeof waitingChangeRow>;

/** Part of it that this agent held when the cash was counted. */
export function readWaitingChange(db: Db, agentId: string, countedAt: Date): Promise<WaitingChangeRow[]> {
  return db.rows(waitingChangeRow)`
    select "orderId", "accountId", kobo from (${waitingChange(db)}) as waiting
    where "agentId" = ${agentId} and at <= ${countedAt} order by "orderId"`;
}

export async function storeDecision(
  db: Db,
  countId: string,
  decided: { state: 'confirmed' | 'refused'; by: string; at: Date; reason: string | null },
): Promise<void> {
  await db`
    update float_count
    set state = ${decided.state}, decided_at = ${decided.at}, decided_by = ${decided.by}, reason = ${decided.reason}
    where id = ${countId}`;
}

/** Blanks the words of an agent's counts, and why the office refused one. */
export async function forgetCountWords(db: Db, agentId: string): Promise<void> {
  await db`
    update float_count set words = '', reason = case when reason is not null then ${forgottenText} end
    where agent_id = ${agentId}`;
}
