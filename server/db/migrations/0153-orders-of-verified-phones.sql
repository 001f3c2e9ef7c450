-- outside a transaction: people are at work on these tables.
-- Whether the number was verified for whoever ordered; nothing: from before anybody asked.
alter table customer_order add column if not exists phone_verified boolean;
-- Of an unverified order at the door: its device and its address as hashes, and which of the two places of each it takes.
alter table customer_order add column if not exists placed_on text;
alter table customer_order add column if not exists placed_from text;
alter table customer_order add column if not exists device_place smallint;
alter table customer_order add column if not exists address_place smallint;
-- Until when it waits for a call to its number.
alter table customer_order add column if not exists call_by timestamptz;

alter table customer_order drop constraint if exists unverified_orders_take_a_place;
alter table customer_order add constraint unverified_orders_take_a_place check (
  phone_verified is distinct from false or pay_way <> 'on_delivery'
  or (device_place between 1 and 2 and address_place between 1 and 2 and num_nulls(device_place, address_place) = 0)
) not valid;
alter table customer_order validate constraint unverified_orders_take_a_place;

alter table customer_order drop constraint if exists only_unverified_numbers_are_called_first;
alter table customer_order add constraint only_unverified_numbers_are_called_first check (
  call_by is null or status <> 'placed' or (phone_verified is false and pay_way = 'on_delivery')
) not valid;
alter table customer_order validate constraint only_unverified_numbers_are_called_first;

-- However many requests race.
create unique index concurrently if not exists one_open_order_a_verified_phone on customer_order (customer_phone)
  where is_under_way and pay_way = 'on_delivery' and phone_verified;
create unique index concurrently if not exists two_unverified_orders_a_device on customer_order (placed_on, device_place)
  where is_under_way and pay_way = 'on_delivery' and not phone_verified;
create unique index concurrently if not exists two_unverified_orders_an_address on customer_order (placed_from, address_place)
  where is_under_way and pay_way = 'on_delivery' and not phone_verified;

-- A stranger's order with somebody's number must not keep theirs out.
drop index concurrently if exists one_open_order_a_phone;
