import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { markChangedDays } from '#server/features/analytics/reckoning/mark-days.ts';
import { sayWhatHappened } from '#server/features/chat/reactions.ts';
import { writeNotices } from '#server/features/notifications/reactions.ts';
import { storeSearch } from '#server/features/orders/search/search-words.ts';
import { numberWaiting } from '#server/outbox/published-store.ts';
import { cpuSeconds, cpuSecondsOfFamily } from '../programs/cpu-time.ts';
import type { PostgresServer } from '../programs/postgres-server.ts';

const batch = 500;

/** Readers take one event after the other, and so bound the throughput of one database. */
const readers: Readonly<Record<string, (db: Database) => Promise<void>>> = {
  'the relay numbers': async (db) => {
    while ((await inTransaction(db, (transaction) => numberWaiting(transaction, batch))).length > 0);
  },
  notifications: writeNotices,
  chat: sayWhatHappened,
  analytics: markChangedDays,
  'order search': storeSearch,
};

/** Milliseconds of processor, here and in the database, that each of them takes for one event. */
export async function whatHandingOnTakes(
  db: Database,
  postgres: PostgresServer,
  events: number,
): Promise<Record<string, number>> {
  await db`
    insert into outbox_event (topics, kind, name, payload)
    select array['order:' || id, 'orders'], 'order.' || action, 'order.' || status,
      jsonb_build_object('orderId', id, 'code', code, 'action', action, 'status', status, 'version', 2)
    from (
      select id, code, number, case number % 2 when 0 then 'confirm' else 'deliver' end as action,
        case number % 2 when 0 then 'confirmed' else 'delivered' end as status
      from customer_order order by number limit ${events}) as moved
    order by number`;
  const used = () => cpuSeconds(process.pid) + cpuSecondsOfFamily(postgres.pid);
  const taken: Record<string, number> = {};
  for (const [name, read] of Object.entries(readers)) {
    const before = used();
    await read(db);
    taken[name] = ((used() - before) * 1000) / events;
  }
  return taken;
}
