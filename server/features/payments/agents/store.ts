import type { FloatCount, PaperLine } from '#contract/payments/agents/schema.ts';
import type { Db } from '#server/db/database.ts';

export interface AgentRow {
  agentId: string;
  name: string;
  floatKobo: number;
  earningsKobo: number;
  lastCountedAt: Date | null;
  changeWaitingKobo: number;
}

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

/** Whoever works as an agent, and whoever did and still has money of the house or is owed some. */
export function readAgents(db: Db): Promise<AgentRow[]> {
  return db<AgentRow[]>`
    select ${agentColumns(db)} from account
    where role = 'agent' or id in (
      select subject from ledger_balance where kind in ('agent_float', 'agent_earnings') and kobo > 0)
    order by "floatKobo" desc, account.number`;
}

export async function findAgent(db: Db, agentId: string): Promise<AgentRow | undefined> {
  const [row] = await db<AgentRow[]>`
    select ${agentColumns(db)} from account
    where id = ${agentId} and (role = 'agent' or id in (
      select subject from ledger_balance where kind in ('agent_float', 'agent_earnings') and subject = ${agentId}))`;
  return row;
}

export interface PaperLineRow {
  at: Date;
  what: PaperLine['what'];
  code: string | null;
  kobo: number;
}

/** What moved an agent's float after a moment, newest first. */
export function readPaperLines(db: Db, agentId: string, since: Date | null): Promise<PaperLineRow[]> {
  return db<PaperLineRow[]>`
    select posting.at, posting.what, o.code, line.kobo
    from ledger_line line
    join ledger_posting posting on posting.id = line.posting_id
    left join customer_order o on o.id = posting.order_id
    where line.kind = 'agent_float' and line.subject = ${agentId} and posting.at > coalesce(${since}::timestamptz, '-infinity')
    order by posting.id desc`;
}

export interface CountRow {
  id: string;
  agentId: string;
  state: FloatCount['state'];
  countedKobo: number;
  bookKobo: number;
  words: string;
  countedAt: Date;
  decidedAt: Date | null;
  reason: string | null;
}

function countColumns(db: Db) {
  return db`
    id, agent_id as "agentId", state, counted_kobo as "countedKobo", book_kobo as "bookKobo", words,
    counted_at as "countedAt", decided_at as "decidedAt", reason`;
}

export function readOpenCounts(db: Db): Promise<CountRow[]> {
  return db<CountRow[]>`select ${countColumns(db)} from float_count where state = 'open'`;
}

export async function findOpenCount(db: Db, agentId: string): Promise<CountRow | undefined> {
  const [row] = await db<CountRow[]>`
    select ${countColumns(db)} from float_count where agent_id = ${agentId} and state = 'open'`;
  return row;
}

export async function lockCount(db: Db, countId: string): Promise<CountRow | undefined> {
  const [row] = await db<CountRow[]>`
    select ${countColumns(db)} from float_count where id = ${countId} for update`;
  return row;
}

type NewCount = Pick<CountRow, 'id' | 'agentId' | 'countedKobo' | 'bookKobo' | 'words'>;

/**
 * Nothing where one waits already. The clock is the database's, as in the book: a count confirms the change that came
 * before it.
 */
export async function insertCount(db: Db, count: NewCount): Promise<CountRow | undefined> {
  const [row] = await db<CountRow[]>`
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

export interface WaitingChangeRow {
  orderId: string;
  accountId: string;
  kobo: number;
}

/** What of it this agent had when the cash was counted. */
export function readWaitingChange(db: Db, agentId: string, countedAt: Date): Promise<WaitingChangeRow[]> {
  return db<WaitingChangeRow[]>`
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
