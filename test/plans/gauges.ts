import { describe } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { features } from '#server/features.ts';
import { mostCounted } from '#server/metrics/gauges.ts';
import { outboxGauges } from '#server/outbox/gauges.ts';
import { openWatchedDataset, testPlans, type Question } from './bounded.ts';
import { insertManyOrders } from '../datasets/orders.ts';

// Twice, for a count and for an age, and a little around it.
const most = 3 * mostCounted;

const questions: Question<void>[] = [outboxGauges, ...features.flatMap(({ gauges }) => gauges ?? [])].map(
  ({ named, read }) => [named.map(({ name }) => name).join(', '), most, read],
);

// A handful of rows, which PostgreSQL reads faster whole than by an index.
const small = new Set([
  'outbox_reader',
  'outbox_held',
  'outbox_passed_over',
  'books_check',
  'shift',
  'refund',
]);

/** However much there is, whoever scrapes has a bounded answer. */
export function describeGaugePlans({ orders, rows }: { orders: number; rows: number }): void {
  describe(`over ${orders.toLocaleString('en')} orders and ${rows.toLocaleString('en')} that wait`, () => {
    const dataset = openWatchedDataset<void>(async (db) => {
      await insertManyOrders(db, orders);
      await insertWaiting(db, rows);
    });

    testPlans(dataset, questions, small);
  });
}

/** Waiting rows: events without a number, due notices, a payment and an alarm of every order, and sent codes. */
async function insertWaiting(db: Database, rows: number): Promise<void> {
  await db`
    insert into outbox_event (topics, kind, payload, number, written_at)
    select '{orders}', 'order.place', '{}', case when n <= ${rows / 2} then n end, now() - interval '1 hour'
    from generate_series(1, ${rows}::int) as n`;
  await db`
    insert into payment (id, order_id, kobo, opened_at, next_look_at)
    select gen_random_uuid(), id, 1000, now() - interval '1 hour', case when number % 2 = 0 then now() end
    from customer_order`;
  await db`
    insert into notice (order_id, kind, facts, tag, breaks_quiet, falls_back, made_at, expires_at)
    select id, 'confirmed', '{}', 'x', false, false, now(), now()
    from customer_order, generate_series(1, ${rows} / (select count(*)::int from customer_order))`;
  await db`
    insert into notice_delivery (notice_id, kind, way, state, rank, due_at, settled_at)
    select id, kind, 'sms', case id % 3 when 0 then 'waiting' when 1 then 'failed' else 'sent' end, id % 3,
      now() - interval '1 hour', case when id % 3 > 0 then now() end
    from notice`;
  await db`
    insert into alarm (kind, order_id, about, raised_at, settled_at)
    select 'running-late', id, '', now(), case when is_under_way then null else now() end from customer_order`;
  await db`
    insert into phone_code (phone, device_hash, language, asked_at, ended_at, sms_state, sms_settled_at, sms_parts)
    select '+23480' || lpad(n::text, 8, '0'), 'device ' || n, 'pcm', now() - n * interval '1 minute', now(), 'sent',
      now(), 1
    from generate_series(1, ${rows}::int) as n`;
  await db.unsafe('analyze outbox_event, payment, notice, notice_delivery, alarm, phone_code');
}
