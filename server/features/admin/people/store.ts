import type { UserId } from '#contract/accounts/schema.ts';
import type { Kobo } from '#contract/kobo.ts';
import type { Db } from '#server/db/database.ts';

export interface Concerned {
  userId: UserId;
  owedKobo: Kobo | null;
  at: Date | null;
}

/** How many debts one look sums up, the largest first. */
const mostDebts = 3_000;
/** How many devices one look at the last comers goes through. */
const mostSeen = 2_000;

/** Who owes for orders that are over, the largest debt first. */
export function readDebtors(db: Db, most: number): Promise<Concerned[]> {
  return db<Concerned[]>`
    select o.account_id as "userId", kobo_sum(sum(debt.kobo)) as "owedKobo", null as at
    from (select subject, kobo from ledger_balance where kind = 'customer_owes' and kobo > 0
        order by kobo desc limit ${mostDebts}) as debt
      cross join lateral (select account_id from customer_order where id = debt.subject
        and account_id is not null and status in ('delivered', 'completed', 'cancelled', 'failed') offset 0) as o
    group by o.account_id order by 2 desc, 1 limit ${most}`;
}

/** Who cannot write in chats, the longest first; what is over is deleted by the clock, so these are few. */
export function readMuted(db: Db, now: Date, most: number): Promise<Concerned[]> {
  return db<Concerned[]>`
    select account_id as "userId", null::bigint as "owedKobo", until as at from chat_mute
    where account_id is not null and until > ${now} order by until desc, account_id limit ${most}`;
}

/** Who was here last. */
export function readLastSeen(db: Db, most: number): Promise<Concerned[]> {
  return db<Concerned[]>`
    select account_id as "userId", null::bigint as "owedKobo", max(last_seen_at) as at
    from (select account_id, last_seen_at from session order by last_seen_at desc limit ${mostSeen}) as seen
    group by account_id order by 3 desc, 1 limit ${most}`;
}
