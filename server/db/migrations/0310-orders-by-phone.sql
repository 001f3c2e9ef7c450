-- outside a transaction: people are at work on it.
-- Who of the staff typed it for a customer on the phone; nothing where its customer placed it.
alter table customer_order add column if not exists placed_by_id uuid;

alter table customer_order drop constraint if exists phone_orders_are_placed_by_an_account;
alter table customer_order add constraint phone_orders_are_placed_by_an_account
  foreign key (placed_by_id) references account (id) not valid;
alter table customer_order validate constraint phone_orders_are_placed_by_an_account;

-- A caller's orders are looked up by the whole number, also for an admin of some cities, whose policies keep the indexes
-- over parts of a number out of use.
create index concurrently if not exists customer_order_phone on customer_order (customer_phone, number)
  where customer_phone is not null;
create index concurrently if not exists verified_phone_of_accounts on verified_phone (phone)
  where account_id is not null;
