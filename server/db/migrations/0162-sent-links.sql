-- outside a transaction: people are at work on these tables.
-- Hashes of the links that went out in messages about an order, the newest first; the one of its placing is link_hash.
alter table customer_order add column if not exists sent_link_hashes text[] not null default '{}';

alter table customer_order drop constraint if exists forgotten_people_leave_no_sent_link;
alter table customer_order add constraint forgotten_people_leave_no_sent_link check (
  customer_phone is not null or sent_link_hashes = '{}'
) not valid;
alter table customer_order validate constraint forgotten_people_leave_no_sent_link;
