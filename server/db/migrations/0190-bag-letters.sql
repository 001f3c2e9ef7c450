-- outside a transaction: people are at work on it.
-- The letter on an order's bag, and the agent who wrote it there: given with the order, and never another's while the
-- order is under way. An order that the version before gave to somebody has none.
alter table customer_order add column if not exists bag text;
alter table customer_order add column if not exists bagged_by uuid;

alter table customer_order drop constraint if exists a_bag_has_one_letter;
alter table customer_order add constraint a_bag_has_one_letter
  check (bag ~ '^[A-Z]$' and bagged_by is not null or bag is null) not valid;
alter table customer_order validate constraint a_bag_has_one_letter;

create unique index concurrently if not exists one_bag_for_a_letter
  on customer_order (bagged_by, bag) where is_under_way and bag is not null;
