import type { Db } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const waitingRow = {
  id: number,
  accountId: text,
};
type WaitingRow = RowOf<typeof waitingRow>;

/** Messages that wait for no more than that their reader sees them by themselves, and were not tried yet; the office's wait for a colleague. */
export function readWaitingForReader(
  db: Db,
  { rank, now, until, most }: { rank: number; now: Date; until: Date; most: number },
): Promise<WaitingRow[]> {
  return db.rows(waitingRow)`
    select delivery.id, notice.account_id as "accountId"
    from notice_delivery delivery join notice on notice.id = delivery.notice_id
    where delivery.state = 'waiting' and delivery.rank = ${rank}
      and delivery.due_at > ${now} and delivery.due_at <= ${until}
      and delivery.kind = 'chat-message' and delivery.tries = 0
      and notice.account_id is not null and notice.facts ->> 'to' <> 'staff'
    order by delivery.due_at, delivery.id limit ${most}`;
}

export async function makeDue(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db`
    update notice_delivery set due_at = least(due_at, ${now})
    where id = any(${[...ids]}::bigint[]) and state = 'waiting' and tries = 0`;
}
