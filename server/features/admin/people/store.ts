import type { UserId } from '#contract/accounts/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, kobo, nullable } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const concernedRow = {
  userId: idOf<UserId>(),
  owedKobo: nullable(kobo),
  at: nullable(instant),
};
export type Concerned = RowOf<typeof concernedRow>;

/** Debts that one query sums up, the largest first. */
const mostDebts = 3_000;
/** Devices that one query for the last seen goes through. */
const mostPeople = 2_000;

/** Debtors of orders that are over, the largest debt first. */
export function readDebtors(db: Db, most: number): Promise<Concerned[]> {
  return db.rows(concernedRow)`
    select o.account_id as "userId", kobo_sum(sum(debt.kobo)) as "owedKobo", null::timestamptz as at
    from (select subject, kobo from ledger_balance where kind = 'customer_owes' and kobo > 0
        order by kobo desc limit ${mostDebts}) as debt
      cross join lateral (select account_id from customer_order where id = debt.subject
        and account_id is not null and status in ('delivered', 'completed', 'cancelled', 'failed') offset 0) as o
    group by o.account_id order by 2 desc, 1 limit ${most}`;
}

/** Muted people, the longest mute first; expired mutes are deleted by a job, so these are few. */
export function readMuted(db: Db, now: Date, most: number): Promise<Concerned[]> {
  return db.rows(concernedRow)`
    select account_id as "userId", null::bigint as "owedKobo", until as at from chat_mute
    where account_id is not null and until > ${now} order by until desc, account_id limit ${most}`;
}

/** Accounts seen last. */
export function readLastSeen(db: Db, most: number): Promise<Concerned[]> {
  return db.rows(concernedRow)`
    select account_id as "userId", null::bigint as "owedKobo", max(last_seen_at) as at
    from (select account_id, last_seen_at from session order by last_seen_at desc limit ${mostPeople}) as seen
    group by account_id order by 3 desc, 1 limit ${most}`;
}
