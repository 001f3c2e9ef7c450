import type { OrderCode } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Loss } from './loss.ts';

type Planted = [what: string, kind: Loss['kind'], plant: (held: Db) => Promise<unknown>];

/** Losses, doubles and omissions planted for this order, each with the kind that must be found. */
export function plantedIn(code: OrderCode): Planted[] {
  const order = (held: Db) => held`(select id from customer_order where code = ${code})`;
  return [
    ['an order', 'write-lost', (held) => held`delete from customer_order where code = ${code}`],
    [
      'a line of an order',
      'impossible-order',
      (held) => held`
    delete from order_item where order_id = ${order(held)} and position = 0`,
    ],
    [
      'a step of a run',
      'write-lost',
      (held) => held`
    delete from item_step where id = (select min(id) from item_step where step = 'find')`,
    ],
    ['a payment', 'write-lost', (held) => held`delete from payment`],
    ['a message', 'write-lost', (held) => held`delete from chat_message where side = 'agent'`],
    ['the picture of a message', 'write-lost', (held) => held`delete from chat_picture`],
    ['a claim', 'write-lost', (held) => held`delete from claim`],
    ['a rating', 'write-lost', (held) => held`update customer_order set stars = null where code = ${code}`],
    [
      'an answer to a question',
      'write-lost',
      (held) => held`
    update item_question set answer = 'silence' where answer = 'yes'`,
    ],
    [
      'what the audit says of a setting',
      'write-lost',
      (held) => held`
    delete from audit_entry where action = 'changeSetting'`,
    ],
    [
      'an agent’s float',
      'write-lost',
      (held) => held`delete from ledger_posting where what = 'float-issued'`,
    ],
    ['an account', 'write-lost', (held) => held`delete from account where username = 'Amaka the first'`],
    [
      'a step taken twice',
      'write-twice',
      (held) => held`
    insert into item_step (order_id, item_id, step, status, at, phone_at, mover, actor_id, kobo)
    select order_id, item_id, step, status, at, phone_at, mover, actor_id, kobo from item_step
    where step = 'find' limit 1`,
    ],
    [
      'an order placed twice',
      'write-twice',
      (held) => held`
    update customer_order set request_hash = (select request_hash from customer_order where code = ${code})`,
    ],
    [
      'a message said twice',
      'write-twice',
      (held) => held`
    insert into chat_message (conversation_id, number, side, author_id, text, at)
    select conversation_id, number + 1000, side, author_id, text, at from chat_message where side = 'agent'`,
    ],
    [
      'a missing step of a story',
      'impossible-order',
      (held) => held`
    delete from order_event where order_id = ${order(held)} and action = 'pickUp'`,
    ],
    [
      'a state that no step leads to',
      'impossible-order',
      (held) => held`
    update customer_order set status = 'shopping', open_claims = 0, stars = null where code = ${code}`,
    ],
    [
      'a step that nobody may take',
      'impossible-order',
      (held) => held`
    update order_event set mover = 'customer' where order_id = ${order(held)} and action = 'setOff'`,
    ],
    [
      'a line that stands as nothing made it',
      'impossible-item',
      (held) => held`
    update order_item set status = 'short' where order_id = ${order(held)} and position = 0`,
    ],
    [
      'a line of the book',
      'book-differs',
      (held) => held`
    delete from ledger_line where ctid = (select ctid from ledger_line where subject is not null limit 1)`,
    ],
    [
      'a kobo more in the book',
      'book-differs',
      (held) => held`
    update ledger_line set kobo = kobo + 1 where ctid = (select min(ctid) from ledger_line)`,
    ],
    [
      'a balance that no line moved',
      'book-differs',
      (held) => held`
    update ledger_balance set kobo = kobo + 100 where ctid = (select min(ctid) from ledger_balance)`,
    ],
    [
      'a bill that the book does not know',
      'book-differs',
      (held) => held`
    update order_item set paid_kobo = paid_kobo + 500 where paid_kobo is not null and order_id = ${order(held)}`,
    ],
    [
      'money of the provider booked twice',
      'provider-differs',
      (held) => held`
    insert into ledger_posting (key, what, order_id, movement)
    select key || ' again', what, order_id, movement from ledger_posting where what = 'paid-online'`,
    ],
    ['an event', 'event-lost', (held) => held`delete from outbox_event where kind = 'order.deliver'`],
    [
      'an event that nobody orders',
      'event-lost',
      (held) => held`
    delete from outbox_event where number = (select min(number) + 1 from outbox_event)`,
    ],
    [
      'an event without a number',
      'event-waits',
      (held) => held`
    update outbox_event set number = null where number = (select max(number) from outbox_event)`,
    ],
    [
      'a reader that stopped',
      'event-waits',
      (held) => held`
    update outbox_reader set number = number - 1 where name = 'notifications'`,
    ],
    [
      'a city that a reader holds up',
      'event-waits',
      (held) => held`
    insert into outbox_held (reader, lane, number, failures) values ('chat', 'house', 1, 1)`,
    ],
    [
      'an event that a reader passed over',
      'event-lost',
      (held) => held`
    insert into outbox_passed_over (reader, number, kind, payload, why)
    values ('chat', 1, 'order.place', '{}', 'a fishbone')`,
    ],
    [
      'an offer past its end',
      'overdue',
      (held) => held`
    insert into offer (user_id, market_id, part, made_at, ends_at)
    select user_id, market_id, 'whole', now() - interval '9 minutes', now() - interval '8 minutes'
    from agent_market limit 1`,
    ],
    [
      'an unpaid order that does not lapse',
      'overdue',
      (held) => held`
    update customer_order set status = 'placed', open_claims = 0, stars = null, status_since = now() - interval '40 minutes' where code = ${code}`,
    ],
    [
      'a delivered order that is never completed',
      'overdue',
      (held) => held`
    update customer_order set open_claims = 0, status_since = now() - interval '25 hours' where code = ${code}`,
    ],
    [
      'a question that nobody ends',
      'overdue',
      (held) => held`
    update item_question set answer = null, answered_at = null, answer_by = now() - interval '9 minutes'`,
    ],
    [
      'a payment that nobody looks at',
      'overdue',
      (held) => held`
    update payment set next_look_at = now() - interval '9 minutes'`,
    ],
    [
      'a notice under a dead lease',
      'overdue',
      (held) => held`
    with told as (
      insert into notice (account_id, kind, facts, tag, breaks_quiet, falls_back, made_at, expires_at)
      select id, 'test', '{}', 'a', false, false, now(), now() + interval '1 hour' from account limit 1
      returning id)
    insert into notice_delivery (notice_id, kind, way, rank, due_at, leased_until)
    select id, 'test', 'sms', 0, now() - interval '9 minutes', now() - interval '8 minutes' from told`,
    ],
    [
      'a refund that nobody sends',
      'overdue',
      (held) => held`
    insert into refund (id, order_id, kobo, made_at, next_try_at)
    values (gen_random_uuid(), ${order(held)}, 100, now(), now() - interval '9 minutes')`,
    ],
    ['the row of a picture', 'write-lost', (held) => held`delete from picture`],
  ];
}
